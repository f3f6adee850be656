import { fromCents, toCents } from '@app/contract/kit/cents'
import type { ChannelData, ChannelRequest } from '@app/contract/sport/channel'
import type { OddsType } from '@app/contract/sport/codes'
import { DELAY_MS, MIN_STAKE_CENTS } from '@app/contract/sport/limits'
import { isCombinable } from '@app/contract/sport/markets'
import { effectiveOddsType, hundredthsText, parsePrice, quote } from '@app/contract/sport/odds'
import { combinedOdds, largestParlayStake, parlayQuote } from '@app/contract/sport/parlay'
import type { RefusalReason } from '@app/contract/sport/reasons'
import { stakeProblem, type StakeLimits } from '@app/contract/sport/stake'
import type { SportDeps } from './deps.ts'
import { clockText, gideOf, scoreOfPair } from './present.rules.ts'
import { type Programme, secondsSince } from './programme.ts'
import { CHANNEL, type Settlement } from './settlement.ts'
import type { NewLeg, NewTicket, TicketRow } from './sport.store.ts'
import type { Ref, Standing, Standings } from './standing.ts'

type Quoted = ChannelRequest<'bet_parlay'>['entries'][number]
type Placed = ChannelData<'bet'>['entries'][number]
type Accept = ChannelRequest<'bet'>['autoAccept']

const CONFIRM_JOB = 'sport.confirm'
const TICKET_DIGITS = 11
/** What refuses a bet that waits (sports.md section 3). */
const REFUSING = new Set(['goal', 'goalCancelled', 'penalty', 'red'])

/** Takes bets: checked against the present, held while they wait, planned for settlement once they stand. */
export const openBetting = (
  { store, clock, jobs, random, wallet }: SportDeps,
  programme: Programme,
  { standing, limitsOf, seriesLimits, view }: Standings,
  settlement: Settlement,
) => {
  /** Why the selection can't be bet on as the player saw it. A moved line always asks again, whatever is accepted. */
  const selectionProblem = (seen: Quoted, now: Standing, accept: Accept): RefusalReason | undefined => {
    if (now.active !== 'open') return now.active
    if (now.line !== seen.line) return 'oddsChanged'
    const before = parsePrice(seen.k)
    if (before === now.k || accept === 'any') return undefined
    return accept === 'better' && before !== undefined && now.k > before ? undefined : 'oddsChanged'
  }

  const legFor = (ref: Ref, { match, state, k, line }: Standing): NewLeg => {
    const inPlay = state!.status === 'live'
    return {
      gid: match!.gid,
      gameId: ref.gameId,
      gide: gideOf(match!.gid),
      sport: match!.sport,
      league: match!.league,
      home: match!.home,
      away: match!.away,
      startTime: match!.kickOffAt,
      wtype: ref.wtype,
      w: ref.w,
      line,
      k,
      inPlay,
      scoreAtBet: inPlay ? scoreOfPair(state!.score) : null,
      clockAtBet: clockText(state!),
      finalScore: null,
      result: null,
    }
  }

  const accept = (ticket: TicketRow) => {
    store.updateTicket(ticket.id, { state: 'accepted' })
    for (const { gid } of store.legsOf(ticket.id)) {
      const match = programme.find(gid)
      if (match) settlement.plan(match)
    }
  }

  /** Takes the stake and writes the ticket; in play it waits for its confirmation. */
  const place = (
    memberId: number,
    ticket: Pick<NewTicket, 'kind' | 'oddsType' | 'stakeCents' | 'riskCents' | 'winCents'>,
    legs: NewLeg[],
  ) => {
    const now = clock.now()
    const waits = legs.some(({ inPlay }) => inPlay)
    const ticketId = `9${random.digits('ticket', TICKET_DIGITS)}`
    const lacking = ticket.riskCents - wallet.venueBalance(memberId, CHANNEL)
    if (lacking > 0) wallet.transferIn(memberId, CHANNEL, lacking, ticketId)
    wallet.placeBet(memberId, CHANNEL, ticket.riskCents, ticketId)
    const confirmAt = waits ? now + DELAY_MS : now
    const id = store.insertTicket(
      {
        ...ticket,
        ticketId,
        memberId,
        state: 'delay',
        reason: null,
        result: null,
        returnCents: null,
        reversedCents: null,
        placedAt: now,
        confirmAt,
        settledAt: null,
      },
      legs,
    )
    if (waits) jobs.schedule(CONFIRM_JOB, confirmAt, { id }, `${CONFIRM_JOB}:${id}`)
    else accept(store.ticket(id)!)
    return {
      ticket_id: ticketId,
      active: waits ? ('delay' as const) : ('accepted' as const),
      reason: null,
      confirmAt,
    }
  }

  /** Why a waiting ticket is refused: what happened on its matches since it was placed. */
  const delayProblem = (ticket: TicketRow): RefusalReason | undefined => {
    const now = clock.now()
    for (const leg of store.legsOf(ticket.id)) {
      const match = programme.find(leg.gid)
      if (!match) return 'closed'
      const state = programme.state(match, now)
      if (state.status !== 'live' && state.status !== 'scheduled') return 'closed'
      if (!leg.inPlay) continue
      const from = (ticket.placedAt - match.kickOffAt) / 1_000
      const until = secondsSince(match, now)
      const happened = programme.timeline(match).events.filter(({ at }) => at > from && at <= until)
      const isDangerous = happened.some(({ type, danger }) => REFUSING.has(type) || danger === 'var')
      if (match.sport === 'FT' ? isDangerous : happened.some(({ danger }) => danger === 'var'))
        return 'dangerousBall'
      if (state.danger === 'director') return 'suspended'
    }
    return undefined
  }

  jobs.handle<{ id: number }>(CONFIRM_JOB, ({ id }) => {
    const ticket = store.ticket(id)
    if (ticket?.state !== 'delay') return
    const reason = delayProblem(ticket)
    if (!reason) return accept(ticket)
    store.updateTicket(id, {
      state: 'refused',
      reason,
      returnCents: ticket.riskCents,
      settledAt: clock.now(),
    })
    wallet.refundBet(ticket.memberId, CHANNEL, ticket.riskCents, ticket.ticketId)
  })

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
    const wrong = stakeProblem(now.k, type, stakeCents, limitsOf(memberId, now.match!))
    if (wrong) return refused(wrong, now)
    const { riskCents, winCents } = quote(now.k, type, stakeCents)
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
      const wrong = limits && parlayProblem(stakeCents, winCents, limits)
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
