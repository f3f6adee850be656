import { contract } from '@app/contract'
import type { AccountName } from '../accounts.data.ts'
import { type Backend, Broken } from '../backend.ts'
import { as, asked, covers, type Play } from '../covers.ts'
import { openChannel, wager } from '../steps/channel.ts'

const { vip: calls } = contract
const WEEK_S = 7 * 86_400
const receive = (name: AccountName): Play => asked(calls.vipWeekReceive, {}, name)
/** vip5 bets on matches that all are over a week later. */
const playedAWeekAgo = async (site: Backend) => {
  const channel = await openChannel(site)
  await channel.ask('bet', await wager(channel, '2000.00', 5))
  await site.advance(WEEK_S)
}

/** Takes a gift of this member's own list that is in this state; without a state its first. */
const take =
  (state?: 'claimable' | 'locked', name: AccountName = 'vip5'): Play =>
  async ({ site }) => {
    const { items } = (await as(site, name, calls.welfareList, {})).data
    const found = items.find((item) => state === undefined || item.state === state)
    if (!found)
      throw new Broken('vip.welfareList.response.items', `没有 ${state} 的福利 · no such gift`, state, items)
    return as(site, name, calls.welfareReceive, { id: found.id })
  }

export const vip = [
  // [EP-site-user.member.memberGradeConfigList]
  covers(calls.memberGradeConfigList, { SUCCESS: asked(calls.memberGradeConfigList, {}) }),
  // [EP-site-user.member.memberGradeInfoByGrade]
  covers(calls.memberGradeInfoByGrade, { SUCCESS: asked(calls.memberGradeInfoByGrade, { grade: 6 }) }),
  // [EP-site-user.member.getGameFanshuiHighLow]
  covers(calls.getGameFanshuiHighLow, { SUCCESS: asked(calls.getGameFanshuiHighLow, {}) }),
  // [EP-act-vipWeek.VipWeekInfo]
  covers(calls.vipWeekInfo, { SUCCESS: asked(calls.vipWeekInfo, {}) }),
  covers(calls.welfareList, { SUCCESS: asked(calls.welfareList, {}) }),
  covers(calls.vipWeekReceive, {
    SUCCESS: async ({ site }) => {
      if ((await as(site, 'vip5', calls.vipWeekInfo, {})).data.state !== 'claimable')
        await playedAWeekAgo(site)
      return receive('vip5')({ site })
    },
    WARNING: async ({ site }) => {
      await site.advance(2 * WEEK_S)
      return receive('vip5')({ site })
    },
    UNBOUND_PHONE: receive('fresh01'),
    BIND_REAL_NAME: receive('noname01'),
  }),
  covers(calls.welfareReceive, {
    SUCCESS: take('claimable'),
    WARNING: take('locked'),
    UNBOUND_PHONE: take(undefined, 'fresh01'),
    BIND_REAL_NAME: take(undefined, 'noname01'),
  }),
]
