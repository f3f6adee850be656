import { and, desc, eq, gt, lt, sql } from 'drizzle-orm'
import { type Db, prepared } from '../../db/db.ts'
import { captchas } from './captcha.table.ts'

export type CaptchaRow = typeof captchas.$inferSelect
export type CaptchaStore = ReturnType<typeof captchaStore>

export const captchaStore = ({ orm, sqlite }: Db) => {
  const byId = prepared(sqlite, () =>
    orm
      .select()
      .from(captchas)
      .where(eq(captchas.id, sql.placeholder('id'))),
  )
  return {
    find: (id: string): CaptchaRow | undefined => byId.get({ id }),
    open: (now: number): CaptchaRow[] =>
      orm
        .select()
        .from(captchas)
        .where(and(eq(captchas.state, 'open'), gt(captchas.expiresAt, now)))
        .orderBy(desc(captchas.expiresAt))
        .all(),
    insert: (row: typeof captchas.$inferInsert) => void orm.insert(captchas).values(row).run(),
    change: (id: string, facts: Partial<CaptchaRow>) =>
      void orm.update(captchas).set(facts).where(eq(captchas.id, id)).run(),
    /** Drops the unanswered ones of this kind and owner, and whatever is long over. */
    sweep: (owner: string, kind: CaptchaRow['kind'], before: number) => {
      orm
        .delete(captchas)
        .where(and(eq(captchas.owner, owner), eq(captchas.kind, kind), eq(captchas.state, 'open')))
        .run()
      orm.delete(captchas).where(lt(captchas.expiresAt, before)).run()
    },
  }
}
