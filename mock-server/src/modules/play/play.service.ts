import type { BetRecord } from '@app/contract/bet/betRecord'
import { fromCents, writtenCents } from '@app/contract/kit/cents'
import {
  type PlayAnswer,
  type PlayBet,
  type PlayBetRequest,
  type PlayProof,
  type PlayRefusal,
  type PlaySeeds,
  type PlayState,
} from '@app/contract/play/play'
import { type Clock, HOUR } from '../../world/clock.ts'
import type { Random, Streams } from '../../world/random.ts'
import type { Refuse } from '../../kit/refusal.ts'
import type { SlotPool } from '@app/contract/play/outcomes'
import { type Engine, type Played, unlessBad } from './engine.ts'
import { engineOf } from './engines.ts'
import { openFair } from './fair.ts'
import { type PlayVenue, hasRoad, lobbyOf, paceOf, paidCents, playVenue, playable } from './play.rules.ts'
import type { PlayStore, RoundRow } from './play.store.ts'
import { present, recordOf } from './recorded.ts'
import { openTables } from './tables.ts'

/** U-GAME-03: how long a launched page may play, the limits of a round and the chips. */
const SESSION_LIFE = 12 * HOUR
const MIN_CENTS = 100
const MAX_CENTS = 500_000
const CHIPS = [100, 500, 1_000, 5_000, 10_000, 50_000]
const TOKEN_DIGITS = 48
const SHOWN_ROUNDS = 30

export interface PlayDeps {
  store: PlayStore
  clock: Clock
  random: Streams
  seed: number
  wallet: {
    placeBet(memberId: number, code: string, cents: number, ticket: string): unknown
    settleBet(memberId: number, code: string, cents: number, ticket: string): unknown
  }
  purses: {
    /** What can be played with in the venue. */
    playable(memberId: number, code: string): number
    /** Brings what the venue lacks for a bet. */
    fetch(memberId: number, code: string, cents: number, ref: string): void
    /** Says that it hasn't enough, and what to do. */
    shortText(memberId: number, code: string): string
  }
  /** A game's pool as it is now, if it has one. */
  pool(gameCode: string): SlotPool | undefined
  isDown(code: string): boolean
  /** Rounds that were asked for before they arrived: they come to nothing. */
  closed: {
    add(memberId: number, roundId: string): void
    problem(memberId: number, roundId: string): string | null
  }
  /** The member's own limits and breaks: why this much isn't taken, in words. */
  ownProblem(memberId: number, cents: number): { reason: 'rest' | 'limit'; message: string } | null
  /** A round was played. */
  onRound(memberId: number, record: BetRecord): void
}

export type PlayService = ReturnType<typeof openPlay>
type Refused = Refuse<
  | 'UID_VERIFICATION_ERROR'
  | 'VENUE_UNDER_MAINTENANCE'
  | 'WARNING'
  | 'NOT_FOUND'
  | 'ILLEGAL_PARAMETER'
  | 'INVALID_PARAMETER'
>
export interface Key {
  token: string
  gameCode: string
}

const because = (reason: PlayRefusal['reason']): { data: PlayRefusal } => ({ data: { reason } })
const judged = <T>(work: () => T, refuse: Refused): T =>
  unlessBad(work, (message) => refuse('INVALID_PARAMETER', { message, ...because('bet') }))

/** Launched games: sessions, rounds, and their lines of the bet record. */
export const openPlay = ({
  store,
  clock,
  random,
  seed,
  wallet,
  purses,
  pool,
  isDown,
  closed,
  ownProblem,
  onRound,
}: PlayDeps) => {
  const fair = openFair(store, random)
  const tables = openTables(store, clock, seed)
  const enter = (code: string, { token }: Key, refuse: Refused) => {
    const session = store.session(token)
    if (!session || session.channelCode !== code.toUpperCase() || session.expireAt <= clock.now())
      return refuse('UID_VERIFICATION_ERROR', {
        message: '游戏会话已过期，请返回站点重新进入',
        ...because('expired'),
      })
    const venue = playVenue(session.channelCode) ?? refuse('NOT_FOUND', { message: '没有这个场馆' })
    return { memberId: session.memberId, venue, expireAt: session.expireAt }
  }
  const open = (venue: PlayVenue, refuse: Refused) => {
    if (isDown(venue.channelCode))
      refuse('VENUE_UNDER_MAINTENANCE', {
        message: `${venue.name}维护中，请稍后再来`,
        ...because('maintenance'),
      })
  }
  const chosen = (venue: PlayVenue, { gameCode }: Pick<Key, 'gameCode'>, refuse: Refused) => {
    const found = playable(venue, gameCode) ?? refuse('NOT_FOUND', { message: '这个游戏暂不能在此游玩' })
    return { ...found, engine: engineOf(found.kind, found.game, seed) }
  }
  const answer = (row: RoundRow): PlayAnswer => ({
    ...present(row),
    balance: fromCents(row.balanceAfter),
    outcome: JSON.parse(row.outcome) as unknown,
  })
  /** The round whose answer was lost; one that hasn't arrived by now never will. */
  const lostOf = (memberId: number, roundId: string | undefined) => {
    const row = roundId && store.round(memberId, roundId)
    if (roundId && !row) closed.add(memberId, roundId)
    return row ? present(row) : null
  }
  const cost = (engine: Engine, bet: PlayBetRequest['bet'], refuse: Refused): number => {
    if (bet.kind !== engine.bet) refuse('INVALID_PARAMETER', because('bet'))
    return judged(() => engine.stakeCents(bet), refuse)
  }
  const draw = (engine: Engine, bet: PlayBet, chance: Random, cents: number, refuse: Refused): Played =>
    judged(() => engine.play(bet, chance, cents), refuse)
  return {
    /** Opens a session for a launched page. */
    open: (memberId: number, channelCode: string): string => {
      const token = random.hex('playToken', TOKEN_DIGITS)
      store.openSession({ token, memberId, channelCode, expireAt: clock.now() + SESSION_LIFE })
      return token
    },
    /** Ends every page that the member has launched. */
    end: (memberId: number) => store.endSessions(memberId),
    /** Forgets sessions of pages that have expired. */
    sweep: () => store.sweepSessions(clock.now()),
    /** A venue and its games, with all that one chooses a table by; undefined for a code that is none. */
    lobby: (code: string) => {
      const venue = playVenue(code)
      return (
        venue && {
          venue,
          least: fromCents(MIN_CENTS),
          most: fromCents(MAX_CENTS),
          games: lobbyOf(venue).map(({ game, kind }) => {
            const engine = kind && engineOf(kind, game, seed)
            return {
              game,
              kind,
              rtp: engine?.rtp,
              setting: engine?.setting,
              ...tables.of(venue, { game, kind }),
              card: engine?.card?.(tables.card(venue, game)),
            }
          }),
        }
      )
    },
    /** Whose session it is; undefined for a wrong or expired one. */
    memberOf: (token: string): number | undefined => store.session(token)?.memberId,
    state: (code: string, key: Key & { lost?: string | undefined }, refuse: Refused): PlayState => {
      const { memberId, venue, expireAt } = enter(code, key, refuse)
      open(venue, refuse)
      const found = playable(venue, key.gameCode)
      const engine = found && engineOf(found.kind, found.game, seed)
      const since = expireAt - SESSION_LIFE
      const dealt = found && tables.of(venue, found)
      return {
        venue: { channelCode: venue.channelCode, name: venue.name, category: venue.category },
        game: found ? { gameCode: found.game.gameCode, name: found.game.name, kind: found.kind } : null,
        balance: fromCents(purses.playable(memberId, venue.channelCode)),
        shortText: purses.shortText(memberId, venue.channelCode),
        minStake: fromCents(MIN_CENTS),
        maxStake: fromCents(MAX_CENTS),
        chips: CHIPS.map(fromCents),
        rtp: engine?.rtp ?? '',
        rules: engine?.rules ?? [],
        setting: engine ? { ...(engine.setting as object), pool: pool(key.gameCode) } : null,
        rounds: found
          ? store.latest(memberId, venue.channelCode, key.gameCode, SHOWN_ROUNDS).map(present)
          : [],
        road: found && hasRoad(found.kind) ? dealt!.rounds.map(({ won }) => won) : [],
        results: dealt ? dealt.rounds.slice(-SHOWN_ROUNDS).map(({ result }) => result) : [],
        opening: dealt?.opening ?? 0,
        dealt: dealt?.dealt ?? 0,
        card: found ? tables.card(venue, found.game) : 0,
        paceMs: found ? paceOf(found.kind) : 0,
        lost: lostOf(memberId, key.lost),
        session: { since, net: fromCents(store.netSince(memberId, venue.channelCode, since)) },
        expireAt,
        now: clock.now(),
      }
    },
    card: (code: string, key: Key & { card: number }, refuse: Refused): unknown => {
      const { venue } = enter(code, key, refuse)
      open(venue, refuse)
      const { engine } = chosen(venue, key, refuse)
      return engine.card?.(key.card) ?? refuse('NOT_FOUND', { message: '这个游戏没有赛单' })
    },
    /** The player's seeds: the one in use by its hash alone. */
    seeds: (code: string, key: Key, refuse: Refused): PlaySeeds =>
      fair.shown(enter(code, key, refuse).memberId),
    rotate: (code: string, key: Key & { clientSeed: string }, refuse: Refused): PlaySeeds =>
      fair.rotate(enter(code, key, refuse).memberId, key.clientSeed),
    /** All that a round's outcome is counted of again, but for the seeds. */
    proof: (code: string, key: Key & { roundId: string }, refuse: Refused): PlayProof => {
      const { memberId, venue } = enter(code, key, refuse)
      const row = store.round(memberId, key.roundId)
      if (row?.channelCode !== venue.channelCode) return refuse('NOT_FOUND', { message: '没有这一局' })
      const { engine, kind } = chosen(venue, row, refuse)
      const bet = JSON.parse(row.bet) as PlayBet
      return {
        ...present(row),
        kind,
        rtp: engine.rtp,
        bet,
        setting: engine.setting,
        card: 'card' in bet ? engine.card?.(bet.card) : null,
        outcome: JSON.parse(row.outcome) as unknown,
      }
    },
    /** One round, in the transaction of the caller: stake to the house, draw, winnings back, record. */
    bet: (code: string, body: PlayBetRequest, refuse: Refused): PlayAnswer => {
      const { memberId, venue } = enter(code, body, refuse)
      const bet = JSON.stringify(body.bet)
      const before = store.round(memberId, body.roundId)
      if (before)
        return before.bet === bet && before.gameCode === body.gameCode
          ? answer(before)
          : refuse('ILLEGAL_PARAMETER', { message: '局号已用过' })
      const late = closed.problem(memberId, body.roundId)
      if (late) return refuse('ILLEGAL_PARAMETER', { message: late })
      open(venue, refuse)
      const { engine, game, kind } = chosen(venue, body, refuse)
      const cents = cost(engine, body.bet, refuse)
      if (cents < MIN_CENTS || cents > MAX_CENTS)
        refuse('WARNING', {
          message: `单局投注限额 ${writtenCents(MIN_CENTS)} 至 ${writtenCents(MAX_CENTS)} 元`,
          ...because('limit'),
        })
      if (cents > purses.playable(memberId, venue.channelCode))
        refuse('WARNING', {
          message: purses.shortText(memberId, venue.channelCode),
          ...because('balance'),
        })
      const own = ownProblem(memberId, cents)
      if (own) refuse('WARNING', { message: own.message, ...because(own.reason) })
      const { random: chance, seed: pair, nonce } = fair.next(memberId)
      const played = draw(engine, body.bet, chance, pool(game.gameCode)?.cents ?? 0, refuse)
      const payoutCents = paidCents(played.payoutCents)
      const ticket = `G${clock.now()}${random.digits('playTicket', 10)}`
      purses.fetch(memberId, venue.channelCode, cents, ticket)
      wallet.placeBet(memberId, venue.channelCode, cents, ticket)
      wallet.settleBet(memberId, venue.channelCode, payoutCents, ticket)
      const row: RoundRow = {
        ticket,
        memberId,
        roundId: body.roundId,
        channelCode: venue.channelCode,
        gameCode: game.gameCode,
        kind,
        bet,
        outcome: JSON.stringify(played.outcome),
        stakeCents: cents,
        payoutCents,
        balanceAfter: purses.playable(memberId, venue.channelCode),
        lines: JSON.stringify(played.lines),
        result: played.result,
        at: clock.now(),
        seed: pair,
        nonce,
      }
      store.addRound(row)
      onRound(memberId, recordOf(row, venue, game))
      return answer(row)
    },
    /** Of the game that a round was of; empty for any other bet. */
    gameName: (ticket: string): string => {
      const row = store.byTicket(ticket)
      const venue = row && playVenue(row.channelCode)
      return (venue && playable(venue, row.gameCode)?.game.name) ?? ''
    },
    /** A round as a line of the bet record. */
    record: (ticket: string): BetRecord | undefined => {
      const row = store.byTicket(ticket)
      const venue = row && playVenue(row.channelCode)
      const game = venue && playable(venue, row.gameCode)?.game
      return game && recordOf(row, venue, game)
    },
  }
}
