import { bankerEngine, WIN } from './banker.ts'
import { isBetter } from './cards.ts'
import { PUSH } from './spread.ts'

/** 0..39: tile % 10 is 一筒 … 九筒, then 白板; four of each. */
type Tile = number
interface Pair {
  tiles: Tile[]
  name: string
  order: number[]
  /** What decides between two that have the same points. */
  top: Tile
}

const BLANK = 9
const DIGITS = ['一', '二', '三', '四', '五', '六', '七', '八', '九'] as const
const KIND = { points: 0, gang: 1, pair: 2 }

const faceOf = (tile: Tile): number => tile % 10
/** In halves of a point: 白板 counts half a one. */
const halves = (face: number): number => (face === BLANK ? 1 : 2 * (face + 1))

export const pairOf = (tiles: Tile[]): Pair => {
  const sorted = tiles.toSorted((a, b) => faceOf(b) - faceOf(a))
  const [high = 0, low = 0] = sorted.map(faceOf)
  const top = sorted[high === BLANK ? 1 : 0]!
  if (high === low)
    return {
      tiles,
      top,
      name: high === BLANK ? '白板对' : `${DIGITS[high]}筒对`,
      order: [KIND.pair, high, 0],
    }
  if (high === 7 && low === 1) return { tiles, top, name: '二八杠', order: [KIND.gang, 0, 0] }
  const sum = (halves(high) + halves(low)) % 20
  const whole = Math.floor(sum / 2)
  const name = `${whole}点${sum % 2 === 1 ? '半' : ''}`
  return { tiles, top, name, order: [KIND.points, sum, faceOf(top)] }
}

const backOf = (seat: Pair, banker: Pair): number =>
  isBetter(seat.order, banker.order) ? WIN : isBetter(banker.order, seat.order) ? 0 : PUSH
const wordOf = (back: number): string => (back === WIN ? '胜' : back === PUSH ? '平' : '负')

/** Three seats against the banker, two tiles of mahjong each. */
export const tilesEngine = bankerEngine<Pair>({
  rules: [
    '麻将牌二八杠：一筒至九筒与白板各四张，共四十张。庄家与上、对、下三家各发两张，三家分别与庄家比牌。',
    '白板对 > 九筒对 > … > 一筒对 > 二八杠（二筒配八筒）> 点数。点数取两张之和的个位，白板算半点，九点半最大、零点最小。',
    '点数相同比较大的一张筒子，仍相同退回本金。',
    '赢 1 赔 0.95（含 5% 佣金）。',
    '理论返还率 97.5%：每家对庄胜负各 49.4%，1.2% 退回。',
  ],
  seats: ['上', '对', '下'],
  labelOf: (seat) => `${seat}家`,
  deck: 40,
  each: 2,
  read: pairOf,
  backOf,
  bankerText: ({ name }) => name,
  seatText: (seat, banker) => ` ${seat.name}${wordOf(backOf(seat, banker))}`,
  cardsOf: ({ tiles }) => tiles,
  noteOf: ({ name }) => name,
  decidingOf: (seat, banker) => (seat.name === banker.name ? [seat.top, banker.top] : undefined),
})
