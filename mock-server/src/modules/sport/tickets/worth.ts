import { fromCents } from '@app/contract/kit/cents'
import { fairWorth, cashOutOffer, type LegWorth } from '@app/contract/sport/settle/cashOut'
import type { CashOutQuote } from '@app/contract/sport/channelParts'
import type { RefusalReason } from '@app/contract/sport/reasons'
import { isNegative } from '@app/contract/sport/market/odds'
import { effectiveOddsType } from '@app/contract/sport/market/markets'
import { outcomeOf } from '@app/contract/sport/settle/results'
import { isChampionGid, type Champions } from '../board/champions.ts'
import type { OutcomeChances } from '../board/chances.rules.ts'
import type { SportMatch } from '../match.rules.ts'
import { isClosable } from '../board/present.rules.ts'
import { chancesOf, outlookOf } from '../board/outlook.ts'
import type { Programme } from '../board/programme.ts'
import { legResult } from '../settle/settle.rules.ts'
import type { LegRow, TicketRow } from '../sport.store.ts'

/** How a leg stands at a moment: its chances, and whether bets are held on its match. */
export interface LegStanding {
  chances: OutcomeChances | undefined
  isHeld: boolean
}

/** What tickets are worth: by the model's chances of each leg at a moment. */
export const openWorth = (programme: Programme, champions: Champions) => {
  const ofMatch = (match: SportMatch, leg: LegRow, at: number): LegStanding => {
    const state = programme.state(match, at)
    const decided = outcomeOf(legResult({ ...leg, sport: match.sport }, state, null)?.result ?? '')
    if (decided) return { chances: { [decided]: 1 }, isHeld: false }
    const chances = chancesOf(outlookOf(programme, match, at), leg)
    return { chances, isHeld: state.suspended || (state.status !== 'live' && state.status !== 'scheduled') }
  }
  const standing = (leg: LegRow, at: number): LegStanding => {
    if (isChampionGid(leg.gid)) {
      const chance = champions.chance(leg.gid, leg.w, at)
      return { chances: chance === undefined ? undefined : { W: chance, L: 1 - chance }, isHeld: false }
    }
    const match = programme.find(leg.gid)
    return match ? ofMatch(match, leg, at) : { chances: undefined, isHeld: false }
  }

  /** What one bet risks, to the fraction of a cent: on a negative price the stake is what is won. Parts of a stake add up. */
  const perBet = ({ kind, oddsType, stakeCents }: TicketRow, [leg]: readonly LegRow[]): number =>
    kind === 'single' && isNegative(leg!.k, effectiveOddsType(leg!.wtype, oddsType))
      ? (stakeCents * 100) / leg!.k
      : stakeCents
  const worthOf = (
    ticket: TicketRow,
    legs: readonly LegRow[],
    chances: readonly OutcomeChances[],
  ): number => {
    const worths: LegWorth[] = legs.map((leg, index) => ({
      chances: chances[index]!,
      k: leg.k / 100,
    }))
    return fairWorth(perBet(ticket, legs), worths, ticket.system?.sizes)
  }

  /** What an open ticket can be closed for now; a reason where it can't. */
  const offer = (
    ticket: TicketRow,
    legs: readonly LegRow[],
    now: number,
  ): { cents: number; reason: RefusalReason | null } => {
    const none = (reason: RefusalReason) => ({ cents: 0, reason })
    if (ticket.state === 'delay') return none('pendingConfirmation')
    if (!isClosable(ticket)) return none('cashOutClosed')
    const chances: OutcomeChances[] = []
    for (const leg of legs) {
      const settled = outcomeOf(leg.result ?? '')
      if (settled) {
        chances.push({ [settled]: 1 })
        continue
      }
      const stands = standing(leg, now)
      if (!stands.chances) return none('cashOutClosed')
      // A match that is over waits for its result: what is known can't be sold any more.
      if (Object.values(stands.chances).includes(1)) return none('cashOutClosed')
      if (stands.isHeld) return none('suspended')
      chances.push(stands.chances)
    }
    const most = ticket.riskCents + ticket.winCents
    const cents = cashOutOffer(worthOf(ticket, legs, chances), most)
    return cents > 0 ? { cents, reason: null } : none('cashOutClosed')
  }

  return {
    standing,
    worthOf,
    offer,
    quote: (ticket: TicketRow, legs: readonly LegRow[], now: number): CashOutQuote => {
      const { cents, reason } = offer(ticket, legs, now)
      return { ticket_id: ticket.ticketId, amount: cents > 0 ? fromCents(cents) : '', reason }
    },
  }
}

export type Worth = ReturnType<typeof openWorth>
