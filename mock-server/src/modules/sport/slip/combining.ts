import { fromCents, toCents } from '@app/contract/kit/cents'
import type { ChannelData, ChannelRequest } from '@app/contract/sport/channel'
import { MIN_STAKE_CENTS } from '@app/contract/sport/slip/limits'
import { isCombinable } from '@app/contract/sport/market/markets'
import { CHAMPION } from '@app/contract/sport/market/markets'
import { parlayQuote } from '@app/contract/sport/slip/parlay'
import { hundredthsText } from '@app/contract/sport/market/odds'
import type { RefusalReason } from '@app/contract/sport/reasons'
import type { StakeLimits } from '@app/contract/sport/slip/stake'
import {
  largestSystemStake,
  systemBy,
  systemQuote,
  systemsOf,
  type System,
} from '@app/contract/sport/slip/system'
import { selectionProblem } from './betting.rules.ts'
import type { SportDeps } from '../deps.ts'
import { CHANNEL } from '../settle/settlement.ts'
import type { Standing, Standings } from './standing.ts'
import type { Tickets } from '../tickets/tickets.ts'

type Answer = ChannelData<'bet_parlay'>
type Combined = Pick<ChannelRequest<'bet_parlay'>, 'entries' | 'stake' | 'autoAccept'>

const stakeReason = (
  perBetCents: number,
  riskCents: number,
  winCents: number,
  limits: StakeLimits,
): RefusalReason | undefined => {
  if (perBetCents < limits.minCents) return 'belowMin'
  if (riskCents > limits.maxCents || winCents > limits.capCents) return 'aboveMax'
  return riskCents > limits.balanceCents ? 'insufficientBalance' : undefined
}

/** Parlays and systems: one ticket over several matches, in Hong Kong odds. */
export const openCombining = (
  { clock, wallet, ownProblem }: SportDeps,
  { standing, seriesLimits, view }: Standings,
  { legFor, place }: Tickets,
) => {
  const structure = (entries: Combined['entries'], now: readonly Standing[]): RefusalReason | undefined => {
    if (entries.some(({ wtype }) => wtype === CHAMPION)) return 'championOnly'
    if (entries.some(({ wtype }) => !isCombinable(wtype))) return 'notCombinable'
    const gids = now.flatMap(({ match }) => match?.gid ?? [])
    return new Set(gids).size < gids.length ? 'sameMatch' : undefined
  }

  const combine = (memberId: number, asked: Combined, system: System | undefined): Answer => {
    const { entries, stake, autoAccept } = asked
    const now = entries.map(standing)
    const odds = now.map(({ k }) => k)
    const stakeCents = toCents(stake)
    const problem =
      structure(entries, now) ??
      entries.map((entry, index) => selectionProblem(entry, now[index]!, autoAccept)).find(Boolean)
    const { riskCents, winCents } = system
      ? systemQuote(stakeCents, system, odds)
      : parlayQuote(stakeCents, odds)
    const reason =
      problem ??
      stakeReason(
        stakeCents,
        riskCents,
        winCents,
        seriesLimits(
          memberId,
          now.map(({ match }) => match!),
          entries.map(({ wtype }) => wtype),
        ),
      ) ??
      ownProblem(memberId, riskCents)
    const answer = (ticket: Answer['ticket']): Answer => ({
      ticket,
      entries: entries.map((ref, index) => view(memberId, ref, 'H', now[index]!)),
      balance: fromCents(wallet.playable(memberId, CHANNEL)),
    })
    if (reason)
      return answer({
        ticket_id: '',
        active: 'refused',
        reason,
        risk: '0.00',
        win: '0.00',
        confirmAt: clock.now(),
      })
    const placed = place(
      memberId,
      {
        kind: system ? 'system' : 'series',
        system: system ? { code: system.code, sizes: [...system.sizes], bets: system.bets } : null,
        oddsType: 'H',
        stakeCents,
        riskCents,
        winCents,
      },
      entries.map((entry, index) => legFor(entry, now[index]!)),
    )
    return answer({ ...placed, risk: fromCents(riskCents), win: fromCents(winCents) })
  }

  return {
    betParlay: (memberId: number, asked: ChannelRequest<'bet_parlay'>): Answer =>
      combine(memberId, asked, undefined),
    betSystem: (memberId: number, asked: ChannelRequest<'bet_system'>): Answer => {
      const system = systemBy(asked.system, asked.entries.length)
      if (system) return combine(memberId, asked, system)
      return {
        ticket: {
          ticket_id: '',
          active: 'refused',
          reason: 'systemUnknown',
          risk: '0.00',
          win: '0.00',
          confirmAt: clock.now(),
        },
        entries: asked.entries.map((ref) => view(memberId, ref, 'H', standing(ref))),
        balance: fromCents(wallet.playable(memberId, CHANNEL)),
      }
    },
    /** The systems that these selections can be combined to, with the largest stake of one bet. */
    offers: (
      entries: readonly { wtype: string }[],
      now: readonly Standing[],
      limits: StakeLimits,
    ): ChannelData<'order_view'>['systems'] => {
      const odds = now.map(({ k }) => k)
      const isOpen = now.every(({ active }) => active === 'open')
      if (!isOpen || entries.some(({ wtype }) => !isCombinable(wtype))) return []
      return systemsOf(odds.length).map((system) => ({
        code: system.code,
        sizes: [...system.sizes],
        bets: system.bets,
        min: fromCents(MIN_STAKE_CENTS),
        max: fromCents(largestSystemStake(system, odds, limits.maxCents, limits.capCents)),
        // One yuan a bet: what comes back is the price of the whole.
        odds: hundredthsText(systemQuote(100, system, odds).returnCents),
      }))
    },
  }
}

export type Combining = ReturnType<typeof openCombining>
