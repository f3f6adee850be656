import type { Card } from '@app/contract/play/outcomes'
import { DECK, highRank } from '../cards.ts'

export const SMALL_JOKER = DECK
export const BIG_JOKER = DECK + 1

export const TWO = 15
const [LOWEST, ACE] = [3, 14]
/** Of singles five, of pairs three, of triples two make a row. */
const ROW_LEAST: Readonly<Record<number, number>> = { 1: 5, 2: 3, 3: 2 }
const BOMB = 4
/** Both jokers: above all. */
const ROCKET = 5

/**
 * What is put down at once: `chain` neighbours of `like` alike, the highest `top`; three alike take `wings` cards along for
 * each. What has the same form is compared by `top`.
 */
export interface Unit {
  like: number
  chain: number
  wings: number
  top: number
  /** Worths of all its cards, those that are taken along last. */
  worths: number[]
}
/** How many a hand has of each worth. */
export type Counts = readonly number[]

/** 3 … K, A 14, 2 15, the jokers 16 and 17. */
export const worthOf = (card: Card): number => {
  if (card >= SMALL_JOKER) return TWO + 1 + card - SMALL_JOKER
  const rank = highRank(card)
  return rank === 2 ? TWO : rank
}

export const inOrder = (cards: readonly Card[]): Card[] =>
  cards.toSorted((a, b) => worthOf(a) - worthOf(b) || a - b)

export const countsOf = (cards: readonly Card[]): Counts => {
  const counts = Array.from({ length: worthOf(BIG_JOKER) + 1 }, () => 0)
  for (const card of cards) counts[worthOf(card)]! += 1
  return counts
}

const hasRocket = (counts: Counts) => counts[worthOf(SMALL_JOKER)]! > 0 && counts[worthOf(BIG_JOKER)]! > 0
/** How high it goes: rows end with an ace. */
const topOf = (chain: number) => (chain > 1 ? ACE : worthOf(BIG_JOKER))

export const isPower = ({ like }: Unit): boolean => like >= BOMB

export const isBeaten = (last: Unit, { like, chain, wings, top }: Unit): boolean =>
  like >= BOMB
    ? like > last.like || (like === last.like && top > last.top)
    : like === last.like && chain === last.chain && wings === last.wings && top > last.top

const rowOf = (like: number, top: number, chain: number): Unit => ({
  like,
  chain,
  wings: 0,
  top,
  worths: Array.from({ length: like * chain }, (_, at) => top - chain + 1 + Math.floor(at / like)),
})

export const without = (counts: Counts, worths: readonly number[]): Counts => {
  const rest = [...counts]
  for (const worth of worths) rest[worth]! -= 1
  return rest
}

/**
 * Three alike take along what is single or what are pairs, whichever is lower, and no ace and above but to be out with it;
 * what they take is no unit of its own.
 */
const winged = (plain: Unit[]): Unit[] => {
  const taken = new Set<Unit>()
  const units = plain.map((unit) => {
    if (unit.like !== 3) return unit
    const isLast = plain.length === unit.chain + 1
    const free = plain.filter((each) => each.chain === 1 && !taken.has(each) && (isLast || each.top < ACE))
    const [along] = [1, 2]
      .map((wings) => free.filter(({ like }) => like === wings).slice(0, unit.chain))
      .filter((each) => each.length === unit.chain)
      .toSorted((a, b) => a.at(-1)!.top - b.at(-1)!.top)
    if (!along) return unit
    for (const each of along) taken.add(each)
    return {
      ...unit,
      wings: along[0]!.like,
      worths: [...unit.worths, ...along.flatMap(({ worths }) => worths)],
    }
  })
  return units.filter((unit) => !taken.has(unit))
}

/** Rows that may be taken out of a hand: none that leaves alone, at its ends, what it could take with it. */
const rowsIn = (counts: Counts): Unit[] => {
  const rows: Unit[] = []
  for (const like of [3, 2, 1])
    for (let from = LOWEST; from <= ACE; from++) {
      if (counts[from - 1] === like) continue
      for (let to = from; to <= ACE && counts[to]! >= like && counts[to]! < BOMB; to++)
        if (to - from + 1 >= ROW_LEAST[like]! && (to === ACE || counts[to + 1] !== like))
          rows.push(rowOf(like, to, to - from + 1))
    }
  return rows
}

/** Rows are taken in one order: more alike first, then from the lowest. */
const isBefore = (row: Unit, last: Unit | undefined) =>
  last !== undefined && (row.like > last.like || (row.like === last.like && row.worths[0]! < last.worths[0]!))

/** A hand in as few units as there are found; each card is in one. */
export const unitsOf = (all: Counts): Unit[] => {
  const counts = [...all]
  const powers: Unit[] = []
  if (hasRocket(counts)) {
    const worths = [worthOf(SMALL_JOKER), worthOf(BIG_JOKER)]
    powers.push({ like: ROCKET, chain: 1, wings: 0, top: worths[1]!, worths })
    for (const worth of worths) counts[worth] = 0
  }
  for (let worth = LOWEST; worth <= TWO; worth++)
    if (counts[worth] === BOMB) {
      powers.push(rowOf(BOMB, worth, 1))
      counts[worth] = 0
    }
  let best: Unit[] | undefined
  const look = (rest: Counts, rows: Unit[]) => {
    const plain = [...rows]
    for (let worth = LOWEST; worth < rest.length; worth++)
      if (rest[worth]! > 0) plain.push(rowOf(rest[worth]!, worth, 1))
    const units = winged(plain)
    if (!best || units.length < best.length) best = units
    for (const row of rowsIn(rest))
      if (!isBefore(row, rows.at(-1))) look(without(rest, row.worths), [...rows, row])
  }
  look(counts, [])
  return [...best!, ...powers]
}

/**
 * Whether nobody can beat it but with a power: of what has not been seen nothing of its form is higher, or nobody has so many
 * cards. Of a power: whether none is above it.
 */
export const isSure = (unit: Unit, unseen: Counts, most: number): boolean => {
  const { like, chain, top, worths } = unit
  if (isPower(unit)) {
    const isAbove = unseen.some((count, worth) => count === BOMB && (like < BOMB || worth > top))
    return like === ROCKET || !(isAbove || hasRocket(unseen))
  }
  if (most < worths.length) return true
  const tops = Array.from({ length: topOf(chain) - top }, (_, at) => top + 1 + at)
  return !tops.some((above) => rowOf(like, above, chain).worths.every((worth) => unseen[worth]! >= like))
}

/** The lowest that can go along, from other three alike too; a two or a joker only to be out with it. */
const alongIn = (rest: Counts, wings: number, chain: number): number[] => {
  const isLast = rest.reduce((sum, count) => sum + count, 0) === wings * chain
  return unitsOf(rest)
    .flatMap((unit) => {
      if (unit.like === wings && unit.chain === 1) return [unit.top]
      return unit.wings === wings ? [...new Set(unit.worths.slice(unit.like * unit.chain))] : []
    })
    .filter((top) => isLast || top < TWO)
    .toSorted((a, b) => a - b)
    .slice(0, chain)
}

const waysOf = (like: number, count: number) =>
  [1, count, (count * (count - 1)) / 2, (count * (count - 1) * (count - 2)) / 6][like]!

/** How many units that beat it, without a power, are to be expected among `count` of the unseen cards. */
export const riskOf = ({ like, chain, top, worths }: Unit, unseen: Counts, count: number): number => {
  if (like >= BOMB || count < worths.length) return 0
  const total = unseen.reduce((sum, each) => sum + each, 0)
  let share = 1
  for (let at = 0; at < like * chain; at++) share *= (count - at) / (total - at)
  let ways = 0
  for (let above = top + 1; above <= topOf(chain); above++)
    ways += Array.from({ length: chain }, (_, at) => waysOf(like, unseen[above - at]!)).reduce(
      (a, b) => a * b,
    )
  return ways * share
}

/** Everything of the form of `last` that beats it, the lowest first; no power, and none is broken for it. */
export const beating = (counts: Counts, last: Unit): Unit[] => {
  const found: Unit[] = []
  for (let top = last.top + 1; top <= topOf(last.chain); top++) {
    const row = rowOf(last.like, top, last.chain)
    const isWhole = row.worths.some((worth) => counts[worth] === BOMB || (worth > TWO && hasRocket(counts)))
    if (isWhole || row.worths.some((worth) => counts[worth]! < last.like)) continue
    const rest = without(counts, row.worths)
    if (last.wings === 0) found.push(row)
    else {
      const along = alongIn(rest, last.wings, last.chain)
      if (along.length === last.chain)
        found.push({
          ...row,
          wings: last.wings,
          worths: [...row.worths, ...along.flatMap((worth) => rowOf(last.wings, worth, 1).worths)],
        })
    }
  }
  return found
}
