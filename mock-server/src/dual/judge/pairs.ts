import { isRecord } from './conform.ts'
import type { Shape } from './shape.ts'

/** Tokens, proofs, addresses with either: too long and too mixed to be said by a person. */
const MADE_UP = /^(?=.*\d)(?=.*[A-Za-z])[\w.:+/=?&%~-]{16,2000}$/
/** A short one may be somebody else's as well. */
const SHORT = 8
const MOST = 20_000

/** What stands in each of the mock's worlds where the real backend made up an id or a token of its own. */
export interface Pairs {
  /** Learns from two answers to the same call. */
  from(shape: Shape | undefined, real: unknown, twins: readonly unknown[]): void
  set(real: string, twins: readonly (string | undefined)[]): void
  /** What the real backend's text is in one of the worlds; null where nothing stands for it there. */
  of(real: string, twin: number): string | null | undefined
  /** Whether an id means the same on both sides. */
  isShared(real: string): boolean
}

export const openPairs = (): Pairs => {
  const pairs = new Map<string, readonly (string | undefined)[]>()
  /** Ids with letters that the mock itself gives: they are of the catalogue, and mean the same on both sides. */
  const named = new Set<string>()
  const set: Pairs['set'] = (real, twins) => {
    const before = pairs.get(real)
    const isOther = before?.some((text, at) => text !== twins[at]) ?? false
    pairs.delete(real)
    pairs.set(real, isOther && real.length < SHORT ? twins.map(() => undefined) : twins)
    if (pairs.size <= MOST) return
    const [oldest] = pairs.keys()
    pairs.delete(oldest!)
  }
  const fromText = (shape: Shape | undefined, real: string, twins: readonly unknown[]) => {
    if (shape?.kind !== 'id' && !MADE_UP.test(real)) return
    const texts = twins.map((twin) => (typeof twin === 'string' ? twin : undefined))
    if (shape?.kind === 'id' && named.size < MOST)
      for (const text of texts) if (text !== undefined && /[A-Za-z]/.test(text)) named.add(text)
    if (texts.every((text) => text === real)) named.add(real)
    if (named.has(real)) return
    if (pairs.has(real) && texts.every((text) => text === undefined)) return
    set(real, texts)
  }
  const from: Pairs['from'] = (shape, real, twins) => {
    if (typeof real === 'string') fromText(shape, real, twins)
    else if (Array.isArray(real))
      for (const [at, item] of real.entries())
        from(
          shape?.item,
          item,
          twins.map((twin) => (Array.isArray(twin) ? (twin as unknown[])[at] : undefined)),
        )
    else if (isRecord(real))
      for (const [name, value] of Object.entries(real))
        from(
          shape?.fields.get(name),
          value,
          twins.map((twin) => (isRecord(twin) ? twin[name] : undefined)),
        )
  }
  return {
    from,
    set,
    of: (real, twin) => {
      const found = pairs.get(real)
      return found && (found[twin] ?? null)
    },
    isShared: (real) => named.has(real),
  }
}

/** A request as one of the worlds has to get it; `lone` is told of ids that this world doesn't have, and of those that no answer gave. */
export const translated = (
  value: unknown,
  shape: Shape | undefined,
  twin: number,
  pairs: Pairs,
  lone: (why: 'gone' | 'unknown') => void,
): unknown => {
  if (typeof value === 'string') {
    const found = shape?.kind === 'id' || MADE_UP.test(value) ? pairs.of(value, twin) : undefined
    if (found === null) lone('gone')
    if (found === undefined && shape?.kind === 'id' && !pairs.isShared(value)) lone('unknown')
    return found ?? value
  }
  if (Array.isArray(value)) return value.map((item) => translated(item, shape?.item, twin, pairs, lone))
  if (!isRecord(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [
      name,
      translated(item, shape?.fields.get(name), twin, pairs, lone),
    ]),
  )
}
