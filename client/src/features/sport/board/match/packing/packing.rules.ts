import { isScores } from '../markets.rules.ts'

interface Column<T> {
  rows: number
  cards: T[]
}

/** What the columns leave empty below their last cards, in rows. */
const emptyIn = (columns: readonly Column<unknown>[]): number => {
  const most = Math.max(...columns.map(({ rows }) => rows))
  return columns.reduce((sum, { rows }) => sum + most - rows, 0)
}

/** More than this is seen: the columns don't end together. */
const UNEVEN_ROWS = 1
/** More than this stands out as a hole. */
const HOLE_ROWS = 2
/** Less is none: sums of rows aren't exact. */
const LEAST = 1e-6

export interface Packed<T> {
  columns: T[][]
  across: T[]
  /** In rows, with what lies across alone. */
  empty: number
}

/**
 * The cards below each other in so many columns, each where there is most room, so that the columns end together. Where in their order
 * they would not, some change places with those of another column; a last one that leaves a hole nevertheless lies across below them.
 */
export const inColumns = <T>(cards: readonly T[], count: number, rowsOf: (card: T) => number): Packed<T> => {
  const fill = (some: readonly T[]): Column<T>[] => {
    const columns = Array.from({ length: Math.min(count, some.length) }, (): Column<T> => ({
      rows: 0,
      cards: [],
    }))
    for (const card of some) {
      const lowest = columns.reduce((least, column) => (column.rows < least.rows ? column : least))
      lowest.cards.push(card)
      lowest.rows += rowsOf(card)
    }
    return columns
  }
  const place = new Map(cards.map((card, at) => [card, at]))
  const inPlace = (some: readonly T[]) => some.toSorted((a, b) => place.get(a)! - place.get(b)!)
  /** What is gained most by: a card of one column for one of another, or for none. */
  const exchange = (columns: readonly Column<T>[], isHeld: (card: T) => boolean) =>
    columns
      .flatMap((from) =>
        columns.flatMap((to) =>
          from.cards.flatMap((card) =>
            [...to.cards, ...(from.cards.length > 1 ? [undefined] : [])].map((other) => {
              const rows = rowsOf(card) - (other === undefined ? 0 : rowsOf(other))
              const isNone = isHeld(card) || (other !== undefined && isHeld(other))
              return { from, to, card, other, rows, gain: isNone ? 0 : rows * (from.rows - to.rows - rows) }
            }),
          ),
        ),
      )
      .reduce((best, one) => (one.gain > best.gain + LEAST ? one : best))
  const evened = (columns: Column<T>[], isHeld: (card: T) => boolean): Column<T>[] => {
    for (let best = exchange(columns, isHeld); best.gain > LEAST; best = exchange(columns, isHeld)) {
      const { from, to, card, other, rows } = best
      from.cards = [...from.cards.filter((one) => one !== card), ...(other === undefined ? [] : [other])]
      to.cards = [...to.cards.filter((one) => one !== other), card]
      from.rows -= rows
      to.rows += rows
    }
    return columns
      .map((column) => ({ ...column, cards: inPlace(column.cards) }))
      .toSorted((a, b) => place.get(a.cards[0]!)! - place.get(b.cards[0]!)!)
  }
  const packed = (some: readonly T[]): Column<T>[] => {
    const ordered = fill(some)
    if (some.length <= count || emptyIn(ordered) <= UNEVEN_ROWS) return ordered
    const bySize = some.toSorted((a, b) => rowsOf(b) - rowsOf(a))
    // What is asked for most stays on top.
    const one = evened(ordered, (card) => place.get(card)! < count)
    const other = evened(fill(bySize), () => false)
    return emptyIn(one) > emptyIn(other) + HOLE_ROWS ? other : one
  }
  const all = packed(cards)
  const others = packed(cards.slice(0, -1))
  const isHole = cards.length > count && emptyIn(all) > emptyIn(others) + HOLE_ROWS
  return {
    columns: (isHole ? others : all).map((column) => column.cards),
    across: isHole ? cards.slice(-1) : [],
    empty: isHole ? emptyIn(others) + HOLE_ROWS : emptyIn(all),
  }
}

/** Scores have the whole width; what is between them stands in columns, which the next ones fill where they would leave a hole. */
export const partsOf = (
  wtypes: readonly string[],
  count: number,
  rowsOf: (wtype: string) => number,
): (string | Packed<string>)[] => {
  const parts: (string | string[])[] = []
  for (const wtype of wtypes) {
    const last = parts.at(-1)
    if (isScores(wtype)) parts.push(wtype)
    else if (Array.isArray(last)) last.push(wtype)
    else parts.push([wtype])
  }
  const groups = parts.filter((part) => Array.isArray(part))
  for (const [at, group] of groups.entries()) {
    const next = groups[at + 1] ?? []
    // As wide as all others.
    group.push(...next.splice(0, Math.max(0, count - group.length)))
    const empty = Array.from(
      { length: Math.min(count, next.length) + 1 },
      (_, more) => inColumns([...group, ...next.slice(0, more)], count, rowsOf).empty,
    )
    group.push(...next.splice(0, empty.indexOf(Math.min(...empty))))
  }
  return parts
    .filter((part) => part.length > 0)
    .map((part) => (typeof part === 'string' ? part : inColumns(part, count, rowsOf)))
}
