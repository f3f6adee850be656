import type { Card } from '@app/contract/play/outcomes'
import { DECK, highRank } from './cards.ts'

/** Games of getting rid of all cards, played out by fixed rules: the seats differ in nothing but their cards. */
export const SMALL_JOKER = DECK
export const BIG_JOKER = DECK + 1

/** What goes together; `top` is the worth of the group among its like. */
interface Group {
  kind: 'single' | 'pair' | 'triple' | 'run' | 'bomb' | 'rocket'
  size: number
  top: number
  cards: Card[]
}
export interface Play {
  seat: number
  cards: Card[]
}
export interface Shed {
  plays: Play[]
  /** Who has none left. */
  winner: number
  /** Cards left in each hand. */
  left: number[]
}

const TWO = 15
const RUN_LEAST = 5
/** An enemy with so few cards is stopped by all means. */
const ALARM = 4

/** 3 … K, A 14, 2 15, the jokers 16 and 17. */
export const worthOf = (card: Card): number => {
  if (card >= SMALL_JOKER) return TWO + 1 + card - SMALL_JOKER
  const rank = highRank(card)
  return rank === 2 ? TWO : rank
}

const sorted = (cards: readonly Card[]) => cards.toSorted((a, b) => worthOf(a) - worthOf(b) || a - b)
const NAMES = ['single', 'pair', 'triple', 'bomb'] as const

/** Runs of ranks that stand in the way alone more often than not. */
const takeRun = (byWorth: Map<number, Card[]>): Group | undefined => {
  for (let from = 3; from <= 14 - RUN_LEAST + 1; from++) {
    let to = from
    while (to < TWO && [1, 2, 3].includes(byWorth.get(to)?.length ?? 0)) to += 1
    const ranks = Array.from({ length: to - from }, (_, at) => from + at)
    const alone = ranks.filter((rank) => byWorth.get(rank)!.length === 1).length
    if (ranks.length < RUN_LEAST || alone * 2 < ranks.length) continue
    const cards = ranks.map((rank) => byWorth.get(rank)!.pop()!)
    return { kind: 'run', size: cards.length, top: to - 1, cards }
  }
  return undefined
}

/** A hand in the groups in which it is played; each card is in one. */
export const groupsOf = (hand: readonly Card[]): Group[] => {
  const byWorth = Map.groupBy(sorted(hand), worthOf)
  const groups: Group[] = []
  const jokers = hand.filter((card) => card >= SMALL_JOKER)
  if (jokers.length === 2) {
    groups.push({ kind: 'rocket', size: 2, top: worthOf(BIG_JOKER), cards: jokers })
    for (const joker of jokers) byWorth.delete(worthOf(joker))
  }
  for (let run = takeRun(byWorth); run; run = takeRun(byWorth)) groups.push(run)
  for (const [top, cards] of byWorth)
    if (cards.length > 0) groups.push({ kind: NAMES[cards.length - 1]!, size: cards.length, top, cards })
  return groups
}

const isPower = ({ kind }: Group) => kind === 'bomb' || kind === 'rocket'

/** Three of a kind take the least single card along. */
const withKicker = (group: Group, groups: readonly Group[]): Group => {
  if (group.kind !== 'triple') return group
  const least = groups
    .filter(({ kind, top }) => kind === 'single' && top < TWO)
    .toSorted((a, b) => a.top - b.top)[0]
  return least ? { ...group, size: 4, cards: [...group.cards, ...least.cards] } : group
}

const leadOf = (hand: readonly Card[], isAlarmed: boolean): Group => {
  const groups = groupsOf(hand)
  const plain = groups.filter((group) => !isPower(group))
  if (plain.length === 0) return groups[0]!
  const lows = plain.toSorted((a, b) => a.top - a.size - (b.top - b.size) || a.top - b.top)
  // With an enemy about to be done single cards are kept, and shown from the top when nothing else is left.
  const safe = lows.filter(({ kind }) => kind !== 'single')
  const chosen = isAlarmed ? (safe[0] ?? lows.at(-1)!) : lows[0]!
  return withKicker(chosen, groups)
}

const answerOf = (hand: readonly Card[], last: Group, isAlarmed: boolean): Group | undefined => {
  const groups = groupsOf(hand)
  const fitting = groups
    .map((group) => (last.kind === 'triple' && last.size === 4 ? withKicker(group, groups) : group))
    .filter(({ kind, size, top }) => kind === last.kind && size === last.size && top > last.top)
    .toSorted((a, b) => a.top - b.top)
  if (fitting[0]) return fitting[0]
  if (last.kind === 'single') {
    const high = sorted(hand).findLast(
      (card) => worthOf(card) > last.top && (isAlarmed || worthOf(card) >= TWO),
    )
    const isHeld = groups.some((group) => isPower(group) && group.cards.includes(high ?? -1))
    if (high !== undefined && !isHeld) return { kind: 'single', size: 1, top: worthOf(high), cards: [high] }
  }
  return isAlarmed && last.kind !== 'rocket'
    ? groups.find(
        (group) =>
          isPower(group) && (group.kind === 'rocket' || last.kind !== 'bomb' || group.top > last.top),
      )
    : undefined
}

/** Plays all cards out, `first` leading. `isFriend` of two seats: friends don't take from each other. */
export const playOut = (
  dealt: readonly (readonly Card[])[],
  first: number,
  isFriend: (a: number, b: number) => boolean,
): Shed => {
  const hands = dealt.map((hand) => [...hand])
  const plays: Play[] = []
  let turn = first
  let last: (Group & { seat: number }) | undefined
  for (;;) {
    const hand = hands[turn]!
    const isAlarmed = hands.some((other, seat) => !isFriend(turn, seat) && other.length <= ALARM)
    if (last?.seat === turn) last = undefined
    const group = last
      ? isFriend(turn, last.seat) && hand.length > last.size
        ? undefined
        : answerOf(hand, last, isAlarmed)
      : leadOf(hand, isAlarmed)
    if (group) {
      hands[turn] = hand.filter((card) => !group.cards.includes(card))
      plays.push({ seat: turn, cards: sorted(group.cards) })
      last = { ...group, seat: turn }
      if (hands[turn]!.length === 0) return { plays, winner: turn, left: hands.map(({ length }) => length) }
    }
    turn = (turn + 1) % hands.length
  }
}
