import { and, count, desc, eq, gt, gte, lt, lte, or, sql } from 'drizzle-orm'
import type { Db } from '../../db/db.ts'
import { attempts, codes, grants, loginTimes } from './auth.table.ts'

export type CodeRow = typeof codes.$inferSelect
export type GrantKind = (typeof grants.$inferSelect)['kind']
export interface GrantOf {
  kind: GrantKind
  memberId: number
  finger: string
  about?: string
}
export type AuthStore = ReturnType<typeof authStore>

const sameGrant = ({ kind, memberId, finger, about = '' }: GrantOf) =>
  and(
    eq(grants.kind, kind),
    eq(grants.memberId, memberId),
    eq(grants.finger, finger),
    eq(grants.about, about),
  )

export const authStore = ({ orm }: Db) => ({
  lastCode: (purpose: number, target: string): CodeRow | undefined =>
    orm
      .select()
      .from(codes)
      .where(and(eq(codes.target, target), eq(codes.purpose, purpose)))
      .orderBy(desc(codes.sentAt), desc(sql`rowid`))
      .limit(1)
      .get(),
  lastSent: (target: string): number | undefined =>
    orm
      .select({ at: codes.sentAt })
      .from(codes)
      .where(eq(codes.target, target))
      .orderBy(desc(codes.sentAt))
      .limit(1)
      .get()?.at,
  sentSince: (target: string, since: number): number =>
    orm
      .select({ n: count() })
      .from(codes)
      .where(and(eq(codes.target, target), gte(codes.sentAt, since)))
      .get()!.n,
  insertCode: (row: CodeRow) => {
    orm
      .update(codes)
      .set({ state: 'replaced' })
      .where(and(eq(codes.target, row.target), eq(codes.purpose, row.purpose), eq(codes.state, 'open')))
      .run()
    orm.insert(codes).values(row).run()
  },
  closeCode: (id: string) => void orm.update(codes).set({ state: 'used' }).where(eq(codes.id, id)).run(),

  attempt: (key: string) => orm.select().from(attempts).where(eq(attempts.key, key)).get(),
  setAttempt: (row: typeof attempts.$inferSelect) =>
    void orm.insert(attempts).values(row).onConflictDoUpdate({ target: attempts.key, set: row }).run(),
  clearAttempt: (key: string) => void orm.delete(attempts).where(eq(attempts.key, key)).run(),
  sweepAttempts: (before: number) => void orm.delete(attempts).where(lt(attempts.at, before)).run(),

  /** One of a kind; those that have run out go. */
  grant: (of: GrantOf, expiresAt: number, now: number) => {
    orm
      .delete(grants)
      .where(or(sameGrant(of), lte(grants.expiresAt, now)))
      .run()
    orm
      .insert(grants)
      .values({ about: '', ...of, expiresAt })
      .run()
  },
  hasGrant: (of: GrantOf, now: number): boolean =>
    orm
      .select({ id: grants.id })
      .from(grants)
      .where(and(sameGrant(of), gt(grants.expiresAt, now)))
      .get() !== undefined,
  takeGrant: (of: GrantOf, now: number): boolean => {
    const found = orm
      .select({ id: grants.id })
      .from(grants)
      .where(and(sameGrant(of), gt(grants.expiresAt, now)))
      .get()
    if (found) orm.delete(grants).where(eq(grants.id, found.id)).run()
    return found !== undefined
  },

  loginsSince: (ip: string, since: number): number =>
    orm
      .select({ n: count() })
      .from(loginTimes)
      .where(and(eq(loginTimes.ip, ip), gt(loginTimes.at, since)))
      .get()!.n,
  noteLogin: (ip: string, at: number, before: number) => {
    orm.delete(loginTimes).where(lt(loginTimes.at, before)).run()
    orm.insert(loginTimes).values({ ip, at }).run()
  },
})
