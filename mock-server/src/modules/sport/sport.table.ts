import { sql } from 'drizzle-orm'
import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { OddsType, PlayedSport } from '@app/contract/sport/codes'
import type { Score } from '@app/contract/sport/feed'
import type { Danger, RefusalReason } from '@app/contract/sport/reasons'
import type { ResultCode } from '@app/contract/sport/settle/results'
import type { Capped } from './slip/caps.ts'
import type { ComposedMatch, MarketOverride, OfficialResult } from './match.rules.ts'
import type { DirectorEvent } from './model/match.ts'

/** Matches that someone touched: composed ones, and what the director did to any. All others follow from the seed. */
export const sportMatches = sqliteTable('sport_matches', {
  gid: integer().primaryKey(),
  composed: text({ mode: 'json' }).$type<ComposedMatch>(),
  markets: text({ mode: 'json' }).$type<MarketOverride[]>().notNull(),
  events: text({ mode: 'json' }).$type<DirectorEvent[]>().notNull(),
  official: text({ mode: 'json' }).$type<OfficialResult>(),
})

/** 4串11: all combinations of these sizes. */
export interface TicketSystem {
  code: string
  sizes: number[]
  bets: number
}

export const sportTickets = sqliteTable(
  'sport_tickets',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    ticketId: text().notNull().unique(),
    memberId: integer().notNull(),
    kind: text({ enum: ['single', 'series', 'system'] }).notNull(),
    system: text({ mode: 'json' }).$type<TicketSystem>(),
    state: text({ enum: ['delay', 'accepted', 'refused', 'settled'] }).notNull(),
    reason: text().$type<RefusalReason>(),
    refusedBy: text().$type<Danger>(),
    result: text().$type<ResultCode>(),
    oddsType: text().$type<OddsType>().notNull(),
    stakeCents: integer().notNull(),
    riskCents: integer().notNull(),
    winCents: integer().notNull(),
    returnCents: integer(),
    /** What the settlement that a correction took back had returned. */
    reversedCents: integer(),
    reversedAt: integer(),
    /** What it was closed for before its result. */
    cashCents: integer(),
    /** What parts of it were closed for, and the stake they took along. */
    soldCents: integer(),
    soldStakeCents: integer(),
    /** A part that was closed: the number of its ticket. */
    partOf: text(),
    /** It is closed by itself as soon as it is offered this much. */
    autoCents: integer(),
    placedAt: integer().notNull(),
    confirmAt: integer().notNull(),
    settledAt: integer(),
    /** When it was settled first: what a correction pays later counts towards the caps of that day. */
    countedAt: integer(),
  },
  (table) => [
    index('sport_tickets_member').on(table.memberId, table.state, table.id),
    index('sport_tickets_settled').on(table.memberId, table.settledAt),
    index('sport_tickets_reversed')
      .on(table.memberId)
      .where(sql`${table.reversedAt} is not null`),
  ],
)

/** Sums of a member's tickets by the day of the site (its first millisecond) on which they were settled or refused. */
export const sportDays = sqliteTable(
  'sport_days',
  {
    memberId: integer().notNull(),
    day: integer().notNull(),
    state: text({ enum: ['settled', 'refused'] }).notNull(),
    n: integer().notNull(),
    stakeCents: integer().notNull(),
    riskCents: integer().notNull(),
    returnCents: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.memberId, table.day, table.state] })],
)

/** What a member's tickets won on a day of the site, all together and on what has a cap of its own; day 0: what the open ones can win. */
export const sportWins = sqliteTable(
  'sport_wins',
  {
    memberId: integer().notNull(),
    day: integer().notNull(),
    capped: text().$type<Capped>().notNull(),
    cents: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.memberId, table.day, table.capped] })],
)

export const sportLegs = sqliteTable(
  'sport_legs',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    ticket: integer()
      .notNull()
      .references(() => sportTickets.id),
    gid: integer().notNull(),
    gameId: text().notNull(),
    gide: text().notNull(),
    sport: text().$type<PlayedSport>().notNull(),
    league: text().notNull(),
    home: text().notNull(),
    away: text().notNull(),
    startTime: integer().notNull(),
    wtype: text().notNull(),
    w: text().notNull(),
    line: text({ mode: 'json' }).$type<number | null>(),
    /** Hundredths. */
    k: integer().notNull(),
    inPlay: integer({ mode: 'boolean' }).notNull(),
    /** In play only: the score of the selection's period then. */
    scoreAtBet: text({ mode: 'json' }).$type<Score>(),
    clockAtBet: text().notNull(),
    finalScore: text({ mode: 'json' }).$type<Score>(),
    result: text().$type<ResultCode>(),
  },
  (table) => [index('sport_legs_ticket').on(table.ticket), index('sport_legs_match').on(table.gid, table.id)],
)
