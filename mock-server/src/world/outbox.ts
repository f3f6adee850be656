import { desc, eq, lt } from 'drizzle-orm'
import type { Db } from '../db/db.ts'
import { outbox } from './world.table.ts'

export type Sent = typeof outbox.$inferSelect
export type Sending = Omit<Sent, 'id'>

export interface Outbox {
  send(message: Sending): void
  /** Newest first. */
  list(to?: string): Sent[]
  /** Forgets what was sent before then. */
  sweep(before: number): void
}

const LISTED = 200

/** Every SMS, e-mail and voice call that the site would have sent. */
export const openOutbox = ({ orm }: Db): Outbox => ({
  send: (message) => void orm.insert(outbox).values(message).run(),
  list: (to) =>
    orm
      .select()
      .from(outbox)
      .where(to === undefined ? undefined : eq(outbox.to, to))
      .orderBy(desc(outbox.id))
      .limit(LISTED)
      .all(),
  sweep: (before) => void orm.delete(outbox).where(lt(outbox.at, before)).run(),
})
