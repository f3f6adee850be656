import { sql } from 'drizzle-orm'
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'

/** A member: facts, traits and counters. Passwords are salted slow hashes of the md5 that travels (TRAP-12). */
export const members = sqliteTable(
  'members',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    name: text().notNull(),
    /** salt$hash */
    password: text().notNull(),
    secondPassword: text(),
    nickName: text().notNull(),
    avatar: text().notNull(),
    vipGrade: integer().notNull().default(0),
    realName: text().unique(),
    areaCode: text().notNull().default('86'),
    phone: text().unique(),
    email: text().unique(),
    gender: integer().notNull().default(0),
    birthday: text(),
    qq: text().notNull().default(''),
    weChat: text().notNull().default(''),
    address: text().notNull().default(''),
    registeredAt: integer().notNull(),
    registerIp: text().notNull().default(''),
    lastLoginAt: integer(),
    lastLoginIp: text().notNull().default(''),
    autoTransfer: integer({ mode: 'boolean' }).notNull().default(true),
    points: integer().notNull().default(0),
    /** Own invitation code; invitedBy and agentCode came with the registration (U-AUTH-10). */
    iCode: text().notNull().unique(),
    invitedBy: text().notNull().default(''),
    agentCode: text().notNull().default(''),
    /** A flagged account: 6029 with a phone, 6030 without (U-AUTH-05). */
    flagged: integer({ mode: 'boolean' }).notNull().default(false),
    mutedUntil: integer(),
    popupSeenAt: integer(),
  },
  (table) => [
    uniqueIndex('members_name').on(sql`lower(${table.name})`),
    index('members_inviter').on(table.invitedBy),
  ],
)

/** Fingerprints and addresses that a member has passed a check with. */
export const trusted = sqliteTable(
  'trusted',
  {
    memberId: integer().notNull(),
    kind: text({ enum: ['device', 'ip'] }).notNull(),
    value: text().notNull(),
    since: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.memberId, table.kind, table.value] })],
)
