import type { DiceOutcome } from '@app/contract/play/outcomes'
import { intBelow } from '../engine.ts'
import { type Field, PUSH, spotField, tableEngine } from './spread.ts'

type Dice = [number, number, number]

const ALL = 216
/** U-GAME-03: what the tables of dice and fixtures give back at most, in percent; a field's odds are cut to a tenth. */
const TARGET = 96
const EVEN_MONEY = 200
/** U-GAME-03: what one die of 骰宝 pays where it shows once, twice, three times. */
const SINGLE_PAYS = [0, 1, 2, 12] as const

const everyThrow: Dice[] = Array.from({ length: ALL }, (_, at) => [
  (at % 6) + 1,
  (Math.floor(at / 6) % 6) + 1,
  Math.floor(at / 36) + 1,
])
const sum = ([a, b, c]: Dice) => a + b + c
const isTriple = ([a, b, c]: Dice) => a === b && b === c
const isStraight = (dice: Dice) => {
  const [a, b, c] = dice.toSorted((x, y) => x - y) as Dice
  return b === a + 1 && c === b + 1
}

const field = (
  on: string,
  label: string,
  group: string,
  wins: (dice: Dice) => boolean,
  fixed?: number,
): Field<Dice> => {
  const ways = everyThrow.filter(wins).length
  const back = fixed ?? Math.floor((TARGET * ALL) / ways / 10) * 10
  return spotField([on, label, group], back, Math.round((back * ways * 10) / ALL) / 10, wins)
}

const fields: Field<Dice>[] = [
  field('big', '大', '两面', (dice) => sum(dice) >= 11 && !isTriple(dice), EVEN_MONEY),
  field('small', '小', '两面', (dice) => sum(dice) <= 10 && !isTriple(dice), EVEN_MONEY),
  field('odd', '单', '两面', (dice) => sum(dice) % 2 === 1 && !isTriple(dice), EVEN_MONEY),
  field('even', '双', '两面', (dice) => sum(dice) % 2 === 0 && !isTriple(dice), EVEN_MONEY),
  ...Array.from({ length: 16 }, (_, at) =>
    field(`sum${at + 3}`, String(at + 3), '和值', (dice) => sum(dice) === at + 3),
  ),
  ...[1, 2, 3, 4, 5, 6].map((pips) =>
    field(
      `pair${pips}`,
      `${pips}${pips}`,
      '二同号',
      (dice) => dice.filter((die) => die === pips).length >= 2,
    ),
  ),
  field('triple', '三同号通选', '形态', isTriple),
  field('straight', '三连号通选', '形态', isStraight),
]

const FACES = [1, 2, 3, 4, 5, 6]
const countOf = (dice: Dice, pips: number) => dice.filter((die) => die === pips).length
const singleBack = (dice: Dice, pips: number) => {
  const times = countOf(dice, pips) as 0 | 1 | 2 | 3
  return times === 0 ? 0 : PUSH + SINGLE_PAYS[times] * PUSH
}
const single = (pips: number): Field<Dice> => ({
  on: `single${pips}`,
  label: String(pips),
  group: '单骰',
  pays: `1 赔 ${SINGLE_PAYS.slice(1).join('/')}`,
  rtp:
    Math.round(
      ((everyThrow.reduce((all, dice) => all + singleBack(dice, pips), 0) * 10) / ALL / PUSH) * 100,
    ) / 10,
  back: (dice) => singleBack(dice, pips),
})
/** What only 骰宝 has: one die, two different ones, three that are alike by their number. */
const sicboFields: Field<Dice>[] = [
  ...FACES.map(single),
  ...FACES.map((pips) =>
    field(`triple${pips}`, String(pips).repeat(3), '围骰', (dice) => countOf(dice, pips) === dice.length),
  ),
  ...FACES.flatMap((one) =>
    FACES.filter((other) => other > one).map((other) =>
      field(
        `duo${one}${other}`,
        `${one}${other}`,
        '两骰',
        (dice) => dice.includes(one) && dice.includes(other),
      ),
    ),
  ),
]

/** Three dice, drawn at once for each round. */
const threeDice = (of: Field<Dice>[], more: string[]) => {
  const worst = Math.min(...of.map(({ rtp }) => rtp))
  const best = Math.max(...of.map(({ rtp }) => rtp))
  return tableEngine<Dice>({
    rtp: `${worst}% – ${best}%（视注项）`,
    rules: [
      '即开型：每次开奖由服务器投出三枚骰子，所有注项同时结算。',
      '大：和值 11–17，小：和值 4–10，单、双按和值；开出三个相同点数时，大小单双均不中。',
      '和值 3–18：三枚骰子点数之和。二同号：至少两枚为该点数。',
      '三同号通选：任意三个相同点数。三连号通选：123、234、345、456。',
      ...more,
      `赔率按 216 种点数的真实概率制定，各注项理论返还率 ${worst}%–${best}%，逐项列在上表。`,
    ],
    fields: of,
    draw: (random) => [intBelow(random, 6) + 1, intBelow(random, 6) + 1, intBelow(random, 6) + 1],
    result: (dice) => {
      const shape = isTriple(dice) ? '豹子' : `${sum(dice) >= 11 ? '大' : '小'}${sum(dice) % 2 ? '单' : '双'}`
      return `${dice.join(' ')} 和值 ${sum(dice)} ${shape}`
    },
    outcome: (dice, won) => ({ dice, won }) satisfies DiceOutcome,
  })
}

/** 快三. */
export const diceEngine = threeDice(fields, [])
/** 骰宝. */
export const sicboEngine = threeDice(
  [...fields, ...sicboFields],
  [
    `单骰：所选点数出现一、二、三枚，分别 1 赔 ${SINGLE_PAYS.slice(1).join('、')}。`,
    '两骰：所选两个不同点数都出现。围骰：三枚都是所选点数。',
  ],
)
