import { fromCents, toCents } from '@app/contract/kit/cents'
import type { BetLeg, BetOutcome, BetRecord, BetTotals } from '@app/contract/bet/betRecord'
import { effectiveOddsType, marketName } from '@app/contract/sport/market/markets'
import { showOdds } from '@app/contract/sport/market/odds'
import { pickLine } from '@app/contract/sport/slip/entry'
import { sidesText } from '@app/contract/sport/market/sides'
import { dangerLabels, refusalLabels } from '@app/contract/sport/reasons'
import { outcomeOf, resultLabel, toldCode } from '@app/contract/sport/settle/results'
import type { Ticket, TicketLeg } from '@app/contract/sport/ticket'
import type { BetSums, NewBet } from './bet.store.ts'

const STATUS = { delay: 'pending', accepted: 'accepted', refused: 'refused', settled: 'settled' } as const
const STATUS_NAMES = {
  pending: '确认中',
  accepted: '未结算',
  refused: '已拒绝',
  settled: '已结算',
  cancelled: '已取消',
} as const
const CASHED_OUT = { status: '已兑现', result: '提前兑现', part: '部分兑现' } as const
/** Prices under E 1.50 are no turnover, here as Hong Kong hundredths. */
const LEAST_VALID_K = 50

/** Where the tickets of the sport channel are. */
export const SPORT_VENUE = 'crty'

const scoreText = (score: { home: number; away: number } | null, clock = ''): string =>
  score === null ? '' : `${score.home}-${score.away}${clock ? ` @ ${clock}` : ''}`

/** "0.95" → 95: a price has two decimals, like money. */
const hundredthsOf = toCents

const legOf = (leg: TicketLeg, oddsType: Ticket['oddsType']): BetLeg => ({
  match: {
    gameId: leg.gameInfo.gameId,
    hgid: leg.gameInfo.hgid,
    sport: leg.sport,
    market: leg.inPlay ? 'RB' : 'FT',
    league: leg.league,
    team_h: leg.gameInfo.team_h,
    team_c: leg.gameInfo.team_c,
    startTime: leg.startTime,
    scoreAtBet: scoreText(leg.scoreAtBet, leg.clockAtBet),
    scoreFinal: scoreText(leg.finalScore),
    ...(leg.season !== undefined && { season: leg.season }),
    ...(leg.winner !== undefined && { winner: leg.winner }),
  },
  wtype: leg.wtype,
  playName: marketName(leg.wtype, leg.sport),
  pickName: leg.label,
  line: leg.lineText,
  odds: showOdds(hundredthsOf(leg.k), effectiveOddsType(leg.wtype, oddsType)),
  result: leg.result ?? '',
  resultName: leg.result === null ? '' : resultLabel(leg.result),
})

/** Turnover that a settled ticket counts for: min(stake at risk, |win or loss|), half for half results. */
const validCents = (ticket: Ticket): number => {
  if (ticket.state !== 'settled' || ticket.return === null) return 0
  const outcome = outcomeOf(ticket.result ?? '')
  if (outcome === undefined || outcome === 'P' || outcome === 'D') return 0
  if (ticket.legs.every((leg) => hundredthsOf(leg.k) < LEAST_VALID_K)) return 0
  const risk = toCents(ticket.risk)
  return Math.min(risk, Math.abs(toCents(ticket.return) - risk))
}

/** A ticket of the sport channel as a line of the bet record. */
export const recordOfTicket = (ticket: Ticket): BetRecord => {
  const isSettled = ticket.state === 'settled'
  const isVoid = isSettled && outcomeOf(ticket.result ?? '') === 'D'
  const status = isVoid ? 'cancelled' : STATUS[ticket.state]
  const isSeries = ticket.kind !== 'single'
  const legs = ticket.legs.map((leg) => legOf(leg, ticket.oddsType))
  const back = ticket.return ?? (ticket.state === 'refused' ? ticket.risk : '0.00')
  const win =
    isSettled || ticket.state === 'refused' ? fromCents(toCents(back) - toCents(ticket.risk)) : '0.00'
  return {
    ticketId: ticket.ticket_id,
    ...(ticket.partOf && { partOf: ticket.partOf }),
    category: 'TY',
    enName: SPORT_VENUE,
    venueName: '澄冠体育',
    gameCode: '',
    gameName: ticket.system ? '系统串关' : isSeries ? '串关' : (legs[0]?.playName ?? ''),
    image: '',
    roundId: '',
    content: legs.map((leg) =>
      `${leg.playName} ${leg.pickName} ${leg.line} @ ${leg.odds}`.replaceAll(/ +/g, ' '),
    ),
    stake: ticket.stake,
    risk: ticket.risk,
    possibleWin: ticket.win,
    valid: fromCents(validCents(ticket)),
    win,
    payout: back,
    rebate: '0.00',
    status,
    statusName: ticket.cashOut ? CASHED_OUT.status : STATUS_NAMES[status],
    result: ticket.result ?? '',
    resultName: ticket.result
      ? resultLabel(isSettled ? toldCode(ticket.result, toCents(win)) : ticket.result)
      : ticket.cashOut
        ? CASHED_OUT[ticket.partOf ? 'part' : 'result']
        : ticket.refusedBy
          ? dangerLabels[ticket.refusedBy]
          : ticket.reason
            ? refusalLabels[ticket.reason]
            : '',
    oddsType: ticket.oddsType,
    odds: isSeries ? '' : (legs[0]?.odds ?? ''),
    parlay: ticket.system?.code ?? (isSeries ? `${legs.length}串1` : ''),
    legs,
    betTime: ticket.placedAt,
    settleTime: ticket.settledAt,
  }
}

const BRIEF_MAX = 200

/** A ticket of the sport channel as a deal tells of it: what was picked of a single and the match, the matches of a series. */
export const dealtOf = (ticket: Ticket): { brief: string; closedAs: string } => {
  const { parlay, gameName, legs, resultName } = recordOfTicket(ticket)
  const sides = legs.flatMap(({ match }) => (match ? sidesText(match) : []))
  const [only] = legs
  const brief =
    legs.length === 1 && only
      ? [`${only.playName} ${only.pickName} ${pickLine(only.wtype, only.line)}`.trim(), ...sides].join(' · ')
      : `${parlay || gameName} · ${sides.join('、')}`
  return { brief: brief.slice(0, BRIEF_MAX), closedAs: ticket.cashOut ? resultName : '' }
}

/** A bet as the book keeps it: what the record says of it, in cents. */
export const bookedBet = (memberId: number, record: BetRecord): NewBet => ({
  ticketId: record.ticketId,
  memberId,
  category: record.category,
  enName: record.enName,
  status: record.status,
  outcome: outcomeOfRecord(record) ?? '',
  riskCents: toCents(record.risk),
  validCents: toCents(record.valid),
  winCents: toCents(record.win),
  placedAt: record.betTime,
})

const IS_OVER: readonly BetRecord['status'][] = ['settled', 'cancelled']
/** What came of a bet that is over; undefined for one that waits or never stood. */
const outcomeOfRecord = ({ status, win }: Pick<BetRecord, 'status' | 'win'>): BetOutcome | undefined => {
  if (!IS_OVER.includes(status)) return undefined
  const cents = toCents(win)
  if (cents === 0) return 'even'
  return cents > 0 ? 'won' : 'lost'
}

type Sums = Omit<BetSums, 'day' | 'category' | 'status'> & { refused: number }
const NOTHING: Sums = { n: 0, refused: 0, riskCents: 0, validCents: 0, winCents: 0 }

/** Bets of one state as the sums count them: refused ones never stood. */
export const countedAs = (sums: BetSums): Sums =>
  sums.status === 'refused' ? { ...NOTHING, refused: sums.n } : { ...sums, refused: 0 }

export const sumsOf = (all: readonly Sums[]): Sums => {
  const sum = { ...NOTHING }
  for (const each of all) {
    sum.n += each.n
    sum.refused += each.refused
    sum.riskCents += each.riskCents
    sum.validCents += each.validCents
    sum.winCents += each.winCents
  }
  return sum
}
/** Sums of what was bet, what counts and what came of it. */
export const totalsOf = (all: readonly Sums[]): BetTotals => {
  const { n, refused, riskCents, validCents, winCents } = sumsOf(all)
  return {
    count: n,
    bet: fromCents(riskCents),
    valid: fromCents(validCents),
    win: fromCents(winCents),
    refusedCount: refused,
  }
}
