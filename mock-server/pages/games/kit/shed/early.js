import { bombOf, inOrder, SMALL_JOKER, TWO, worth } from './forms.js'

/**
 * 斗地主 and 跑得快 by the rules that rounds were played by at first: such rounds are recounted by them still.
 * @typedef {{ kind: string, top: number, cards: number[] }} Group cards that go together; `top` is their worth among their like
 * @typedef {{ key: string, cards: number[] }} Play
 */

const BIG_JOKER = 53
const SPADE_THREE = 41
const ACE = 14
const LONGEST_START = 10
const RUN_LEAST = 5
/** With so few cards in an enemy's hand he is stopped by all means. */
const ALARM = 4
const KINDS = ['', 'single', 'pair', 'triple', 'bomb']

/** Five or more in a row that stand alone more often than not. @param {Map<number, number[]>} heaps @returns {Group | undefined} */
const takeRun = (heaps) => {
  for (let from = 3; from <= LONGEST_START; from++) {
    const row = []
    for (let at = from; at <= ACE; at++) {
      const count = heaps.get(at)?.length ?? 0
      if (count < 1 || count > 3) break
      row.push(at)
    }
    const alone = row.filter((at) => heaps.get(at)?.length === 1).length
    if (row.length < RUN_LEAST || alone * 2 < row.length) continue
    const cards = row.flatMap((at) => heaps.get(at)?.pop() ?? [])
    return { kind: 'run', top: from + row.length - 1, cards }
  }
  return undefined
}

/** Each card of a hand is in one group. @param {number[]} hand */
const groupsOf = (hand) => {
  const heaps = Map.groupBy(inOrder(hand), worth)
  const jokers = hand.filter((card) => card >= SMALL_JOKER)
  /** @type {Group[]} */
  const groups = []
  if (jokers.length === 2) {
    groups.push({ kind: 'rocket', top: worth(BIG_JOKER), cards: jokers })
    for (const joker of jokers) heaps.delete(worth(joker))
  }
  for (let run = takeRun(heaps); run; run = takeRun(heaps)) groups.push(run)
  for (const [top, cards] of heaps)
    if (cards.length > 0) groups.push({ kind: KINDS[cards.length], top, cards })
  return groups
}
const isPower = (/** @type {Group} */ { kind }) => kind === 'bomb' || kind === 'rocket'
const byTop = (/** @type {Group} */ a, /** @type {Group} */ b) => a.top - b.top

/** Three of a kind take the least single card along. @param {Group} group @param {Group[]} groups */
const withLeast = (group, groups) => {
  if (group.kind !== 'triple') return group
  const [least] = groups.filter(({ kind, top }) => kind === 'single' && top < TWO).toSorted(byTop)
  return least ? { ...group, cards: [...group.cards, ...least.cards] } : group
}

/** @param {number[]} hand @param {boolean} isAlarmed */
const lead = (hand, isAlarmed) => {
  const groups = groupsOf(hand)
  const plain = groups
    .filter((group) => !isPower(group))
    .toSorted((a, b) => a.top - a.cards.length - (b.top - b.cards.length) || byTop(a, b))
  if (plain.length === 0) return groups[0]
  const kept = plain.find(({ kind }) => kind !== 'single') ?? plain[plain.length - 1]
  return withLeast(isAlarmed ? kept : plain[0], groups)
}

/** @param {number[]} hand @param {Group} last @param {boolean} isAlarmed @returns {Group | undefined} */
const answer = (hand, last, isAlarmed) => {
  const groups = groupsOf(hand)
  const [fitting] = groups
    .map((group) => (last.kind === 'triple' && last.cards.length === 4 ? withLeast(group, groups) : group))
    .filter(
      ({ kind, top, cards }) => kind === last.kind && cards.length === last.cards.length && top > last.top,
    )
    .toSorted(byTop)
  if (fitting) return fitting
  if (last.kind === 'single') {
    const high = inOrder(hand).findLast((card) => worth(card) > last.top && (isAlarmed || worth(card) >= TWO))
    const isHeld = groups.some((group) => isPower(group) && group.cards.includes(high ?? -1))
    if (high !== undefined && !isHeld) return { kind: 'single', top: worth(high), cards: [high] }
  }
  if (!isAlarmed || last.kind === 'rocket') return undefined
  return groups.find(
    ({ kind, top }) => kind === 'rocket' || (kind === 'bomb' && (last.kind !== 'bomb' || top > last.top)),
  )
}

/**
 * All plays until a hand is empty, and which spots that wins. Of hands of different length the longest is the landlord's;
 * otherwise the three of spades begins.
 * @param {[key: string, cards: number[]][]} dealt
 */
export const playedEarly = (dealt) => {
  const hands = dealt.map(([, cards]) => cards)
  const landlord = hands.findIndex((hand) => hand.length > Math.min(...hands.map(({ length }) => length)))
  const isFriend = (/** @type {number} */ a, /** @type {number} */ b) =>
    a === b || (landlord >= 0 && a !== landlord && b !== landlord)
  let turn = landlord >= 0 ? landlord : hands.findIndex((hand) => hand.includes(SPADE_THREE))
  /** @type {(Group & { seat: number }) | undefined} */
  let last
  /** @type {Play[]} */
  const plays = []
  for (;;) {
    const hand = hands[turn]
    const isAlarmed = hands.some((other, seat) => !isFriend(turn, seat) && other.length <= ALARM)
    if (last?.seat === turn) last = undefined
    const isLeft = last && isFriend(turn, last.seat) && hand.length > last.cards.length
    const group = last ? (isLeft ? undefined : answer(hand, last, isAlarmed)) : lead(hand, isAlarmed)
    if (group) {
      hands[turn] = hand.filter((card) => !group.cards.includes(card))
      plays.push({ key: dealt[turn][0], cards: inOrder(group.cards) })
      last = { ...group, seat: turn }
      if (hands[turn].length === 0) break
    }
    turn = (turn + 1) % hands.length
  }
  const isBombed = plays.some(({ cards }) => bombOf(cards))
  const won =
    landlord < 0 ? [dealt[turn][0]] : [turn === landlord ? 'landlord' : 'farmers', isBombed ? 'bomb' : 'calm']
  return { plays, won }
}
