import type { ChannelRequest } from '@app/contract/sport/channel'
import { parsePrice } from '@app/contract/sport/odds'
import type { RefusalReason } from '@app/contract/sport/reasons'
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
