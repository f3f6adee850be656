import type { RouletteOutcome } from '@app/contract/play/outcomes'
import { intBelow } from '../engine.ts'
import { type Field, spotField, tableEngine } from './spread.ts'

const POCKETS = 37
const ROWS = 12
const STAKE = 100
/** One pocket without a winner among the 36 that pay: every field gives back 36 of 37. */
const PAID = 36
const RTP = 97.3

const REDS = new Set([1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36])
const upTo = (count: number) => Array.from({ length: count }, (_, at) => at)

/** A field of `numbers`: what it pays follows from how many they are. */
const field = (on: string, label: string, group: string, numbers: readonly number[]): Field<number> => {
  const back = (PAID / numbers.length) * STAKE
  return spotField([on, label, group], back, RTP, (drawn) => numbers.includes(drawn))
}
/** Inside bets are named by their numbers: the page places them by these. */
const inside = (...numbers: number[]): Field<number> => {
  const on = `n${numbers.length > 3 ? `${numbers[0]}+${numbers.length}` : numbers.join('-')}`
  return field(on, numbers.join('/'), numbers.length === 1 ? '单号' : '组合', numbers)
}
const outside = (on: string, label: string, wins: (number: number) => boolean) =>
  field(
    on,
    label,
    '外围',
    upTo(POCKETS).filter((number) => number > 0 && wins(number)),
  )

const streets = upTo(ROWS).map((row) => [row * 3 + 1, row * 3 + 2, row * 3 + 3] as const)

export const rouletteFields: Field<number>[] = [
  ...upTo(POCKETS).map((number) => inside(number)),
  ...[1, 2, 3].map((number) => inside(0, number)),
  ...streets.flatMap(([a, b, c]) => [inside(a, b), inside(b, c)]),
  ...upTo(POCKETS - 4).map((at) => inside(at + 1, at + 4)),
  inside(0, 1, 2),
  inside(0, 2, 3),
  ...streets.map((street) => inside(...street)),
  inside(0, 1, 2, 3),
  ...streets.slice(1).flatMap(([a, b, c]) => [inside(a - 3, b - 3, a, b), inside(b - 3, c - 3, b, c)]),
  ...streets.slice(1).map(([a, b, c]) => inside(a - 3, b - 3, c - 3, a, b, c)),
  ...[1, 2, 3].map((third) =>
    outside(`dozen${third}`, `第${'一二三'[third - 1]}打`, (number) => Math.ceil(number / 12) === third),
  ),
  ...[1, 2, 3].map((column) =>
    outside(`column${column}`, `第${'一二三'[column - 1]}列`, (number) => number % 3 === column % 3),
  ),
  outside('low', '小', (number) => number <= 18),
  outside('even', '双', (number) => number % 2 === 0),
  outside('red', '红', (number) => REDS.has(number)),
  outside('black', '黑', (number) => !REDS.has(number)),
  outside('odd', '单', (number) => number % 2 === 1),
  outside('high', '大', (number) => number > 18),
]

/** European roulette: one zero, the whole table of bets. */
export const rouletteEngine = tableEngine<number>({
  rtp: `${RTP}%`,
  rules: [
    '单零轮盘，37 个号码（0–36），每局由服务器等概率开出一个号码。',
    '单号 1 赔 35；两号 1 赔 17；三号 1 赔 11；四号 1 赔 8；六号 1 赔 5。',
    '打（12 个号码）、列（12 个号码）1 赔 2；红黑、单双、小（1–18）大（19–36）均 1 赔 1。',
    '开 0 时，外围注全部不中；压在 0 及含 0 的组合照常派彩。',
    `各注项理论返还率均为 ${RTP}%（36 ÷ 37）。`,
  ],
  fields: rouletteFields,
  draw: (random) => intBelow(random, POCKETS),
  result: (number) =>
    number === 0
      ? '0 绿'
      : `${number} ${REDS.has(number) ? '红' : '黑'} ${number % 2 ? '单' : '双'} ${number > 18 ? '大' : '小'}`,
  outcome: (number, won) => ({ number, won }) satisfies RouletteOutcome,
})
