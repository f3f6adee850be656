import { fromCents, toCents } from '@app/contract/kit/cents'
import type { ChannelData, ChannelRequest } from '@app/contract/sport/channel'
import type { OddsType } from '@app/contract/sport/codes'
import { MIN_STAKE_CENTS } from '@app/contract/sport/limits'
import { isCombinable } from '@app/contract/sport/markets'
import { effectiveOddsType, hundredthsText, parsePrice, quote } from '@app/contract/sport/odds'
import { combinedOdds, largestParlayStake, parlayQuote } from '@app/contract/sport/parlay'
import type { RefusalReason } from '@app/contract/sport/reasons'
import { stakeProblem, type StakeLimits } from '@app/contract/sport/stake'
import type { SportDeps } from './deps.ts'
import { CHANNEL } from './settlement.ts'
import type { Standing, Standings } from './standing.ts'
import type { Tickets } from './tickets.ts'

type Quoted = ChannelRequest<'bet_parlay'>['entries'][number]
type Placed = ChannelData<'bet'>['entries'][number]
type Accept = ChannelRequest<'bet'>['autoAccept']

/** Views and takes bets: everything is checked against the present, whatever the player saw. */
export const openBetting = (
  { clock, wallet, ownProblem }: SportDeps,
  { standing, limitsOf, seriesLimits, view }: Standings,
  { legFor, place }: Tickets,
) => {
  /** Why the selection can't be bet on as the player saw it. A moved line always asks again, whatever is accepted. */
  const selectionProblem = (seen: Quoted, now: Standing, accept: Accept): RefusalReason | undefined => {
    if (now.active !== 'open') return now.active
    if (now.line !== seen.line) return 'oddsChanged'
    const before = parsePrice(seen.k)
    if (before === now.k || accept === 'any') return undefined
    return accept === 'better' && before !== undefined && now.k > before ? undefined : 'oddsChanged'
  }

  const refused = (reason: RefusalReason, now: Standing): Placed => ({
    ticket_id: '',
    active: 'refused',
    reason,
    k: now.k > 0 ? hundredthsText(now.k) : '',
    line: now.line,
    risk: '0.00',
    win: '0.00',
    confirmAt: clock.now(),
  })

  const single = (
    memberId: number,
    entry: ChannelRequest<'bet'>['entries'][number],
    oddsType: OddsType,
    autoAccept: Accept,
  ): Placed => {
    const now = standing(entry)
    const problem = selectionProblem(entry, now, autoAccept)
    if (problem) return refused(problem, now)
    const type = effectiveOddsType(entry.wtype, oddsType)
    const stakeCents = toCents(entry.stake)
    const { riskCents, winCents } = quote(now.k, type, stakeCents)
    const wrong =
      stakeProblem(now.k, type, stakeCents, limitsOf(memberId, now.match!)) ?? ownProblem(memberId, riskCents)
    if (wrong) return refused(wrong, now)
    const placed = place(memberId, { kind: 'single', oddsType, stakeCents, riskCents, winCents }, [
      legFor(entry, now),
    ])
    return {
      ...placed,
      k: hundredthsText(now.k),
      line: now.line,
      risk: fromCents(riskCents),
      win: fromCents(winCents),
    }
  }

  return {
    /** Entries as they stand now, with limits. */
    orderView: (
      memberId: number,
      { entries, mode, oddsType }: ChannelRequest<'order_view'>,
    ): ChannelData<'order_view'> => {
      const now = entries.map(standing)
      const matches = now.flatMap(({ match }) => match ?? [])
      const open = now.every(({ active }) => active === 'open')
      const limits = mode === 'series' ? seriesLimits(memberId, matches) : undefined
      const odds = now.map(({ k }) => k)
      return {
        entries: entries.map((ref, index) => view(memberId, ref, oddsType, now[index]!)),
        series: limits
          ? {
              odds: open ? combinedOdds(odds) : '',
              min: fromCents(MIN_STAKE_CENTS),
              max: fromCents(open ? largestParlayStake(odds, limits.maxCents, limits.capCents) : 0),
            }
          : null,
        systems: [],
        balance: fromCents(wallet.venueBalance(memberId, CHANNEL)),
      }
    },
    /** Singles: each entry stands on its own. */
    bet: (
      memberId: number,
      { entries, oddsType, autoAccept }: ChannelRequest<'bet'>,
    ): ChannelData<'bet'> => ({
      entries: entries.map((entry) => single(memberId, entry, oddsType, autoAccept)),
      balance: fromCents(wallet.venueBalance(memberId, CHANNEL)),
    }),
    /** One ticket over several matches, in Hong Kong odds. */
    betParlay: (
      memberId: number,
      { entries, stake, autoAccept }: ChannelRequest<'bet_parlay'>,
    ): ChannelData<'bet_parlay'> => {
      const now = entries.map(standing)
      const gids = now.flatMap(({ match }) => match?.gid ?? [])
      const structural: RefusalReason | undefined = entries.some(({ wtype }) => !isCombinable(wtype))
        ? 'notCombinable'
        : new Set(gids).size < gids.length
          ? 'sameMatch'
          : undefined
      const problem =
        structural ??
        entries.map((entry, index) => selectionProblem(entry, now[index]!, autoAccept)).find(Boolean)
      const odds = now.map(({ k }) => k)
      const stakeCents = toCents(stake)
      const { riskCents, winCents } = parlayQuote(stakeCents, odds)
      const limits = problem
        ? undefined
        : seriesLimits(
            memberId,
            now.map(({ match }) => match!),
          )
      const wrong = limits && (parlayProblem(stakeCents, winCents, limits) ?? ownProblem(memberId, riskCents))
      const reason = problem ?? wrong
      const ticket = reason
        ? { ...refused(reason, now[0]!), k: undefined, line: undefined }
        : {
            ...place(
              memberId,
              { kind: 'series', oddsType: 'H', stakeCents, riskCents, winCents },
              entries.map((entry, index) => legFor(entry, now[index]!)),
            ),
            risk: fromCents(riskCents),
            win: fromCents(winCents),
          }
      const { ticket_id, active, risk, win, confirmAt } = ticket
      return {
        ticket: { ticket_id, active, reason: reason ?? null, risk, win, confirmAt },
        entries: entries.map((ref, index) => view(memberId, ref, 'H', now[index]!)),
        balance: fromCents(wallet.venueBalance(memberId, CHANNEL)),
      }
    },
  }
}

const parlayProblem = (
  stakeCents: number,
  winCents: number,
  limits: StakeLimits,
): RefusalReason | undefined => {
  if (stakeCents < limits.minCents) return 'belowMin'
  if (stakeCents > limits.maxCents || winCents > limits.capCents) return 'aboveMax'
  return stakeCents > limits.balanceCents ? 'insufficientBalance' : undefined
}

export type Betting = ReturnType<typeof openBetting>
