import { asc, eq, sql } from 'drizzle-orm'
import { type Db, isOfStorage, lazily, lean } from '../db/db.ts'
import { forgetting } from '../db/followers.ts'
import type { Clock } from './clock.ts'
import { jobs } from './world.table.ts'

export type JobHandler = (payload: never) => void

export interface Jobs {
  /** Registers what a kind of job does. A payload is plain JSON. */
  handle<T>(kind: string, handler: (payload: T) => void): void
  /** A job of the same key replaces the one that waits. */
  schedule(kind: string, dueAt: number, payload: unknown, key?: string): void
  cancel(key: string): void
  /** Whether a job of this key waits. */
  isWaiting(key: string): boolean
  /** Runs everything due up to `until` in due order, each in one transaction at its own moment. Returns how many ran. */
  runDue(until: number): number
  /** When the next one is due; Infinity when none waits. */
  nextDue(): number
  waiting(): { id: number; dueAt: number; kind: string; key: string | null }[]
}

export interface JobHost {
  clock: Clock
  commit(work: () => void): void
  onFailure(kind: string, error: unknown): void
  /** A job was done, or failed. */
  onRan(job: { id: number; kind: string; dueAt: number; payload: string }): void
}

export const openJobs = ({ orm, sqlite, follow }: Db, host: JobHost): Jobs => {
  const handlers = new Map<string, JobHandler>()
  const first = lazily(() =>
    orm.select().from(jobs).orderBy(asc(jobs.dueAt), asc(jobs.id)).limit(1).prepare(),
  )
  const soonest = lean<[number, string | null]>(sqlite, () =>
    orm.select({ dueAt: jobs.dueAt, key: jobs.key }).from(jobs).orderBy(asc(jobs.dueAt)).limit(1),
  )
  const remove = lazily(() =>
    orm
      .delete(jobs)
      .where(eq(jobs.id, sql.placeholder('id')))
      .prepare(),
  )
  const schedule = lazily(() =>
    sqlite.prepare<[object]>(
      `INSERT INTO jobs (kind, due_at, key, payload) VALUES (@kind, @dueAt, @key, @payload)
       ON CONFLICT (key) DO UPDATE SET kind = excluded.kind, due_at = excluded.due_at, payload = excluded.payload`,
    ),
  )
  let next: { dueAt: number; key: string | null } | undefined
  const forget = () => {
    next = undefined
  }
  const changed = forgetting(follow, forget)
  const touch = () => {
    forget()
    changed()
  }
  const peek = () => {
    if (!next) {
      const [dueAt, key] = soonest.first({}) ?? [Infinity, null]
      next = { dueAt, key }
    }
    return next.dueAt
  }

  /** Runs the first job; false where the disk doesn't let it: it waits. */
  const runFirst = (): boolean => {
    const job = first().get()
    touch()
    if (!job) return true
    const work = () => {
      remove().run({ id: job.id })
      const handler = handlers.get(job.kind)
      if (!handler) throw new Error(`no handler for job kind ${job.kind}`)
      handler(JSON.parse(job.payload) as never)
    }
    try {
      host.clock.at(job.dueAt, () => host.commit(work))
    } catch (error) {
      host.onFailure(job.kind, error)
      if (isOfStorage(error)) return false
      remove().run({ id: job.id })
    }
    host.onRan(job)
    return true
  }

  return {
    handle: (kind, handler) => void handlers.set(kind, handler),
    schedule: (kind, dueAt, payload, key) => {
      schedule().run({ kind, dueAt, key: key ?? null, payload: JSON.stringify(payload) })
      changed()
      if (next && dueAt < next.dueAt) next = { dueAt, key: key ?? null }
      // The one that was next may now be later.
      else if (key !== undefined && key === next?.key) forget()
    },
    cancel: (key) => {
      orm.delete(jobs).where(eq(jobs.key, key)).run()
      touch()
    },
    isWaiting: (key) => orm.select({ id: jobs.id }).from(jobs).where(eq(jobs.key, key)).get() !== undefined,
    runDue: (until) => {
      let ran = 0
      while (peek() <= until && runFirst()) ran++
      return ran
    },
    nextDue: peek,
    waiting: () =>
      orm
        .select({ id: jobs.id, dueAt: jobs.dueAt, kind: jobs.kind, key: jobs.key })
        .from(jobs)
        .orderBy(asc(jobs.dueAt), asc(jobs.id))
        .all(),
  }
}
