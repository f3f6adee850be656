import {
  beating,
  type Counts,
  isBeaten,
  isPower,
  isSure,
  riskOf,
  type Unit,
  unitsOf,
  without,
} from './units.rules.ts'

/** What a seat goes by: its own cards, how many the others hold, and what has not been seen yet. */
export interface Sight {
  own: Counts
  units: readonly Unit[]
  unseen: Counts
  /** Cards of all seats. */
  left: readonly number[]
  turn: number
  isFriend(a: number, b: number): boolean
}

/** An enemy with so few cards is met with a power; after a power of his own with so few. */
const FEW = 8
const FEW_AFTER_POWER = 12
/** With so few in an enemy's hand any card is worth to be parted from its like. */
const CLOSE = 5
/** What an enemy with so few might take is led last. */
const NEAR = 6
const LAST_TWO = 2
/** What is below is low; a friend's low card is covered up to a king, and costs no two. */
const LOW = 10
const KING = 13
/** An ace and above are not for low cards while anything else will do. */
const ACE = 14
const TWO = 15
/** With so many cards more than an enemy who leads, a unit may be broken to stop him. */
const BEHIND = 4
const MANY_UNITS = 4
/** As the rules say it. */
export const SEAT_TEXTS = [
  '系统打法：三家均由系统按同一打法出牌；只看自己的牌、已出的牌和各家余牌张数。',
  '理牌：手牌按手数最少分组；三条带最小的散牌或对子，不带 A 以上（带上即走完时除外）；炸弹不拆。',
  `先出：先出小牌；剩下的牌至多一手会被压，就一路出完；有对手余 ${NEAR} 张以内，先出他张数不够或最不易被压的牌。`,
  `跟牌：用最小而不增加手数的牌来压；没有时，有对手余 ${FEW} 张以内，或出牌者比自己少 ${BEHIND} 张以上，可拆一手来压。`,
  `出炸：出牌的对手余 ${FEW} 张以内（刚出炸弹的 ${FEW_AFTER_POWER} 张以内）而别的牌压不住时，出炸弹。`,
]
export const FRIENDS_TEXT = `农民配合：农民之间通常不互压；自己能一路走完，或要挡住地主走完时，可压；坐在地主前一位，可用不大于 K 而不增加手数的牌垫起队友 ${LOW} 以下的小牌。`

const sizeOf = ({ worths }: Unit) => worths.length
const byTop = (a: Unit, b: Unit) => a.top - b.top
/** Low cards first, and many of them. */
const byLead = (a: Unit, b: Unit) => a.top - sizeOf(a) - (b.top - sizeOf(b)) || byTop(a, b)
/** The least of the powers first. */
const byPower = (a: Unit, b: Unit) => a.like - b.like || byTop(a, b)

const isPlain = (unit: Unit) => !isPower(unit)
const nextOf = ({ turn, left }: Sight) => (turn + 1) % left.length
const enemiesOf = ({ left, turn, isFriend }: Sight) => left.filter((_, seat) => !isFriend(turn, seat))
const isSafe = (sight: Sight, unit: Unit) => isSure(unit, sight.unseen, Math.max(...enemiesOf(sight)))
/** What others may take; who has one such unit at most runs. */
const weakOf = (sight: Sight, units: readonly Unit[]) =>
  units.filter((unit) => isPlain(unit) && !isSafe(sight, unit))
/** How likely enemies who are close to the end take it; twice as bad where one would be out with it. */
const dangerOf = (sight: Sight, unit: Unit) =>
  enemiesOf(sight)
    .filter((count) => count <= NEAR)
    .reduce((sum, count) => sum + riskOf(unit, sight.unseen, count) * (count === sizeOf(unit) ? 2 : 1), 0)

/** The first play of all, with a card of this worth. */
export const openingOf = ({ units }: Sight, worth: number): Unit =>
  units.filter(({ worths }) => worths.includes(worth)).toSorted(byLead)[0]!

export const leadOf = (sight: Sight): Unit => {
  const { own, units, left, turn } = sight
  const weak = weakOf(sight, units)
  const sure = units.filter((unit) => !weak.includes(unit))
  if (weak.length <= 1)
    return sure.filter(isPlain).toSorted(byLead)[0] ?? sure.toSorted(byPower)[0] ?? weak[0]!
  // What nobody has the cards for costs nothing.
  const most = Math.max(...enemiesOf(sight))
  const free = sure.filter((unit) => isPlain(unit) && sizeOf(unit) > most)
  if (free.length > 0) return free.toSorted(byLead)[0]!
  // A friend who is next and has one card left is led to.
  if (sight.isFriend(turn, nextOf(sight)) && left[nextOf(sight)] === 1) {
    const top = own.findIndex((count) => count > 0)
    return { like: 1, chain: 1, wings: 0, top, worths: [top] }
  }
  // A row or three alike that nobody takes is no way back to the lead: it goes like the others.
  const [next] = [...weak, ...sure.filter(({ like, chain }) => like === 3 || chain > 1)].toSorted(
    (a, b) => dangerOf(sight, a) - dangerOf(sight, b) || byLead(a, b),
  )
  const isLost = enemiesOf(sight).includes(sizeOf(next!)) && dangerOf(sight, next!) > 0
  return (
    (isLost ? (sure.filter(isPlain).toSorted(byLead)[0] ?? sure.toSorted(byPower)[0]) : undefined) ?? next!
  )
}

/** A unit that others wait with is covered by a friend who sits between. */
const coverOf = (sight: Sight, last: Unit, { plain, whole, even }: Answers): Unit | undefined => {
  const next = nextOf(sight)
  if (sight.isFriend(sight.turn, next)) return undefined
  if (sight.left[next] === sizeOf(last) && !isSafe(sight, last)) return plain.at(-1)
  return last.top < LOW ? [...whole, ...even].find(({ top }) => top <= KING) : undefined
}

/** What beats an enemy without a power: a unit as it is, or one that is taken out of others. */
const plainAnswer = (
  sight: Sight,
  { plain, whole, even, dear }: Answers,
  last: Unit,
  from: number,
): Unit | undefined => {
  const few = Math.min(...enemiesOf(sight))
  if (few === sizeOf(last)) return whole.find((unit) => isSafe(sight, unit)) ?? plain.at(-1)
  const [least] = whole
  if (least && least.top < ACE) return least
  if (even[0] && (!least || even[0].top < least.top)) return even[0]
  const isDear = least && least.top >= TWO && last.top < LOW
  if (isDear && few > FEW && sight.units.length > MANY_UNITS) return undefined
  if (least) return least
  const isBehind = few <= FEW || sight.left[sight.turn]! - sight.left[from]! >= BEHIND
  const [best] = dear
  return best && (few <= CLOSE || (isBehind && best.more === 1)) ? best.unit : undefined
}

/** What beats `last` but for powers, by what it leaves: a unit less, as many, or more. */
interface Answers {
  plain: readonly Unit[]
  whole: readonly Unit[]
  even: readonly Unit[]
  /** By how many units it leaves more. */
  dear: readonly { unit: Unit; more: number }[]
}
const answersOf = ({ own, units }: Sight, last: Unit): Answers => {
  const plain = beating(own, last)
  const parted = plain.map((unit) => ({
    unit,
    more: unitsOf(without(own, unit.worths)).length - units.length,
  }))
  return {
    plain,
    whole: parted.filter(({ more }) => more < 0).map(({ unit }) => unit),
    even: parted.filter(({ more }) => more === 0).map(({ unit }) => unit),
    dear: parted.filter(({ more }) => more > 0).toSorted((a, b) => a.more - b.more),
  }
}

export const answerOf = (sight: Sight, last: Unit, from: number): Unit | undefined => {
  const { own, units, left, turn } = sight
  const answers = answersOf(sight, last)
  const powers = units.filter((unit) => isPower(unit) && isBeaten(last, unit)).toSorted(byPower)
  const isFriends = sight.isFriend(turn, from)
  const out = [...answers.plain, ...powers].find((unit) => sizeOf(unit) === left[turn])
  if (out) return out
  const runs = (unit: Unit) =>
    (isPower(unit) || isSafe(sight, unit)) && weakOf(sight, unitsOf(without(own, unit.worths))).length <= 1
  const running = [...answers.whole, ...answers.plain, ...(isFriends ? [] : powers)].find(runs)
  if (running) return running
  if (isFriends) return coverOf(sight, last, answers)
  const chosen = plainAnswer(sight, answers, last, from)
  const few = Math.min(...enemiesOf(sight))
  const isEnough = chosen && (isSafe(sight, chosen) || (few > LAST_TWO && few !== sizeOf(last)))
  const isDue = left[from]! <= (isPower(last) ? FEW_AFTER_POWER : FEW)
  return isDue && !isEnough ? (powers[0] ?? chosen) : chosen
}
