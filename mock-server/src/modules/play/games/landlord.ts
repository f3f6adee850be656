import { deal, intBelow } from '../engine.ts'
import { playOut, type Shed } from './shed/play.rules.ts'
import { FRIENDS_TEXT, SEAT_TEXTS } from './shed/seat.rules.ts'
import { BIG_JOKER, SMALL_JOKER, worthOf } from './shed/units.rules.ts'
import { shedOutcome } from './shedOutcome.ts'
import { spotField, tableEngine } from './spread.ts'

interface Round extends Shed {
  hands: number[][]
  landlord: number
  bottom: number[]
}

const SEATS = ['甲', '乙', '丙'] as const
const CARDS = BIG_JOKER + 1
const EACH = 17
const TARGET = 96
/** Counted over so many deals of the same play: how often the landlord won, and how often there was a bomb. */
const [DEALS, LANDLORD_WON, BOMBED] = [600_000, 253_107, 314_156]

const isLandlords = ({ winner, landlord }: Round) => winner === landlord
/** Somebody put down four of a kind, or both jokers. */
const isBombed = ({ plays }: Round): boolean =>
  plays.some(({ cards }) =>
    new Set(cards.map(worthOf)).size === 1
      ? cards.length === 4
      : cards.every((card) => card >= SMALL_JOKER) && cards.length === 2,
  )

/** What comes nearest to the target in hundredths, and what it gives back in percent. */
const spotOf = (
  on: string,
  label: string,
  group: string,
  rounds: number,
  wins: (round: Round) => boolean,
) => {
  const back = Math.round((TARGET * DEALS) / rounds)
  return spotField([on, label, group], back, Math.round((10 * back * rounds) / DEALS) / 10, wins)
}
const FIELDS = [
  spotOf('landlord', '地主胜', '胜方', LANDLORD_WON, isLandlords),
  spotOf('farmers', '农民胜', '胜方', DEALS - LANDLORD_WON, (round) => !isLandlords(round)),
  spotOf('bomb', '有炸', '炸弹', BOMBED, isBombed),
  spotOf('calm', '无炸', '炸弹', DEALS - BOMBED, (round) => !isBombed(round)),
]
const RETURNS = FIELDS.map(({ rtp }) => rtp)

/** Three seats play a deal out. */
export const landlordEngine = tableEngine<Round>({
  rtp: `${Math.min(...RETURNS)}% – ${Math.max(...RETURNS)}%（视注项）`,
  rules: [
    '发牌：一副牌含大小王共 54 张，三家各十七张；随机一家为地主，拿三张底牌并先出，另两家为农民。',
    '胜负：地主先出完即地主胜，任一农民先出完即农民胜；打出炸弹或王炸即为有炸。',
    '大小：大王、小王、2、A、K … 3 由大到小；同牌型、同张数大者压小者；炸弹压其他牌型，王炸最大。',
    ...SEAT_TEXTS,
    FRIENDS_TEXT,
    `返还率：由同一打法的 ${DEALS / 10_000} 万局统计得出。`,
  ],
  fields: FIELDS,
  draw: (random) => {
    const cards = deal(random, CARDS, CARDS)
    const landlord = intBelow(random, SEATS.length)
    const bottom = cards.slice(EACH * SEATS.length)
    const hands = SEATS.map((_, at) => [
      ...cards.slice(at * EACH, (at + 1) * EACH),
      ...(at === landlord ? bottom : []),
    ])
    return {
      hands,
      landlord,
      bottom,
      ...playOut(hands, landlord, (a, b) => a === b || (a !== landlord && b !== landlord)),
    }
  },
  result: (round) =>
    `${isLandlords(round) ? '地主' : '农民'}${SEATS[round.winner]}胜 · ${isBombed(round) ? '有炸' : '无炸'}`,
  outcome: (round, won, pushed) =>
    shedOutcome({
      ...round,
      labels: SEATS,
      roleOf: (at) => (at === round.landlord ? '地主' : '农民'),
      noteOf: (at) => (round.left[at] ? `剩 ${round.left[at]} 张` : '走完'),
      winners: SEATS.flatMap((_, at) => ((at === round.landlord) === isLandlords(round) ? [at] : [])),
      won,
      pushed,
    }),
})
