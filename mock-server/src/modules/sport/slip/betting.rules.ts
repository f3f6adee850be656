import type { ChannelRequest } from '@app/contract/sport/channel'
import { parsePrice } from '@app/contract/sport/market/odds'
import { type Danger, dangers, type RefusalReason } from '@app/contract/sport/reasons'
import type { MatchEvent } from '../model/match.ts'
import type { Standing } from './standing.ts'

export type Accept = ChannelRequest<'bet'>['autoAccept']

/** Why a selection can't be bet on as the player saw it. A moved line always asks again, whatever is accepted. */
export const selectionProblem = (
  seen: ChannelRequest<'bet_parlay'>['entries'][number],
  now: Standing,
  accept: Accept,
): RefusalReason | undefined => {
  if (now.active !== 'open') return now.active
  if (now.line !== seen.line) return 'oddsChanged'
  const before = parsePrice(seen.k)
  if (before === now.k || accept === 'any') return undefined
  return accept === 'better' && before !== undefined && now.k > before ? undefined : 'oddsChanged'
}

/**
 * What refuses a bet that waits. Not what is played out by turns (a set, a run, the end of a match): when a rally is about to end can
 * be foretold, so that whoever bets against the one who may end it would lose his bets only when they are refused.
 */
const refusing = ({ type, danger }: MatchEvent): Danger | undefined =>
  danger === 'var' ? 'var' : dangers.find((one) => one === type)

/** What of the events between two seconds of a match, the first excluded, refuses the bets that wait. */
export const dangerIn = (events: readonly MatchEvent[], from: number, until: number): Danger | undefined =>
  events
    .filter(({ at }) => at > from && at <= until)
    .map(refusing)
    .find((danger) => danger !== undefined)
