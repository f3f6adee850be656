import type { LiveData } from '@app/contract/sport/feed'
import type { RefusalReason } from '@app/contract/sport/reasons'
import type { ResultCode } from '@app/contract/sport/settle/results'
import type { Ticket } from '@app/contract/sport/ticket'
import type { ChampionLeague } from './board/champions.ts'
import type { Fixtures } from './board/programme.ts'
import type { SportStore } from './sport.store.ts'

/** What the sport channel needs of the wallet, amounts in cents. Throws when the money isn't there. */
export interface SportWallet {
  /** What can be played with in the channel: its own, with 免转 all that can follow. */
  playable(memberId: number, code: string): number
  /** Brings what the channel lacks for a bet, in the same transaction. */
  fetch(memberId: number, code: string, cents: number, ref: string): unknown
  placeBet(memberId: number, code: string, cents: number, ticket: string): unknown
  refundBet(memberId: number, code: string, cents: number, ticket: string): unknown
  settleBet(memberId: number, code: string, cents: number, ticket: string): unknown
  reverseSettlement(memberId: number, code: string, cents: number, ticket: string): unknown
}

export interface SettledTicket {
  ticketId: string
  /** A: its settlement was taken back. */
  result: ResultCode
  riskCents: number
  returnCents: number
  /** What it was on, in the order of its legs. */
  matches: readonly string[]
  /** Of a champion: who it is. */
  winner?: string | undefined
}

/** A ticket that was closed by itself, for `cents`. */
export interface ClosedTicket extends Pick<SettledTicket, 'ticketId' | 'matches'> {
  targetCents: number
  cents: number
}

export interface SportDeps {
  store: SportStore
  fixtures: Fixtures
  /** Leagues whose winner can be bet on. */
  championLeagues: readonly ChampionLeague[]
  seed: number
  clock: { now(): number }
  random: { digits(stream: string, length: number): string }
  jobs: {
    handle<T>(kind: string, handler: (payload: T) => void): void
    schedule(kind: string, dueAt: number, payload: unknown, key?: string): void
    cancel(key: string): void
  }
  atomically<T>(work: () => T): T
  /** Hands what is in memory to the snapshots of the world (world/memory.ts). */
  holds?(name: string, held: { save(): unknown; load(kept: never): void }): void
  wallet: SportWallet
  /** The member's own limits and breaks: why this much isn't taken. */
  ownProblem(memberId: number, riskCents: number): RefusalReason | undefined
  memberName(memberId: number): string
  /** Where the crest of a team is drawn. */
  crest(team: string): string
  /** A score has changed: the chat pushes it to the room of the match. `event` says it in words. */
  onScore?(rid: string, live: LiveData, event: string): void
  /** A ticket was placed, or is no longer what it was: whoever keeps sums over them hears of every change. */
  onTicket?(memberId: number, ticket: Ticket): void
  /** A ticket was closed by itself, as its owner had asked. */
  onClosed?(memberId: number, closed: ClosedTicket): void
  /** Tickets of a member were settled or taken back, all of them by one result. */
  onSettled?(memberId: number, tickets: readonly SettledTicket[]): void
}
