import { STATUS, type StatusName } from '@app/contract/kit/status'
import { SAME_WRITE_WITHIN } from '../../../mock-server/src/kit/frequency.ts'
import { isOrder } from '../faults/fault.ts'
import type { Call } from '../faults/network.ts'
import { isForgetful, type Law } from './scene.ts'

/** What no honest client is answered in the end: its doing was dated wrongly, malformed, or hasty. */
const BLAMED: readonly StatusName[] = [
  'ACCESS_DENIED',
  'ILLEGAL_PARAMETER',
  'INVALID_PARAMETER',
  'PARAMETER_ERROR',
  'FREQUENT_SUBMISSION',
]
const BLAMES = new Map<number, StatusName>(BLAMED.map((name) => [STATUS[name].code, name]))

/** Two presses within this time are one wish. */
const WISH_MS = 300
/** A job that is due is done with the next tick. */
const TICK_MS = 1_000

const LAUNCH = '/game/api/v1/venue/launch'
/** Who can't be known is nobody: whatever becomes of this call but an answer is a log-out. */
const PROFILE = '/site/api/v1/user/member/info'

export const OUTCOME = '/fd/api/v1/transactions/queryRequestOutcome'

const rest = ({ path, status, at }: Call) => `${path} ${status} at ${at}`

/** Movements that a thing brings about once, by its number. */
const ONCE = "'bet', 'betRefund', 'settlement', 'withdrawLock', 'deposit'"
const TWICE = `select verb || ' ' || ref as what from movements where at >= ? and verb in (${ONCE})
  and ref not in (select ref from movements where verb = 'correction')
  group by verb, ref having count(*) > 1 limit 1`
const UNPAID = `select 'ticket ' || ticket_id as what from sport_tickets where placed_at >= ? and part_of is null
  and ticket_id not in (select ref from movements where verb = 'bet' and at >= ?) limit 1`

/** What both sides owe each other. */
export const BOTH: readonly Law[] = [
  {
    name: 'understood',
    broken: ({ calls, player }) => {
      const last = new Map(calls.map((call) => [call.requestId, call]))
      // Whoever asked may have gone, and another asked the same after him.
      const isMade = ({ path, at }: Call) =>
        calls.some((one) => one.path === path && one.at >= at && one.status === STATUS.SUCCESS.code)
      // Of two that were sent far from each other the first may have been held up on the way.
      const isHasty = (call: Call) =>
        player.network.calls.some(
          (one) => one.path === call.path && one.at < call.at && call.at - one.at < SAME_WRITE_WITHIN,
        )
      // What came late, or was meddled with, may be refused.
      const found = [...last.values()].find(
        (call) =>
          call.fate === 'through' &&
          !call.isMet &&
          !call.isLeft &&
          BLAMES.has(call.status ?? 0) &&
          (BLAMES.get(call.status!) !== 'FREQUENT_SUBMISSION' || isHasty(call)) &&
          !isMade(call),
      )
      return found && `${rest(found)}: ${BLAMES.get(found.status!)}`
    },
  },
  {
    name: 'once',
    broken: ({ calls }) => {
      // What became of one may be asked as often as one likes.
      const orders = calls.filter((call) => isOrder(call) && call.path !== OUTCOME)
      // A channel that was lost is entered anew, and what it has refused is sent again.
      const isEntered = (one: Call, call: Call) =>
        one.status !== STATUS.SUCCESS.code &&
        calls.some(({ path, at }) => path === LAUNCH && at > one.at && at < call.at)
      const again = orders.find((call, index) =>
        orders
          .slice(0, index)
          .some(
            (one) =>
              one.path === call.path &&
              one.requestId !== call.requestId &&
              call.at - one.at < WISH_MS &&
              !isEntered(one, call),
          ),
      )
      return again && `sent twice: ${rest(again)}`
    },
  },
  {
    name: 'word',
    broken: ({ player: { network } }) => {
      for (const { path, body, answer, doneAt = 0 } of network.calls) {
        if (path !== OUTCOME || !answer?.includes('"state":"never"')) continue
        const taken = network.calls.find(
          (call) =>
            call.doneAt! >= doneAt && call.status === STATUS.SUCCESS.code && body.includes(call.requestId),
        )
        if (taken) return `told to have never arrived, and taken: ${rest(taken)}`
      }
      return undefined
    },
  },
  {
    name: 'stays',
    broken: ({ player, was, action, calls }) => {
      if (!was || player.isMember() || action.name === 'logout') return undefined
      // [GUARD-01]
      const isUnknown = calls.some(
        ({ refusal, path, fate, isMet }) =>
          refusal === 'LOGIN_EXPIRED' || (path === PROFILE && (isMet || fate !== 'through')),
      )
      return isUnknown ? undefined : `${was} was sent away`
    },
  },
  {
    name: 'place',
    broken: (scene) => {
      const { tabs, isMember } = scene.player
      const own = tabs.find(({ window }) => window.location.pathname.startsWith('/mine/'))
      if (!own || isMember() || isForgetful(scene)) return undefined
      return `nobody is at ${own.window.location.pathname}`
    },
  },
  {
    name: 'due',
    broken: ({ player }) => {
      const { jobs, clock } = player.server.world()
      const late = jobs.waiting().find(({ dueAt }) => dueAt < clock.now() - TICK_MS)
      return late && `${late.kind} was due ${clock.now() - late.dueAt} ms ago`
    },
  },
  {
    name: 'booked',
    broken: ({ player, journey: { startMs } }) => {
      const { sqlite } = player.server.world().db
      const read = (text: string, ...times: number[]) =>
        (sqlite.prepare(text).get(...times) as { what: string } | undefined)?.what
      const [twice, unpaid] = [read(TWICE, startMs), read(UNPAID, startMs, startMs)]
      return (twice && `booked twice: ${twice}`) ?? (unpaid && `nobody has paid: ${unpaid}`)
    },
  },
]
