import type { Card } from '@app/contract/play/outcomes'
import { DECK, cardText, cardsOutcome, rankOf } from './cards.ts'
import { deal } from '../engine.ts'
import { paysText, tableEngine } from './spread.ts'

type Pair = readonly [Card, Card]

const SHOE = 8 * DECK
const WIN = 200
/** A tie gives half of a stake on either side back. */
const HALF = 50
const TIE = 1_200

const winner = ([dragon, tiger]: Pair): 'dragon' | 'tiger' | 'tie' =>
  rankOf(dragon) === rankOf(tiger) ? 'tie' : rankOf(dragon) > rankOf(tiger) ? 'dragon' : 'tiger'
const side = (on: 'dragon' | 'tiger') => (pair: Pair) => {
  const won = winner(pair)
  return won === on ? WIN : won === 'tie' ? HALF : 0
}
const NAMES = { dragon: '龙赢', tiger: '虎赢', tie: '和' } as const

export const dragonEngine = tableEngine<Pair>({
  rtp: '龙、虎 96.27%',
  rules: [
    '八副牌，每局重新洗牌。龙、虎各发一张，K 最大、A 最小，大者胜，不比花色。',
    '龙、虎 1 赔 1；开和时龙、虎注退回一半。和 1 赔 11。',
    '理论返还率：龙、虎 96.27%，和 89.64%。',
  ],
  fields: [
    { on: 'dragon', label: '龙', group: '主注', pays: paysText(WIN), rtp: 96.27, back: side('dragon') },
    {
      on: 'tie',
      label: '和',
      group: '边注',
      pays: paysText(TIE),
      rtp: 89.64,
      back: (pair) => (winner(pair) === 'tie' ? TIE : 0),
    },
    { on: 'tiger', label: '虎', group: '主注', pays: paysText(WIN), rtp: 96.27, back: side('tiger') },
  ],
  draw: (random) => {
    const [dragon = 0, tiger = 0] = deal(random, SHOE, 2).map((card) => card % DECK)
    return [dragon, tiger]
  },
  result: (pair) => `${NAMES[winner(pair)]}，龙 ${cardText(pair[0])} 虎 ${cardText(pair[1])}`,
  outcome: (pair, won, pushed) =>
    cardsOutcome(
      (['dragon', 'tiger'] as const).map((key, at) => ({
        key,
        label: at === 0 ? '龙' : '虎',
        cards: [pair[at]!],
        note: cardText(pair[at]!),
        isWinner: winner(pair) === key,
      })),
      winner(pair),
      won,
      pushed,
    ),
})
