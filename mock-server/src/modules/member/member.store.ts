import { and, asc, desc, eq, gt, sql } from 'drizzle-orm'
import { type Db, prepared } from '../../db/db.ts'
import { members, trusted } from './member.table.ts'

export type MemberRow = typeof members.$inferSelect
export type NewMember = typeof members.$inferInsert
export type TrustKind = 'device' | 'ip'
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
  const listed = prepared(sqlite, () =>
    orm
      .select()
      .from(members)
      .where(gt(members.id, sql.placeholder('after')))
      .orderBy(asc(members.id))
      .limit(sql.placeholder('limit')),
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
    /** By number, behind one of them, all when no limit is said. */
    listed: ({ after = 0, limit = NO_LIMIT }: { after?: number | undefined; limit?: number | undefined }) =>
      listed.all({ after, limit }),
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
