import type { Card } from '@app/contract/play/outcomes'
import { DECK, cardsOutcome, highRank, isBetter, suitOf } from './cards.ts'
import { deal } from '../engine.ts'
import { paysText, tableEngine } from './spread.ts'

interface Valued {
  cards: Card[]
  /** 0 单张 … 5 豹子 */
  shape: number
  order: number[]
}
interface Drawn {
  red: Valued
  black: Valued
}

const NAMES = ['单张', '对子', '顺子', '金花', '同花顺', '豹子']
const WIN = 195
const LEAST_PAIR = 9
/** What the lucky spot comes back as for the winning hand, by its shape. */
const LUCKY = [0, 200, 300, 400, 1_100, 1_600]

export const valued = (cards: Card[]): Valued => {
  const sorted = cards.toSorted((a, b) => highRank(b) - highRank(a) || suitOf(b) - suitOf(a))
  const ranks = sorted.map(highRank) as [number, number, number]
  const [a, b, c] = ranks
  const isFlush = new Set(cards.map(suitOf)).size === 1
  const isLow = a === 14 && b === 3 && c === 2
  const isStraight = isLow || (a === b + 1 && b === c + 1)
  const isPair = a === b || b === c
  const shape = a === c ? 5 : isStraight && isFlush ? 4 : isFlush ? 3 : isStraight ? 2 : isPair ? 1 : 0
  const values = isLow ? [3, 2, 1] : shape === 1 ? (a === b ? [a, c] : [b, a]) : ranks
  return { cards: sorted, shape, order: [shape, ...values, suitOf(sorted[0]!)] }
}

const isRed = ({ red, black }: Drawn) => isBetter(red.order, black.order)
const best = (drawn: Drawn) => (isRed(drawn) ? drawn.red : drawn.black)
const lucky = (drawn: Drawn) => {
  const { shape, order } = best(drawn)
  return shape === 1 && order[1]! < LEAST_PAIR ? 0 : LUCKY[shape]!
}

/** Two hands of three cards. No two hands are equal, so each side wins half the time. */
export const redblackEngine = tableEngine<Drawn>({
  rtp: '红、黑 97.5%',
  rules: [
    '一副牌，红方、黑方各发三张比大小：豹子 > 同花顺 > 金花 > 顺子 > 对子 > 单张。',
    '同型比点数（A 最大，A23 为最小顺子），再比最大单张的花色（黑桃 > 红心 > 梅花 > 方块），不会打平。',
    '红、黑 1 赔 0.95（含 5% 佣金）。',
    '幸运一击看胜方牌型：对子（9 以上）1 赔 1，顺子 1 赔 2，金花 1 赔 3，同花顺 1 赔 10，豹子 1 赔 15。',
    '理论返还率：红、黑 97.5%，幸运一击 96.4%。',
  ],
  fields: [
    {
      on: 'red',
      label: '红',
      group: '主注',
      pays: paysText(WIN),
      rtp: 97.5,
      back: (drawn) => (isRed(drawn) ? WIN : 0),
    },
    { on: 'lucky', label: '幸运一击', group: '边注', pays: '1 赔 1–15', rtp: 96.4, back: lucky },
    {
      on: 'black',
      label: '黑',
      group: '主注',
      pays: paysText(WIN),
      rtp: 97.5,
      back: (drawn) => (isRed(drawn) ? 0 : WIN),
    },
  ],
  draw: (random) => {
    const cards = deal(random, DECK, 6)
    return { red: valued(cards.slice(0, 3)), black: valued(cards.slice(3)) }
  },
  result: (drawn) =>
    `${isRed(drawn) ? '红赢' : '黑赢'}，红 ${NAMES[drawn.red.shape]} 黑 ${NAMES[drawn.black.shape]}`,
  outcome: (drawn, won, pushed) =>
    cardsOutcome(
      (['red', 'black'] as const).map((key, at) => ({
        key,
        label: at === 0 ? '红' : '黑',
        cards: drawn[key].cards,
        note: NAMES[drawn[key].shape]!,
        isWinner: isRed(drawn) === (at === 0),
      })),
      isRed(drawn) ? 'red' : 'black',
      won,
      pushed,
    ),
})
