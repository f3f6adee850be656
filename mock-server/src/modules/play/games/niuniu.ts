import type { Card } from '@app/contract/play/outcomes'
import { bankerEngine, WIN } from './banker.ts'
import { DECK, isBetter, rankOf, suitOf } from './cards.ts'

interface Valued {
  cards: Card[]
  /** 0: no bull, 10: a double bull. */
  bull: number
  /** The highest card by rank (K high, A low) and suit. */
  top: Card
  /** Compared in order: bull, then rank and suit of the highest card. */
  order: number[]
}

const CARDS = 5
const NAMES = ['没牛', '牛一', '牛二', '牛三', '牛四', '牛五', '牛六', '牛七', '牛八', '牛九', '牛牛']

const points = (card: Card) => Math.min(rankOf(card) + 1, 10)

/** Three cards that make tens leave two whose sum is the bull. */
const bullOf = (cards: Card[]): number => {
  const sum = cards.reduce((all, card) => all + points(card), 0)
  for (let a = 0; a < CARDS; a++)
    for (let b = a + 1; b < CARDS; b++) {
      const rest = points(cards[a]!) + points(cards[b]!)
      if ((sum - rest) % 10 === 0) return rest % 10 === 0 ? 10 : rest % 10
    }
  return 0
}

export const valued = (cards: Card[]): Valued => {
  const [top = 0] = cards.toSorted((a, b) => rankOf(b) - rankOf(a) || suitOf(b) - suitOf(a))
  const bull = bullOf(cards)
  return { cards, bull, top, order: [bull, rankOf(top), suitOf(top)] }
}

const isOver = (seat: Valued, banker: Valued) => isBetter(seat.order, banker.order)
const nameOf = ({ bull }: Valued) => NAMES[bull]!

/** Four seats against the banker. No two hands are equal, so each seat wins half the time. */
export const niuniuEngine = bankerEngine<Valued>({
  rules: [
    '一副牌，庄家与天、地、玄、黄四家各发五张，四家分别与庄家比牌。',
    '任选三张凑成 10 的倍数为“有牛”，余下两张之和的个位即牛几，恰为 10 的倍数为“牛牛”。10、J、Q、K 均计 10 点，A 计 1 点。',
    '牛牛 > 牛九 > … > 牛一 > 没牛；同牛比最大单张（K 最大，A 最小），再比花色（黑桃 > 红心 > 梅花 > 方块）。',
    '平倍：赢 1 赔 0.95（含 5% 佣金），输为所下注额，不翻倍。',
    '理论返还率 97.5%：每家对庄胜率均为 50%。',
  ],
  seats: ['天', '地', '玄', '黄'],
  deck: DECK,
  each: CARDS,
  read: valued,
  backOf: (seat, banker) => (isOver(seat, banker) ? WIN : 0),
  bankerText: nameOf,
  seatText: (seat, banker) => `${nameOf(seat)}${isOver(seat, banker) ? '胜' : '负'}`,
  cardsOf: ({ cards }) => cards,
  noteOf: nameOf,
  decidingOf: (seat, banker) => (seat.bull === banker.bull ? [seat.top, banker.top] : undefined),
})
