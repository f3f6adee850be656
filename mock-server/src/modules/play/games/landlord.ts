import { deal, intBelow } from '../engine.ts'
import { BIG_JOKER, playOut, type Shed, SMALL_JOKER, worthOf } from './shed.rules.ts'
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
const LANDLORD = 197
const FARMERS = 187
const BOMB = 204
const CALM = 181

const isLandlords = ({ winner, landlord }: Round) => winner === landlord
/** Somebody put down four of a kind, or both jokers. */
const isBombed = ({ plays }: Round): boolean =>
  plays.some(({ cards }) =>
    new Set(cards.map(worthOf)).size === 1
      ? cards.length === 4
      : cards.every((card) => card >= SMALL_JOKER) && cards.length === 2,
  )

/** Three seats play a deal out; how often a side wins was counted over 600,000 deals of the same play. */
export const landlordEngine = tableEngine<Round>({
  rtp: '96%',
  rules: [
    '一副牌含大小王共 54 张，三家各十七张，随机一家为地主，拿三张底牌并先出；另两家为农民。',
    '可出单张、对子、三条（可带一张单牌）、五张以上顺子、炸弹和王炸；三家均由系统按同一打法出牌，农民之间不互压。',
    '大王、小王、2、A、K … 3 由大到小。地主先出完即地主胜，任一农民先出完即农民胜。',
    '地主胜 1 赔 0.97，农民胜 1 赔 0.87；有炸（打出炸弹或王炸）1 赔 1.04，无炸 1 赔 0.81。',
    '返还率：地主胜 95.8%，农民胜 96.1%，有炸 95.8%，无炸 96%，由同一打法的六十万局统计得出。',
  ],
  fields: [
    spotField(['landlord', '地主胜', '胜方'], LANDLORD, 95.8, isLandlords),
    spotField(['farmers', '农民胜', '胜方'], FARMERS, 96.1, (round) => !isLandlords(round)),
    spotField(['bomb', '有炸', '炸弹'], BOMB, 95.8, isBombed),
    spotField(['calm', '无炸', '炸弹'], CALM, 96, (round) => !isBombed(round)),
  ],
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
