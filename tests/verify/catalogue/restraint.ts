import { contract } from '@app/contract'
import { as, asked, covers } from '../covers.ts'

const { restraint: calls } = contract
const DAY_S = 86_400
const weekly = { kind: 'loss', span: 'week' } as const

export const restraint = [
  covers(calls.takeRest, {
    SUCCESS: asked(calls.takeRest, { kind: 'coolOff', days: 7 }),
    WARNING: async ({ site }) => {
      await as(site, 'vip5', calls.takeRest, { kind: 'coolOff', days: 7 })
      return as(site, 'vip5', calls.takeRest, { kind: 'coolOff', days: 1 })
    },
  }),
  covers(calls.info, { SUCCESS: asked(calls.info, {}) }),
  covers(calls.setMoneyLimit, { SUCCESS: asked(calls.setMoneyLimit, { kind: 'deposit', limit: '1000' }) }),
  covers(calls.setTimeLimit, { SUCCESS: asked(calls.setTimeLimit, { minutes: 60 }) }),
  covers(calls.dropPending, { SUCCESS: asked(calls.dropPending, { kind: 'time' }) }),
  covers(calls.confirmPending, {
    SUCCESS: async ({ site }) => {
      for (const limit of ['100', '200']) await as(site, 'vip5', calls.setMoneyLimit, { ...weekly, limit })
      await site.advance(DAY_S)
      return as(site, 'vip5', calls.confirmPending, weekly)
    },
    WARNING: asked(calls.confirmPending, { kind: 'loss' }),
  }),
  covers(calls.review, { SUCCESS: asked(calls.review, {}, 'fresh01') }),
  covers(calls.setReality, { SUCCESS: asked(calls.setReality, { minutes: 30 }) }),
  covers(calls.beat, { SUCCESS: asked(calls.beat, {}) }),
  covers(calls.history, { SUCCESS: asked(calls.history, { days: 7 }) }),
]
