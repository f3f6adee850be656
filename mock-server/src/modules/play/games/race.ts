import { DECK, rankOf, suitOf } from './cards.ts'
import { deal } from '../engine.ts'
import { playOut, type Shed } from './shed/play.rules.ts'
import { SEAT_TEXTS } from './shed/seat.rules.ts'
import { shedOutcome } from './shedOutcome.ts'
import { spotField, tableEngine } from './spread.ts'

interface Race extends Shed {
  hands: number[][]
}

const SEATS = ['东', '南', '西'] as const
const WIN = 288
const SPADES = 3
/** The three of spades. */
const OPENING = SPADES * 13 + 2
/** Without three twos and an ace: 48 cards, sixteen each. */
const CARDS = Array.from({ length: DECK }, (_, card) => card).filter(
  (card) => !(rankOf(card) === 1 && suitOf(card) !== SPADES) && card !== SPADES * 13,
)
const EACH = CARDS.length / SEATS.length

/** Three seats run; whoever is rid of all cards first wins. The seats differ in nothing, so each wins one in three. */
export const raceEngine = tableEngine<Race>({
  rtp: '96%',
  rules: [
    '发牌：去掉大小王、三张 2 和黑桃 A，共 48 张，东、南、西三家各十六张；持黑桃 3 者先出，第一手必须带黑桃 3。',
    '胜负：最先出完手牌的一家获胜。',
    '大小：2 最大，其后 A、K … 3；同牌型、同张数大者压小者；炸弹压其他牌型。',
    ...SEAT_TEXTS,
    '返还率：三家打法相同、发牌随机，胜率各为三分之一；猜中 1 赔 1.88，合 96%。',
  ],
  fields: SEATS.map((label, at) =>
    spotField<Race>([`seat${at + 1}`, `${label}家先走`, '谁先出完'], WIN, 96, ({ winner }) => winner === at),
  ),
  draw: (random) => {
    const cards = deal(random, CARDS.length, CARDS.length).map((at) => CARDS[at]!)
    const hands = SEATS.map((_, at) => cards.slice(at * EACH, (at + 1) * EACH))
    const first = hands.findIndex((hand) => hand.includes(OPENING))
    return { hands, ...playOut(hands, first, (a, b) => a === b, OPENING) }
  },
  result: ({ winner, left }) =>
    `${SEATS[winner]}先走 · ${SEATS.flatMap((seat, at) => (at === winner ? [] : [`${seat}剩 ${left[at]} 张`])).join(' ')}`,
  outcome: (race, won, pushed) =>
    shedOutcome({
      ...race,
      labels: SEATS,
      noteOf: (at) => (at === race.winner ? '先走' : `剩 ${race.left[at]} 张`),
      winners: [race.winner],
      won,
      pushed,
    }),
})
