import {
  beating,
  type Counts,
  isBeaten,
  isPower,
  isSure,
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
const LAST_TWO = 2
/** What is below is low; a friend's low card is covered up to a king, and costs no two. */
const LOW = 10
const KING = 13
const TWO = 15
const MANY_UNITS = 4
/** As the rules say it. */
export const SEAT_TEXT = `三家均由系统按同一打法出牌，只看自己的牌、已出的牌和各家余牌张数：手牌按手数最少分组，先出小牌，炸弹不拆；剩下的牌至多一手会被压，就一路出完；对手余 ${FEW} 张以内（刚出炸弹的 ${FEW_AFTER_POWER} 张以内）而别的牌压不住时，出炸弹。`
export const FRIENDS_TEXT = `农民之间不互压，三种情形除外：自己能一路走完；要挡住地主走完；坐在地主前一位，用不大于 K 的牌垫起队友 ${LOW} 以下的小牌。`

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
  const counts = enemiesOf(sight)
  const open = (unit: Unit) => !counts.includes(sizeOf(unit))
  return (
    weak.filter(open).toSorted(byLead)[0] ??
    sure.filter(isPlain).toSorted(byLead)[0] ??
    sure.toSorted(byPower)[0] ??
    weak.toSorted(byTop).at(-1)!
  )
}

/** A unit that others wait with is covered by a friend who sits between. */
const coverOf = (
  sight: Sight,
  last: Unit,
  plain: readonly Unit[],
  whole: readonly Unit[],
): Unit | undefined => {
  const next = nextOf(sight)
  if (sight.isFriend(sight.turn, next)) return undefined
  if (sight.left[next] === sizeOf(last) && !isSafe(sight, last)) return plain.at(-1)
  return last.top < LOW ? whole.find(({ top }) => top <= KING) : undefined
}

/** What beats an enemy without a power: a unit as it is, or one that is taken out of others. */
const plainAnswer = (
  sight: Sight,
  plain: readonly Unit[],
  whole: readonly Unit[],
  last: Unit,
): Unit | undefined => {
  const few = Math.min(...enemiesOf(sight))
  if (few === sizeOf(last)) return whole.find((unit) => isSafe(sight, unit)) ?? plain.at(-1)
  const [least] = whole
  const isDear = least && least.top >= TWO && last.top < LOW
  if (isDear && few > FEW && sight.units.length > MANY_UNITS) return undefined
  if (least) return least
  const parted = plain.map((unit) => ({ unit, count: unitsOf(without(sight.own, unit.worths)).length }))
  const [best] = parted.toSorted((a, b) => a.count - b.count)
  return best && (best.count <= sight.units.length || few <= CLOSE) ? best.unit : undefined
}

export const answerOf = (sight: Sight, last: Unit, from: number): Unit | undefined => {
  const { own, units, left, turn } = sight
  const plain = beating(own, last)
  const powers = units.filter((unit) => isPower(unit) && isBeaten(last, unit)).toSorted(byPower)
  const all = [...plain, ...powers]
  const whole = plain.filter((one) =>
    units.some(
      ({ like, chain, wings, top }) =>
        like === one.like && chain === one.chain && wings === one.wings && top === one.top,
    ),
  )
  const isFriends = sight.isFriend(turn, from)
  const out = all.find((unit) => sizeOf(unit) === left[turn])
  if (out) return out
  const runs = (unit: Unit) =>
    (isPower(unit) || isSafe(sight, unit)) && weakOf(sight, unitsOf(without(own, unit.worths))).length <= 1
  const running = [...whole, ...plain, ...(isFriends ? [] : powers)].find(runs)
  if (running) return running
  if (isFriends) return coverOf(sight, last, plain, whole)
  const chosen = plainAnswer(sight, plain, whole, last)
  const few = Math.min(...enemiesOf(sight))
  const isEnough = chosen && (isSafe(sight, chosen) || (few > LAST_TWO && few !== sizeOf(last)))
  const isDue = left[from]! <= (isPower(last) ? FEW_AFTER_POWER : FEW)
  return isDue && !isEnough ? (powers[0] ?? chosen) : chosen
}
