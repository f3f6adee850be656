import { fromCents, toCents } from '@app/contract/kit/cents'
import type { ChannelData, ChannelRequest } from '@app/contract/sport/channel'
import type { OddsType } from '@app/contract/sport/codes'
import {
  DELAY_MS, MAX_MATCH_CENTS, MAX_SERIES_CENTS, MAX_SINGLE_CENTS, MIN_STAKE_CENTS, seriesCapCents, winCapCents,
} from '@app/contract/sport/limits'
import { isCombinable } from '@app/contract/sport/markets'
import { effectiveOddsType, hundredthsText, largestStake, parsePrice, quote } from '@app/contract/sport/odds'
import { combinedOdds, largestParlayStake, parlayQuote } from '@app/contract/sport/parlay'
import { lineText } from '@app/contract/sport/line'
import type { RefusalReason } from '@app/contract/sport/reasons'
import { stakeProblem, type StakeLimits } from '@app/contract/sport/stake'
import { clockText, gidOf, gideOf, scoreOfPair } from './present.rules.ts'
import type { SportMatch } from './match.rules.ts'
import type { MatchState } from './model/match.ts'
import type { Prices } from './prices.ts'
import { type Programme, secondsSince } from './programme.ts'
import { CHANNEL, type Settlement } from './settlement.ts'
import type { SportDeps } from './sport.deps.ts'
import type { NewLeg, NewTicket, TicketRow } from './sport.store.ts'

type Ref = ChannelRequest<'order_view'>['entries'][number]
type Quoted = ChannelRequest<'bet_parlay'>['entries'][number]
type EntryView = ChannelData<'order_view'>['entries'][number]
type Placed = ChannelData<'bet'>['entries'][number]
type Accept = ChannelRequest<'bet'>['autoAccept']

/** A selection as the server has it now. */
interface Standing {
  match: SportMatch | undefined
  state: MatchState | undefined
  active: EntryView['active']
  /** Hundredths; 0 unless open. */
  k: number
  line: number | null
}

const CONFIRM_JOB = 'sport.confirm'
const TICKET_DIGITS = 11
const DAY_MS = 86_400_000
const ZONE_MS = 8 * 3_600_000
/** What refuses a bet that waits (sports.md section 3). */
const REFUSING = new Set(['goal', 'goalCancelled', 'penalty', 'red'])

export const openBetting = (deps: SportDeps, programme: Programme, prices: Prices, settlement: Settlement) => {
  const { store, clock, jobs, random, wallet, autoTransfer } = deps

  const standing = ({ gameId, wtype, w, line }: Ref): Standing => {
    const now = clock.now()
    const ids = gidOf(gameId)
    const match = ids && programme.find(ids.gid)
    const closed: Standing = { match, state: undefined, active: 'closed', k: 0, line }
    if (!match) return closed
    const priced = prices.of(match, now)
    const { state } = priced
    if (!programme.marketOf(match, state, now)) return closed
    const lines = priced.all().filter((each) => each.wtype === wtype)
    const found = lines.find((each) => each.line === line) ?? lines.find((each) => each.gameId === gameId)
    const selection = found?.selections.find((each) => each.w === w)
    if (!found || !selection) return { ...closed, state }
    const k = parsePrice(selection.k) ?? 0
    return { match, state, active: k > 0 ? 'open' : 'suspended', k, line: found.line }
  }

  const available = (memberId: number): number =>
    wallet.venueBalance(memberId, CHANNEL) + (autoTransfer(memberId) ? wallet.balances(memberId).center : 0)

  const dayStart = (): number => Math.floor((clock.now() + ZONE_MS) / DAY_MS) * DAY_MS - ZONE_MS

  const limitsOf = (memberId: number, match: SportMatch): StakeLimits => ({
    minCents: MIN_STAKE_CENTS,
    maxCents: Math.max(0, Math.min(MAX_SINGLE_CENTS, MAX_MATCH_CENTS - store.riskOnMatch(memberId, match.gid))),
    capCents: Math.max(0, winCapCents[match.sport] - store.winsSince(memberId, match.sport, dayStart())),
    balanceCents: available(memberId),
  })

  const seriesLimits = (memberId: number, matches: readonly SportMatch[]): StakeLimits => {
    const rests = matches.map(({ gid }) => MAX_MATCH_CENTS - store.riskOnMatch(memberId, gid))
    const sports = [...new Set(matches.map(({ sport }) => sport))]
    const won = Math.max(0, ...sports.map((sport) => store.winsSince(memberId, sport, dayStart())))
    return {
      minCents: MIN_STAKE_CENTS,
      maxCents: Math.max(0, Math.min(MAX_SERIES_CENTS, ...rests)),
      capCents: Math.max(0, seriesCapCents(sports) - won),
      balanceCents: available(memberId),
    }
  }

  const view = (memberId: number, ref: Ref, oddsType: OddsType, now: Standing): EntryView => {
    const limits = now.match && limitsOf(memberId, now.match)
    const type = effectiveOddsType(ref.wtype, oddsType)
    const max = limits && now.k > 0 ? Math.min(limits.maxCents, largestStake(now.k, type, limits.maxCents, limits.capCents)) : 0
    return {
      gameId: ref.gameId,
      wtype: ref.wtype,
      w: ref.w,
      rtype: ref.rtype,
      line: now.line,
      k: now.k > 0 ? hundredthsText(now.k) : '',
      lineText: now.line === null ? '' : lineText(Math.abs(now.line)),
      min: fromCents(MIN_STAKE_CENTS),
      max: fromCents(max),
      active: now.active,
    }
  }

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
  const place = (memberId: number, ticket: Pick<NewTicket, 'kind' | 'oddsType' | 'stakeCents' | 'riskCents' | 'winCents'>, legs: NewLeg[]) => {
    const now = clock.now()
    const waits = legs.some(({ inPlay }) => inPlay)
    const ticketId = `9${random.digits('ticket', TICKET_DIGITS)}`
    const lacking = ticket.riskCents - wallet.venueBalance(memberId, CHANNEL)
    if (lacking > 0) wallet.transferIn(memberId, CHANNEL, lacking, ticketId)
    wallet.placeBet(memberId, CHANNEL, ticket.riskCents, ticketId)
    const confirmAt = waits ? now + DELAY_MS : now
    const id = store.insertTicket(
      {
        ...ticket, ticketId, memberId, state: 'delay', reason: null, result: null,
        returnCents: null, reversedCents: null, placedAt: now, confirmAt, settledAt: null,
      },
      legs,
    )
    if (waits) jobs.schedule(CONFIRM_JOB, confirmAt, { id }, `${CONFIRM_JOB}:${id}`)
    else accept(store.ticket(id)!)
    return { ticket_id: ticketId, active: waits ? ('delay' as const) : ('accepted' as const), reason: null, confirmAt }
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
      if (match.sport === 'FT' ? isDangerous : happened.some(({ danger }) => danger === 'var')) return 'dangerousBall'
      if (state.danger === 'director') return 'suspended'
    }
    return undefined
  }

  jobs.handle<{ id: number }>(CONFIRM_JOB, ({ id }) => {
    const ticket = store.ticket(id)
    if (ticket?.state !== 'delay') return
    const reason = delayProblem(ticket)
    if (!reason) return accept(ticket)
    store.updateTicket(id, { state: 'refused', reason, returnCents: ticket.riskCents, settledAt: clock.now() })
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

  const single = (memberId: number, entry: ChannelRequest<'bet'>['entries'][number], oddsType: OddsType, autoAccept: Accept): Placed => {
    const now = standing(entry)
    const problem = selectionProblem(entry, now, autoAccept)
    if (problem) return refused(problem, now)
    const type = effectiveOddsType(entry.wtype, oddsType)
    const stakeCents = toCents(entry.stake)
    const wrong = stakeProblem(now.k, type, stakeCents, limitsOf(memberId, now.match!))
    if (wrong) return refused(wrong, now)
    const { riskCents, winCents } = quote(now.k, type, stakeCents)
    const placed = place(memberId, { kind: 'single', oddsType, stakeCents, riskCents, winCents }, [legFor(entry, now)])
    return { ...placed, k: hundredthsText(now.k), line: now.line, risk: fromCents(riskCents), win: fromCents(winCents) }
  }

  return {
    available,
    /** Entries as they stand now, with limits. */
    orderView: (memberId: number, { entries, mode, oddsType }: ChannelRequest<'order_view'>): ChannelData<'order_view'> => {
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
    bet: (memberId: number, { entries, oddsType, autoAccept }: ChannelRequest<'bet'>): ChannelData<'bet'> => ({
      entries: entries.map((entry) => single(memberId, entry, oddsType, autoAccept)),
      balance: fromCents(wallet.venueBalance(memberId, CHANNEL)),
    }),
    /** One ticket over several matches, in Hong Kong odds. */
    betParlay: (memberId: number, { entries, stake, autoAccept }: ChannelRequest<'bet_parlay'>): ChannelData<'bet_parlay'> => {
      const now = entries.map(standing)
      const gids = now.flatMap(({ match }) => match?.gid ?? [])
      const structural: RefusalReason | undefined = entries.some(({ wtype }) => !isCombinable(wtype))
        ? 'notCombinable'
        : new Set(gids).size < gids.length ? 'sameMatch' : undefined
      const problem = structural ?? entries.map((entry, index) => selectionProblem(entry, now[index]!, autoAccept)).find(Boolean)
      const odds = now.map(({ k }) => k)
      const stakeCents = toCents(stake)
      const { riskCents, winCents } = parlayQuote(stakeCents, odds)
      const limits = problem ? undefined : seriesLimits(memberId, now.map(({ match }) => match!))
      const wrong = limits && parlayProblem(stakeCents, winCents, limits)
      const reason = problem ?? wrong
      const ticket = reason
        ? { ...refused(reason, now[0]!), k: undefined, line: undefined }
        : {
            ...place(memberId, { kind: 'series', oddsType: 'H', stakeCents, riskCents, winCents }, entries.map((entry, index) => legFor(entry, now[index]!))),
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

const parlayProblem = (stakeCents: number, winCents: number, limits: StakeLimits): RefusalReason | undefined => {
  if (stakeCents < limits.minCents) return 'belowMin'
  if (stakeCents > limits.maxCents || winCents > limits.capCents) return 'aboveMax'
  return stakeCents > limits.balanceCents ? 'insufficientBalance' : undefined
}

export type Betting = ReturnType<typeof openBetting>
