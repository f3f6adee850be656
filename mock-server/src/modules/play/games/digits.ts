import type { BallsOutcome } from '@app/contract/play/outcomes'
import type { Random } from '../../../world/random.ts'
import { type Engine, intBelow } from '../engine.ts'
import { type Field, spotField, tableEngine } from './spread.ts'

type Digits = readonly number[]

const TEN = 10
/** U-GAME-03: what a field gives back at most, in percent; its odds are cut to a twentieth. */
const TARGET = 96
const STEP = 5

const all = (length: number): Digits[] =>
  Array.from({ length: TEN ** length }, (_, at) => Array.from(String(at).padStart(length, '0'), Number))
const sum = (digits: Digits) => digits.reduce((total, digit) => total + digit, 0)

/** A field that `chance` of all draws make win. */
const field = (
  on: string,
  label: string,
  group: string,
  chance: number,
  wins: (digits: Digits) => boolean,
): Field<Digits> => {
  const back = Math.floor(TARGET / chance / STEP + 1e-6) * STEP
  return spotField([on, label, group], back, Math.round(back * chance * 10) / 10, wins)
}
const HALF = 0.5
/** 大小单双 of a number that is one as often as the other. */
const twoSides = (key: string, group: string, limit: number, value: (digits: Digits) => number) => [
  field(`${key}big`, '大', group, HALF, (digits) => value(digits) >= limit),
  field(`${key}small`, '小', group, HALF, (digits) => value(digits) < limit),
  field(`${key}odd`, '单', group, HALF, (digits) => value(digits) % 2 === 1),
  field(`${key}even`, '双', group, HALF, (digits) => value(digits) % 2 === 0),
]

const draw = (length: number) => (random: Random) =>
  Array.from({ length }, () => intBelow(random, TEN)) as Digits
const outcome = (balls: Digits, won: string[]) => ({ balls: [...balls], won }) satisfies BallsOutcome
const range = (fields: readonly Field<Digits>[]) => {
  const returns = fields.map(({ rtp }) => rtp)
  return `${Math.min(...returns)}% – ${Math.max(...returns)}%（视注项）`
}

const isTriple = ([a, b, c]: Digits) => a === b && b === c
const isRun = (digits: Digits) => {
  const [a = 0, b = 0, c = 0] = digits.toSorted((x, y) => x - y)
  return b === a + 1 && c === b + 1
}
const isPair = (digits: Digits) => new Set(digits).size === 2
const THREE = all(3)
const shape = (on: string, label: string, wins: (digits: Digits) => boolean) =>
  field(on, label, '形态', THREE.filter(wins).length / THREE.length, wins)

export const digitsFields: Field<Digits>[] = [
  ...twoSides('sum', '和值', 14, sum),
  shape('triple', '豹子', isTriple),
  shape('run', '顺子', isRun),
  shape('pair', '对子', isPair),
  ...['百位', '十位', '个位'].flatMap((place, at) =>
    Array.from({ length: TEN }, (_, digit) =>
      field(`p${at}d${digit}`, String(digit), place, 1 / TEN, (digits) => digits[at] === digit),
    ),
  ),
]

/** 时时乐: three digits, drawn at once for each round. */
export const digitsEngine: Engine<'spread'> = tableEngine<Digits>({
  rtp: range(digitsFields),
  rules: [
    '即开型：每次开奖由服务器开出百、十、个位三个 0–9 的号码，可以重复，所有注项同时结算。',
    '和值：三个号码之和，0–13 为小，14–27 为大；单、双按和值。',
    '豹子：三个号码相同。对子：恰有两个相同。顺子：三个号码相连，不分先后（如 3 1 2），9 与 0 不相连。',
    '定位：百位、十位、个位分别猜中该位号码。',
    `赔率按 1,000 种开奖结果的真实概率制定，理论返还率 ${range(digitsFields)}，逐项列在上表。`,
  ],
  fields: digitsFields,
  isGrouped: true,
  draw: draw(3),
  result: (digits) =>
    `${digits.join(' ')} 和值 ${sum(digits)} ${sum(digits) > 13 ? '大' : '小'}${sum(digits) % 2 ? '单' : '双'}`,
  outcome,
})

const ends = (digits: Digits) => (digits[0] ?? 0) - (digits.at(-1) ?? 0)
const MORE = 0.45

export const sidesFields: Field<Digits>[] = [
  ...twoSides('sum', '总和', 23, sum),
  field('dragon', '龙', '龙虎', MORE, (digits) => ends(digits) > 0),
  field('tie', '和', '龙虎', 1 / TEN, (digits) => ends(digits) === 0),
  field('tiger', '虎', '龙虎', MORE, (digits) => ends(digits) < 0),
  ...['第一球', '第二球', '第三球', '第四球', '第五球'].flatMap((ball, at) =>
    twoSides(`b${at}`, ball, 5, (digits) => digits[at] ?? 0),
  ),
]

/** 双面盘: five digits and what has two sides about them. */
export const sidesEngine: Engine<'spread'> = tableEngine<Digits>({
  rtp: range(sidesFields),
  rules: [
    '即开型：每次开奖由服务器依次开出五个 0–9 的号码，可以重复，所有注项同时结算。',
    '总和：五个号码之和，0–22 为小，23–45 为大；单、双按总和。',
    '龙虎：第一球大于第五球为龙，小于为虎，相等为和；开和时龙、虎不中。',
    '单球：0–4 为小，5–9 为大；单、双按该球号码。',
    `赔率按真实概率制定，理论返还率 ${range(sidesFields)}，逐项列在上表。`,
  ],
  fields: sidesFields,
  isGrouped: true,
  draw: draw(5),
  result: (digits) =>
    `${digits.join(' ')} 总和 ${sum(digits)} ${sum(digits) > 22 ? '大' : '小'}${sum(digits) % 2 ? '单' : '双'} ${ends(digits) > 0 ? '龙' : ends(digits) < 0 ? '虎' : '和'}`,
  outcome,
})
