import type { LiveData } from '@app/contract/sport/feed'
import type { RefusalReason } from '@app/contract/sport/reasons'
import type { ResultCode } from '@app/contract/sport/results'
import type { ChampionLeague } from './champions.ts'
import type { Fixtures } from './programme.ts'
import type { SportStore } from './sport.store.ts'

/** What the sport channel needs of the wallet, amounts in cents. Throws when the money isn't there. */
export interface SportWallet {
  balances(memberId: number): { center: number }
  venueBalance(memberId: number, code: string): number
  transferIn(memberId: number, code: string, cents: number, ref: string): unknown
  placeBet(memberId: number, code: string, cents: number, ticket: string): unknown
  refundBet(memberId: number, code: string, cents: number, ticket: string): unknown
  settleBet(memberId: number, code: string, cents: number, ticket: string): unknown
  reverseSettlement(memberId: number, code: string, cents: number, ticket: string): unknown
}

export interface SettledTicket {
  ticketId: string
  /** A: its settlement was taken back. */
  result: ResultCode
  returnCents: number
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
  /** 免转 is on: what the venue lacks for a bet comes from the centre in the same transaction. */
  autoTransfer(memberId: number): boolean
  memberName(memberId: number): string
  /** Where the crest of a team is drawn. */
  crest(team: string): string
  /** A score has changed: the chat pushes it to the room of the match. `event` says it in words. */
  onScore?(rid: string, live: LiveData, event: string): void
  /** Tickets of a member were settled or taken back, all of them by one result. */
  onSettled?(memberId: number, tickets: readonly SettledTicket[]): void
}
