import type { Kind, Shape } from './shape.ts'
import { isRecord } from './conform.ts'

/** Where a field of an object was there and where it wasn't, by call. */
export interface Presence {
  mock: number
  ofMock: number
  real: number
  ofReal: number
  calls: number
}

/** In which order a list stands by one of its fields: evidence in nats against chance. */
interface Order {
  direction: 1 | -1
  evidence: number
  isBroken: boolean
}

const MOST_CONTEXTS = 8
const MOST_SIGHTS = 2_000
const LONGEST_SIGHT = 160
/** One in ten millions. */
const CERTAIN = Math.log(1e7)
/** A list that is put together of parts may stand in order by the hour: no one list proves more than a sixth. */
const MOST_PROOF = CERTAIN / 6

const factorials = [0]
const logFactorial = (n: number): number => {
  for (let at = factorials.length; at <= n; at += 1) factorials.push(factorials[at - 1]! + Math.log(at))
  return factorials[n]!
}

/** 1 rising, -1 falling, 0 neither; equals may stand side by side. */
const directionOf = (values: readonly (number | string)[]): 1 | -1 | 0 => {
  let [isRising, isFalling] = [true, true]
  for (let at = 1; at < values.length; at += 1) {
    if (values[at]! < values[at - 1]!) isRising = false
    if (values[at]! > values[at - 1]!) isFalling = false
  }
  return isRising === isFalling ? 0 : isRising ? 1 : -1
}

const columnOf = (items: readonly unknown[], name: string): (number | string)[] | undefined => {
  const values = items.map((item) => (isRecord(item) ? item[name] : undefined))
  const isText = values.every((value) => typeof value === 'string')
  return isText || values.every((value) => typeof value === 'number') ? values : undefined
}

export const isAbsent = (value: unknown): boolean => value === undefined || value === null

/**
 * What the mock's own worlds of other seeds and hours teach about one call: where they differ among themselves, no real backend can be
 * wrong in what it says, only in how.
 */
export class Learnt {
  readonly volatile = new Set<string>()
  /** Lists whose rows are data: nothing is known of the first but what holds for all. */
  readonly data = new Set<string>()
  readonly codes = new Set<number>()
  asked = 0
  private hasty = 0
  readonly presence = new Map<string, Presence>()
  readonly orders = new Map<string, Order>()
  private readonly sights = new Set<string>()
  private readonly agreed = new Map<string, Set<string>>()

  /** Counts what only one of the two called too often: a few times, or less than every second one. */
  isException(least: number): boolean {
    this.hasty += 1
    return this.hasty <= Math.max(least, this.asked / 2)
  }

  /** In how many contexts the worlds agreed on a leaf, and never disagreed. */
  agreement(path: string): number {
    return this.volatile.has(path) ? 0 : (this.agreed.get(path)?.size ?? 0)
  }

  private agrees(path: string, context: string): void {
    const before = this.agreed.get(path)
    if (!before) this.agreed.set(path, new Set([context]))
    else if (before.size < MOST_CONTEXTS) before.add(context)
  }

  /** Learns from what the worlds answered; true where they differ below `path` in more than the time. */
  from(path: string, shape: Shape | undefined, twins: readonly unknown[], context: string): boolean {
    const [first] = twins
    if (twins.every(isRecord)) {
      const names = new Set(twins.flatMap((twin) => Object.keys(twin)))
      let differs = false
      for (const name of names)
        if (
          this.from(
            `${path}.${name}`,
            shape?.fields.get(name),
            twins.map((twin) => twin[name]),
            context,
          )
        )
          differs = true
      return differs
    }
    if (twins.every(Array.isArray)) return this.fromLists(path, shape, twins as unknown[][], context)
    const isSame = twins.every((twin) => JSON.stringify(twin) === JSON.stringify(first))
    const kind: Kind = shape?.kind ?? 'any'
    if (isSame) this.agrees(path, context)
    else this.volatile.add(path)
    return !isSame && kind !== 'time'
  }

  private fromLists(
    path: string,
    shape: Shape | undefined,
    twins: readonly unknown[][],
    context: string,
  ): boolean {
    const length = Math.min(...twins.map((twin) => twin.length))
    let differs = twins.some((twin) => twin.length !== length)
    for (let at = 0; at < length; at += 1)
      if (
        this.from(
          `${path}[]`,
          shape?.item,
          twins.map((twin) => twin[at]),
          context,
        )
      )
        differs = true
    if (differs) this.data.add(path)
    else this.agrees(path, context)
    for (const twin of twins) this.fromOrder(path, twin)
    return differs
  }

  /** The same column told once more proves nothing. */
  private isNew(column: string): boolean {
    const sight = column.slice(0, LONGEST_SIGHT)
    if (this.sights.has(sight) || this.sights.size >= MOST_SIGHTS) return false
    this.sights.add(sight)
    return true
  }

  private fromOrder(path: string, items: readonly unknown[]): void {
    if (items.length < 2 || !isRecord(items[0])) return
    for (const name of Object.keys(items[0])) {
      const key = `${path}[].${name}`
      const before = this.orders.get(key)
      if (before?.isBroken) continue
      const values = columnOf(items, name)
      const distinct = new Set(values).size
      if (!values || distinct < 2) continue
      const direction = directionOf(values)
      if (direction === 0 || (before && before.direction !== direction))
        this.orders.set(key, { direction: 1, evidence: 0, isBroken: true })
      else if (this.isNew(`${key} ${values.join()}`))
        this.orders.set(key, {
          direction,
          evidence: (before?.evidence ?? 0) + Math.min(logFactorial(distinct), MOST_PROOF),
          isBroken: false,
        })
    }
  }

  /** The field by which a list stands in another order than it surely does. */
  disorderOf(path: string, items: readonly unknown[]): string | undefined {
    if (!isRecord(items[0])) return undefined
    return Object.keys(items[0]).find((name) => {
      const order = this.orders.get(`${path}[].${name}`)
      const values = order && !order.isBroken && order.evidence >= CERTAIN ? columnOf(items, name) : undefined
      if (!order || !values || new Set(values).size < 2) return false
      return directionOf(values) !== order.direction
    })
  }

  seen(path: string, mock: readonly unknown[], real: readonly unknown[]): Presence {
    const before = this.presence.get(path) ?? { mock: 0, ofMock: 0, real: 0, ofReal: 0, calls: 0 }
    const has = (values: readonly unknown[]) => values.filter((value) => !isAbsent(value)).length
    const after = {
      mock: before.mock + has(mock),
      ofMock: before.ofMock + mock.length,
      real: before.real + has(real),
      ofReal: before.ofReal + real.length,
      calls: before.calls + 1,
    }
    this.presence.set(path, after)
    return after
  }
}
