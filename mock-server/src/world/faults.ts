import { eq } from 'drizzle-orm'
import type { FaultKind } from '@app/contract/control/faults'
import type { RefusalName } from '@app/contract/kit/status'
import type { Db } from '../db/db.ts'
import { rereadable } from '../db/followers.ts'
import type { Streams } from './random.ts'
import { faults } from './world.table.ts'

/** What is done to a call instead of (status, http, kind) or before (delay) its own answer. */
export interface Fault {
  status?: RefusalName | undefined
  http?: number | undefined
  kind?: FaultKind | undefined
  /** The call is served first: what the fault does befalls its answer. */
  after?: boolean | undefined
  message?: string | undefined
  data?: unknown
  delayMs?: number | undefined
}

export interface FaultRule extends Fault {
  /** Glob over the plain path: `*` within a part, `**` across parts. */
  path: string
  method?: 'GET' | 'POST' | undefined
  member?: string | undefined
  /** The call is let through: later rules don't see it. */
  passes?: boolean | undefined
  times?: number | undefined
  probability?: number | undefined
}

export interface Faults {
  add(rule: FaultRule): number
  list(): (FaultRule & { id: number })[]
  remove(id: number): boolean
  clear(): void
  /** The first armed rule that fits; counts it down. */
  match(call: { path: string; method: string; member?: string | undefined }): Fault | undefined
}

export const globToRegExp = (glob: string): RegExp =>
  new RegExp(
    `^${glob
      .split(/(\*\*|\*)/)
      .map((part) =>
        part === '**' ? '.*' : part === '*' ? '[^/]*' : part.replaceAll(/[.+?^${}()|[\]\\]/g, '\\$&'),
      )
      .join('')}$`,
  )

/** Fault rules of a world. Disarmed they cost one length check a call. */
export const openFaults = ({ orm, follow }: Db, streams: Streams): Faults => {
  const armed = rereadable(follow, () =>
    orm
      .select()
      .from(faults)
      .all()
      .map((row) => {
        const rule = JSON.parse(row.rule) as FaultRule
        return { id: row.id, rule, pattern: globToRegExp(rule.path) }
      }),
  )
  const remove = (id: number) => {
    const { changes } = orm.delete(faults).where(eq(faults.id, id)).run()
    armed.forget()
    return changes > 0
  }
  const countDown = (id: number, rule: FaultRule) => {
    if (rule.times === undefined) return
    const times = rule.times - 1
    if (times <= 0) return void remove(id)
    orm
      .update(faults)
      .set({ rule: JSON.stringify({ ...rule, times }) })
      .where(eq(faults.id, id))
      .run()
    armed.forget()
  }
  return {
    add: (rule) => {
      const { id } = orm
        .insert(faults)
        .values({ rule: JSON.stringify(rule) })
        .returning()
        .get()
      armed.forget()
      return id
    },
    list: () => armed.get().map(({ id, rule }) => ({ id, ...rule })),
    remove,
    clear: () => {
      orm.delete(faults).run()
      armed.forget()
    },
    match: ({ path, method, member }) => {
      if (armed.get().length === 0) return undefined
      const found = armed
        .get()
        .find(
          ({ rule, pattern }) =>
            pattern.test(path) &&
            (rule.method === undefined || rule.method.toUpperCase() === method) &&
            (rule.member === undefined || rule.member === member) &&
            (rule.probability === undefined || streams.next('faults') < rule.probability),
        )
      if (!found) return undefined
      countDown(found.id, found.rule)
      return found.rule
    },
  }
}
