import type { BallsOutcome } from '@app/contract/play/outcomes'
import { deal } from '../engine.ts'
import { type Field, spotField, tableEngine } from './spread.ts'

type Balls = readonly number[]

const ALL = 48
const DRAWN = 7
/** U-GAME-03: total returns in hundredths of a stake on one half, one sixth and one forty-eighth of the balls. */
const EVEN = 192
const SIXTH = 576
const ONE = 4_600
/** Half of the possible sums of seven balls lie from here on. */
const BIG_SUM = 172

/** 1, 7, 13 … are red, 2, 8, 14 … orange and so on: eight balls of each colour. */
const COLOURS = ['红', '橙', '黄', '绿', '蓝', '紫'] as const
const colourOf = (ball: number) => COLOURS[(ball - 1) % COLOURS.length]!
const special = (balls: Balls) => balls.at(-1) ?? 0
const sum = (balls: Balls) => balls.reduce((total, ball) => total + ball, 0)

const field = (
  on: string,
  label: string,
  group: string,
  back: number,
  chance: number,
  wins: (balls: Balls) => boolean,
): Field<Balls> => spotField([on, label, group], back, Math.round(back * chance * 10) / 10, wins)
const half = (on: string, label: string, group: string, wins: (balls: Balls) => boolean) =>
  field(on, label, group, EVEN, 1 / 2, wins)

export const coloursFields: Field<Balls>[] = [
  half('big', '大', '特码两面', (balls) => special(balls) > ALL / 2),
  half('small', '小', '特码两面', (balls) => special(balls) <= ALL / 2),
  half('odd', '单', '特码两面', (balls) => special(balls) % 2 === 1),
  half('even', '双', '特码两面', (balls) => special(balls) % 2 === 0),
  half('sumbig', '大', '总和', (balls) => sum(balls) >= BIG_SUM),
  half('sumsmall', '小', '总和', (balls) => sum(balls) < BIG_SUM),
  half('sumodd', '单', '总和', (balls) => sum(balls) % 2 === 1),
  half('sumeven', '双', '总和', (balls) => sum(balls) % 2 === 0),
  ...COLOURS.map((colour, at) =>
    field(
      `hue${at}`,
      colour,
      '特码颜色',
      SIXTH,
      1 / COLOURS.length,
      (balls) => colourOf(special(balls)) === colour,
    ),
  ),
  ...Array.from({ length: ALL }, (_, at) =>
    field(`n${at + 1}`, String(at + 1), '特码', ONE, 1 / ALL, (balls) => special(balls) === at + 1),
  ),
]

const [worst, best] = [Math.min, Math.max].map((of) => of(...coloursFields.map(({ rtp }) => rtp)))

/** 六色球: six balls and a special one of 48. */
export const coloursEngine = tableEngine<Balls>({
  rtp: `${worst}% – ${best}%（视注项）`,
  rules: [
    '即开型：每次开奖由服务器从 1–48 中不重复地开出七个号码，前六个为正码，最后一个为特码。',
    '48 个号码分六色，每色八个：1、7、13…为红，2、8、14…为橙，3、9、15…为黄，4、10、16…为绿，5、11、17…为蓝，6、12、18…为紫。',
    '特码两面：1–24 为小，25–48 为大；单、双按特码。特码颜色：猜中特码的颜色。特码：猜中号码。',
    '总和：七个号码之和，171 及以下为小，172 及以上为大；单、双按总和。大小、单双各占一半机会。',
    `赔率按真实概率制定，理论返还率 ${worst}%–${best}%，逐项列在上表。`,
  ],
  fields: coloursFields,
  isGrouped: true,
  draw: (random) => deal(random, ALL, DRAWN).map((ball) => ball + 1),
  result: (balls) =>
    `${balls.slice(0, -1).join(' ')} + ${special(balls)} ${colourOf(special(balls))} ${special(balls) > ALL / 2 ? '大' : '小'}${special(balls) % 2 ? '单' : '双'} 总和 ${sum(balls)}`,
  outcome: (balls, won) => ({ balls: [...balls], won }) satisfies BallsOutcome,
})
