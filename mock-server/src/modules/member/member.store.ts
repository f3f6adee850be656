import { and, asc, desc, eq, sql } from 'drizzle-orm'
import { type Db, prepared } from '../../db/db.ts'
import { members, trusted } from './member.table.ts'

export type MemberRow = typeof members.$inferSelect
export type NewMember = typeof members.$inferInsert
export type TrustKind = 'device' | 'ip'
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
    all: () => orm.select().from(members).orderBy(asc(members.id)).all(),
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
