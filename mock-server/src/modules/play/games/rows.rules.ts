import type { Card } from '@app/contract/play/outcomes'
import { highRank, isBetter, suitOf } from './cards.ts'

/** A row of 十三水: best first in `order`, so that two rows are compared number by number and never equal. */
export interface Row {
  cards: Card[]
  name: string
  order: number[]
}
/** 头道, 中道, 尾道. */
export type Rows = [front: Row, middle: Row, back: Row]

const NAMES = ['乌龙', '对子', '两对', '三条', '顺子', '同花', '葫芦', '铁支', '同花顺'] as const
/** The best first, as the rules say it. */
export const KINDS_TEXT = NAMES.toReversed().join(' > ')
const KIND = {
  high: 0,
  pair: 1,
  pairs: 2,
  three: 3,
  straight: 4,
  flush: 5,
  full: 6,
  four: 7,
  straightFlush: 8,
}
/** What a row of three can be. */
export const FRONT_KINDS_TEXT = [KIND.three, KIND.pair, KIND.high].map((kind) => NAMES[kind]).join('、')
const ACE = 14
const FIVE = 5

const byRank = (cards: readonly Card[]) =>
  cards.toSorted((a, b) => highRank(b) - highRank(a) || suitOf(b) - suitOf(a))

/** Cards of one rank together, the largest group first, then the highest rank. */
const groupsOf = (cards: readonly Card[]): Card[][] =>
  [...Map.groupBy(byRank(cards), highRank).values()].toSorted(
    (a, b) => b.length - a.length || highRank(b[0]!) - highRank(a[0]!),
  )

const row = (kind: number, cards: Card[]): Row => ({
  cards,
  name: NAMES[kind]!,
  order: [kind, ...cards.map(highRank), suitOf(cards[0]!)],
})

/** The highest five in a row; an ace also stands below the two. */
const straightOf = (cards: readonly Card[]): Card[] | undefined => {
  const first = new Map<number, Card>()
  for (const card of byRank(cards)) {
    if (!first.has(highRank(card))) first.set(highRank(card), card)
    if (highRank(card) === ACE && !first.has(1)) first.set(1, card)
  }
  for (let top = ACE; top >= FIVE; top--) {
    const run = Array.from({ length: FIVE }, (_, down) => first.get(top - down))
    if (run.every((card) => card !== undefined)) return run
  }
  return undefined
}

const straightRow = (kind: number, cards: Card[]): Row => {
  const top = highRank(cards[0]!)
  return { cards, name: NAMES[kind]!, order: [kind, top, suitOf(cards[0]!)] }
}

/** What fills up a row is taken from the least: singles before pairs, low before high. */
const filledUp = (own: Card[], groups: readonly Card[][]): Card[] => {
  const rest = groups
    .toSorted((a, b) => a.length - b.length || highRank(a[0]!) - highRank(b[0]!))
    .flat()
    .filter((card) => !own.includes(card))
  return [...own, ...byRank(rest.slice(0, FIVE - own.length))]
}

const better = (rows: Row[]): Row => rows.reduce((a, b) => (isBetter(b.order, a.order) ? b : a))

/** The best five of eight cards or more, as one sets them: the high part leads, the rest is what one misses least. */
export const bestFive = (cards: readonly Card[]): Row => {
  const groups = groupsOf(cards)
  const suits = [...Map.groupBy(byRank(cards), suitOf).values()].filter((suit) => suit.length >= FIVE)
  const runs = suits.map(straightOf).filter((run) => run !== undefined)
  if (runs.length > 0) return better(runs.map((run) => straightRow(KIND.straightFlush, run)))
  const [most = [], second = []] = groups
  if (most.length === 4) return row(KIND.four, filledUp([...most], groups))
  const twos = groups.filter((group) => group !== most && group.length >= 2)
  if (most.length === 3 && twos.length > 0) {
    const least = twos.toSorted((a, b) => a.length - b.length || highRank(a[0]!) - highRank(b[0]!))[0]!
    return row(KIND.full, [...most, ...least.slice(0, 2)])
  }
  if (suits.length > 0) return better(suits.map((suit) => row(KIND.flush, suit.slice(0, FIVE))))
  const run = straightOf(cards)
  if (run) return straightRow(KIND.straight, run)
  if (most.length === 3) return row(KIND.three, filledUp([...most], groups))
  if (most.length === 2 && second.length === 2) {
    const least = twos.at(-1)!
    return row(KIND.pairs, filledUp([...most, ...least], groups))
  }
  if (most.length === 2) return row(KIND.pair, filledUp([...most], groups))
  return row(KIND.high, filledUp(byRank(cards).slice(0, 1), groups))
}

const frontOf = (cards: readonly Card[]): Row => {
  const groups = groupsOf(cards)
  const size = groups[0]!.length
  return row(size === 3 ? KIND.three : size === 2 ? KIND.pair : KIND.high, groups.flat())
}

/** Thirteen cards in three rows, each at least as good as the one before it. */
export const arranged = (cards: readonly Card[]): Rows => {
  const back = bestFive(cards)
  const rest = cards.filter((card) => !back.cards.includes(card))
  const middle = bestFive(rest)
  return [frontOf(rest.filter((card) => !middle.cards.includes(card))), middle, back]
}
