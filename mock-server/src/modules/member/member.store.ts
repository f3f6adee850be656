import { type AnyColumn, and, asc, desc, eq, gt, or, sql } from 'drizzle-orm'
import { type Db, keyed, prepared } from '../../db/db.ts'
import { members, trusted } from './member.table.ts'

export type MemberRow = typeof members.$inferSelect
export type NewMember = typeof members.$inferInsert
export type TrustKind = 'device' | 'ip'
/** Members by number, behind one of them: all when no limit is said, those that a text finds when one is. */
export interface MemberSearch {
  after?: number | undefined
  limit?: number | undefined
  /** Of the name or the nickname. */
  text?: string | undefined
  /** Whom it finds by something else. */
  named?: readonly string[]
}
/** SQLite's own word for it. */
const NO_LIMIT = -1
export type MemberStore = ReturnType<typeof memberStore>

export const memberStore = ({ orm, sqlite }: Db) => {
  const byId = prepared(sqlite, () =>
    orm
      .select()
      .from(members)
      .where(eq(members.id, sql.placeholder('id'))),
  )
  const byName = prepared(sqlite, () =>
    orm
      .select()
      .from(members)
      .where(sql`lower(${members.name}) = ${sql.placeholder('name')}`),
  )
  const invitedBy = prepared(sqlite, () =>
    orm
      .select()
      .from(members)
      .where(eq(members.invitedBy, sql.placeholder('iCode')))
      .orderBy(desc(members.id)),
  )
  const behind = gt(members.id, sql.placeholder('after'))
  const holds = (column: AnyColumn) => sql`instr(lower(${column}), ${sql.placeholder('text')})`
  const isNamed = sql`${members.name} in (select value from json_each(${sql.placeholder('named')}))`
  const isFound = or(holds(members.name), holds(members.nickName), isNamed)
  const listed = keyed((which: 'all' | 'found') =>
    prepared(sqlite, () =>
      orm
        .select()
        .from(members)
        .where(which === 'all' ? behind : and(behind, isFound))
        .orderBy(asc(members.id))
        .limit(sql.placeholder('limit')),
    ),
  )
  const names = prepared(sqlite, () =>
    orm.select({ name: members.name }).from(members).orderBy(asc(members.id)),
  )
  const count = prepared(sqlite, () => orm.select({ n: sql<number>`count(*)` }).from(members))
  return {
    byId: (id: number): MemberRow | undefined => byId.get({ id }),
    /** Names are unique without regard to case. */
    byName: (name: string): MemberRow | undefined => byName.get({ name: name.toLowerCase() }),
    by: (fact: 'phone' | 'email' | 'realName' | 'iCode', value: string): MemberRow | undefined =>
      orm.select().from(members).where(eq(members[fact], value)).get(),
    insert: (row: NewMember): MemberRow => orm.insert(members).values(row).returning().get(),
    change: (id: number, facts: Partial<NewMember>): MemberRow =>
      orm.update(members).set(facts).where(eq(members.id, id)).returning().get(),
    /** Who registered with this invitation code, newest first. */
    invitedBy: (iCode: string): MemberRow[] => invitedBy.all({ iCode }),
    listed: ({ after = 0, limit = NO_LIMIT, text = '', named = [] }: MemberSearch): MemberRow[] =>
      listed(text === '' ? 'all' : 'found').all({
        after,
        limit,
        text: text.toLowerCase(),
        named: JSON.stringify(named),
      }),
    names: (): string[] => names.all({}).map(({ name }) => name),
    count: (): number => count.get({})!.n,
    trusts: (memberId: number, kind: TrustKind, value: string): boolean =>
      orm
        .select({ since: trusted.since })
        .from(trusted)
        .where(and(eq(trusted.memberId, memberId), eq(trusted.kind, kind), eq(trusted.value, value)))
        .get() !== undefined,
    trust: (memberId: number, kind: TrustKind, value: string, since: number) =>
      void orm.insert(trusted).values({ memberId, kind, value, since }).onConflictDoNothing().run(),
    distrustAll: (memberId: number) => void orm.delete(trusted).where(eq(trusted.memberId, memberId)).run(),
  }
}
