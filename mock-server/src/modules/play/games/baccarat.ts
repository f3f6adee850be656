import type { Card } from '@app/contract/play/outcomes'
import { DECK, cardsOutcome, rankOf } from './cards.ts'
import { deal } from '../engine.ts'
import { paysText, tableEngine } from './spread.ts'

interface Coup {
  player: Card[]
  banker: Card[]
}

const SHOE = 8 * DECK
const NATURAL = 8
const PUSH = 100
const BACK = { player: 200, banker: 195, tie: 900, pair: 1_200 } as const

const value = (card: Card) => Math.min(rankOf(card) + 1, 10) % 10
const points = (cards: Card[]) => cards.reduce((sum, card) => sum + value(card), 0) % 10
/** Whether the banker draws, by its points and the player's third card (undefined: the player stood). */
const bankerDraws = (own: number, third: number | undefined): boolean => {
  if (third === undefined) return own <= 5
  if (own <= 2) return true
  if (own === 3) return third !== 8
  if (own === 4) return third >= 2 && third <= 7
  if (own === 5) return third >= 4 && third <= 7
  return own === 6 && (third === 6 || third === 7)
}

export const playCoup = (cards: readonly Card[]): Coup => {
  const [a, b, c, d, fifth, sixth] = cards as [Card, Card, Card, Card, Card, Card]
  const player = [a, c]
  const banker = [b, d]
  if (Math.max(points(player), points(banker)) >= NATURAL) return { player, banker }
  const draws = points(player) <= 5
  if (draws) player.push(fifth)
  if (bankerDraws(points(banker), draws ? value(fifth) : undefined)) banker.push(draws ? sixth : fifth)
  return { player, banker }
}

const winner = ({ player, banker }: Coup): 'player' | 'banker' | 'tie' => {
  const difference = points(player) - points(banker)
  return difference > 0 ? 'player' : difference < 0 ? 'banker' : 'tie'
}
const isPair = (cards: Card[]) => rankOf(cards[0]!) === rankOf(cards[1]!)
const side = (on: 'player' | 'banker') => (coup: Coup) => {
  const won = winner(coup)
  return won === on ? BACK[on] : won === 'tie' ? PUSH : 0
}
const note = (cards: Card[]) => `${points(cards)} 点`

/** Eight decks, shuffled for each coup; the usual drawing rules. */
export const baccaratEngine = tableEngine<Coup>({
  rtp: '庄 98.94% · 闲 98.76%',
  rules: [
    '八副牌，每局重新洗牌。A 计 1 点，10、J、Q、K 计 0 点，点数之和取个位，近 9 者胜。',
    '首两张任一方 8 或 9 点为天牌，不再补牌；闲 0–5 点补一张，庄按补牌表决定。',
    '庄赢 1 赔 0.95（含 5% 佣金），闲赢 1 赔 1，和 1 赔 8；开和时庄、闲注退回。',
    '庄对、闲对：首两张同点，1 赔 11。',
    '理论返还率：庄 98.94%，闲 98.76%，和 85.64%，对子 89.64%。',
  ],
  fields: [
    {
      on: 'player',
      label: '闲',
      group: '主注',
      pays: paysText(BACK.player),
      rtp: 98.76,
      back: side('player'),
    },
    {
      on: 'tie',
      label: '和',
      group: '边注',
      pays: paysText(BACK.tie),
      rtp: 85.64,
      back: (coup) => (winner(coup) === 'tie' ? BACK.tie : 0),
    },
    {
      on: 'banker',
      label: '庄',
      group: '主注',
      pays: paysText(BACK.banker),
      rtp: 98.94,
      back: side('banker'),
    },
    {
      on: 'playerPair',
      label: '闲对',
      group: '对子',
      pays: paysText(BACK.pair),
      rtp: 89.64,
      back: ({ player }) => (isPair(player) ? BACK.pair : 0),
    },
    {
      on: 'bankerPair',
      label: '庄对',
      group: '对子',
      pays: paysText(BACK.pair),
      rtp: 89.64,
      back: ({ banker }) => (isPair(banker) ? BACK.pair : 0),
    },
  ],
  draw: (random) => playCoup(deal(random, SHOE, 6).map((card) => card % DECK)),
  result: (coup) =>
    `${{ player: '闲赢', banker: '庄赢', tie: '和' }[winner(coup)]}，闲 ${points(coup.player)} 点 庄 ${points(coup.banker)} 点`,
  outcome: (coup, won, pushed) =>
    cardsOutcome(
      [
        {
          key: 'player',
          label: '闲',
          cards: coup.player,
          note: note(coup.player),
          isWinner: winner(coup) === 'player',
        },
        {
          key: 'banker',
          label: '庄',
          cards: coup.banker,
          note: note(coup.banker),
          isWinner: winner(coup) === 'banker',
        },
      ],
      winner(coup),
      won,
      pushed,
    ),
})
