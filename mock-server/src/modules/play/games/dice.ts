import type { DiceOutcome } from '@app/contract/play/outcomes'
import { intBelow } from '../engine.ts'
import { type Field, spotField, tableEngine } from './spread.ts'

type Dice = [number, number, number]

const ALL = 216
/** U-GAME-03: what the tables of dice and fixtures give back at most, in percent; a field's odds are cut to a tenth. */
const TARGET = 96
const EVEN_MONEY = 200

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

const worst = Math.min(...fields.map(({ rtp }) => rtp))
const best = Math.max(...fields.map(({ rtp }) => rtp))

/** 快三 and 骰宝: three dice, drawn at once for each round. */
export const diceEngine = tableEngine<Dice>({
  rtp: `${worst}% – ${best}%（视注项）`,
  rules: [
    '即开型：每次开奖由服务器投出三枚骰子，所有注项同时结算。',
    '大：和值 11–17，小：和值 4–10，单、双按和值；开出三个相同点数时，大小单双均不中。',
    '和值 3–18：三枚骰子点数之和。二同号：至少两枚为该点数。',
    '三同号通选：任意三个相同点数。三连号通选：123、234、345、456。',
    `赔率按 216 种点数的真实概率制定，各注项理论返还率 ${worst}%–${best}%，逐项列在上表。`,
  ],
  fields,
  draw: (random) => [intBelow(random, 6) + 1, intBelow(random, 6) + 1, intBelow(random, 6) + 1],
  result: (dice) => {
    const shape = isTriple(dice) ? '豹子' : `${sum(dice) >= 11 ? '大' : '小'}${sum(dice) % 2 ? '单' : '双'}`
    return `${dice.join(' ')} 和值 ${sum(dice)} ${shape}`
  },
  outcome: (dice, won) => ({ dice, won }) satisfies DiceOutcome,
})
