import { artPath } from '@app/seeds/art/draw'
import type { BetRecord } from '@app/contract/bet/betRecord'
import { fromCents } from '@app/contract/kit/cents'
import type { FishOutcome } from '@app/contract/play/outcomes'
import type { PlayBet, PlayRound, PlayShot } from '@app/contract/play/play'
import type { PlayGame, PlayVenue } from './play.rules.ts'
import type { RoundRow } from './play.store.ts'

/** Of a volley, what each of its shots hit and brought. */
const shotsOf = (row: RoundRow): PlayShot[] | undefined => {
  const bet = JSON.parse(row.bet) as PlayBet
  if (bet.kind !== 'fish') return undefined
  const { cents } = JSON.parse(row.outcome) as FishOutcome
  return bet.hits.map((fish, at) => ({ fish, cannon: bet.cannon, prize: fromCents(cents[at]!) }))
}

/** A round as its page tells it. */
export const present = (row: RoundRow): PlayRound => {
  const shots = shotsOf(row)
  return {
    ticket: row.ticket,
    roundId: row.roundId,
    at: row.at,
    stake: fromCents(row.stakeCents),
    payout: fromCents(row.payoutCents),
    win: fromCents(row.payoutCents - row.stakeCents),
    lines: JSON.parse(row.lines) as string[],
    result: row.result,
    seed: row.seed,
    nonce: row.nonce,
    ...(shots && { shots }),
  }
}

/** A round as a line of the bet record. */
export const recordOf = (row: RoundRow, venue: PlayVenue, game: PlayGame): BetRecord => {
  const { stake, payout, win, lines, result } = present(row)
  const net = row.payoutCents - row.stakeCents
  return {
    ticketId: row.ticket,
    category: venue.category,
    enName: venue.enName,
    venueName: venue.name,
    gameCode: row.gameCode,
    gameName: game.name,
    image: artPath('cover', venue.category, row.gameCode || venue.enName, game.name),
    roundId: row.roundId,
    content: [...lines, result],
    stake,
    risk: stake,
    possibleWin: fromCents(Math.max(0, net)),
    // Money at stake that was won or lost.
    valid: fromCents(Math.min(row.stakeCents, Math.abs(net))),
    win,
    payout,
    rebate: '0.00',
    status: 'settled',
    statusName: '已结算',
    result: net > 0 ? 'W' : net < 0 ? 'L' : 'P',
    resultName: net > 0 ? '赢' : net < 0 ? '输' : '打平',
    oddsType: null,
    odds: '',
    parlay: '',
    legs: [],
    betTime: row.at,
    settleTime: row.at,
  }
}
