import { fromCents, toCents } from '@app/contract/kit/cents'
import type { ChannelData, ChannelRequest } from '@app/contract/sport/channel'
import type { OddsType } from '@app/contract/sport/codes'
import { MIN_STAKE_CENTS } from '@app/contract/sport/slip/limits'
import { hundredthsText, quote } from '@app/contract/sport/market/odds'
import { effectiveOddsType } from '@app/contract/sport/market/markets'
import { combinedOdds, largestParlayStake } from '@app/contract/sport/slip/parlay'
import type { RefusalReason } from '@app/contract/sport/reasons'
import { stakeProblem } from '@app/contract/sport/slip/stake'
import { selectionProblem, type Accept } from './betting.rules.ts'
import type { Combining } from './combining.ts'
import type { SportDeps } from '../deps.ts'
import { CHANNEL } from '../settle/settlement.ts'
import { quotedIn } from '../board/quoted.rules.ts'
import type { Standing, Standings } from './standing.ts'
import type { Tickets } from '../tickets/tickets.ts'

type Placed = ChannelData<'bet'>['entries'][number]

/** Views and takes bets: everything is checked against the present, whatever the player saw. */
export const openBetting = (
  { clock, wallet, ownProblem }: SportDeps,
  { standing, limitsOf, seriesLimits, view }: Standings,
  { legFor, place }: Tickets,
  combining: Combining,
) => {
  const priceOf = (wtype: string, now: Standing, oddsType: OddsType) => {
    const k = now.k > 0 ? hundredthsText(now.k) : ''
    return { k, ...quotedIn(wtype, k, oddsType) }
  }
  const refused = (reason: RefusalReason, now: Standing, price: ReturnType<typeof priceOf>): Placed => ({
    ticket_id: '',
    active: 'refused',
    reason,
    ...price,
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
    const price = priceOf(entry.wtype, now, oddsType)
    if (problem) return refused(problem, now, price)
    const type = effectiveOddsType(entry.wtype, oddsType)
    const stakeCents = toCents(entry.stake)
    const { riskCents, winCents } = quote(now.k, type, stakeCents)
    const wrong =
      stakeProblem(now.k, type, stakeCents, limitsOf(memberId, now.match!, entry.wtype)) ??
      ownProblem(memberId, riskCents)
    if (wrong) return refused(wrong, now, price)
    const placed = place(
      memberId,
      { kind: 'single', system: null, oddsType, stakeCents, riskCents, winCents },
      [legFor(entry, now)],
    )
    return {
      ...placed,
      ...price,
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
      const limits =
        mode === 'series'
          ? seriesLimits(
              memberId,
              matches,
              entries.flatMap(({ wtype }, at) => (now[at]!.match ? wtype : [])),
            )
          : undefined
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
        systems: limits ? combining.offers(entries, now, limits) : [],
        balance: fromCents(wallet.playable(memberId, CHANNEL)),
        serverTime: clock.now(),
      }
    },
    /** Singles: each entry stands on its own. */
    bet: (
      memberId: number,
      { entries, oddsType, autoAccept }: ChannelRequest<'bet'>,
    ): ChannelData<'bet'> => ({
      entries: entries.map((entry) => single(memberId, entry, oddsType, autoAccept)),
      balance: fromCents(wallet.playable(memberId, CHANNEL)),
    }),
    betParlay: combining.betParlay,
    betSystem: combining.betSystem,
  }
}

export type Betting = ReturnType<typeof openBetting>
