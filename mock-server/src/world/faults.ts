import { eq } from 'drizzle-orm'
import type { RefusalName } from '@app/contract/kit/status'
import type { Db } from '../db/db.ts'
import type { Streams } from './random.ts'
import { faults } from './world.table.ts'

export const FAULT_KINDS = ['drop', 'malformed', 'timeout', 'empty', 'mute', 'delay'] as const
export type FaultKind = (typeof FAULT_KINDS)[number]

/** What is done to a call instead of (status, http, kind) or before (delay) its own answer. */
export interface Fault {
  status?: RefusalName | undefined
  http?: number | undefined
  kind?: FaultKind | undefined
  message?: string | undefined
  data?: unknown
  delayMs?: number | undefined
}

export interface FaultRule extends Fault {
  /** Glob over the plain path: `*` within a part, `**` across parts. */
  path: string
  method?: string | undefined
  member?: string | undefined
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

const globToRegExp = (glob: string): RegExp =>
  new RegExp(
    `^${glob
      .split(/(\*\*|\*)/)
      .map((part) =>
        part === '**' ? '.*' : part === '*' ? '[^/]*' : part.replaceAll(/[.+?^${}()|[\]\\]/g, '\\$&'),
      )
      .join('')}$`,
  )

/** Fault rules of a world. Disarmed they cost one length check a call. */
export const openFaults = ({ orm }: Db, streams: Streams): Faults => {
  const load = () =>
    orm
      .select()
      .from(faults)
      .all()
      .map((row) => {
        const rule = JSON.parse(row.rule) as FaultRule
        return { id: row.id, rule, pattern: globToRegExp(rule.path) }
      })
  let armed = load()
  const remove = (id: number) => {
    const { changes } = orm.delete(faults).where(eq(faults.id, id)).run()
    armed = load()
    return changes > 0
  }
  const countDown = (id: number, rule: FaultRule) => {
    if (rule.times === undefined) return
    rule.times -= 1
    if (rule.times <= 0) remove(id)
    else
      orm
        .update(faults)
        .set({ rule: JSON.stringify(rule) })
        .where(eq(faults.id, id))
        .run()
  }
  return {
    add: (rule) => {
      const { id } = orm
        .insert(faults)
        .values({ rule: JSON.stringify(rule) })
        .returning()
        .get()
      armed = load()
      return id
    },
    list: () => armed.map(({ id, rule }) => ({ id, ...rule })),
    remove,
    clear: () => {
      orm.delete(faults).run()
      armed = []
    },
    match: ({ path, method, member }) => {
      if (armed.length === 0) return undefined
      const found = armed.find(
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
