import type { Card } from '@app/contract/play/outcomes'
import { DECK, cardsOutcome, isBetter } from './cards.ts'
import { deal } from './engine.ts'
import { type Rows, arranged } from './rows.rules.ts'
import { type Field, paysText, tableEngine } from './spread.ts'

const CARDS = 13
const WIN = 195
const SEATS = ['天', '地', '玄'] as const
const ROWS_TO_WIN = 2

/** Rows of a seat that are better than the banker's: no two rows are equal. */
const rowsWon = (seat: Rows, banker: Rows): number =>
  seat.filter(({ order }, at) => isBetter(order, banker[at]!.order)).length

const beats = (hands: Rows[], seat: number) => rowsWon(hands[seat]!, hands[0]!) >= ROWS_TO_WIN

/** Three seats against the banker, thirteen cards each, set in three rows by the same rule. Each seat wins half the time. */
export const thirteenEngine = tableEngine<Rows[]>({
  rtp: '97.5%',
  rules: [
    '一副牌，庄家与天、地、玄三家各发十三张，由系统按同一规则理牌：尾道五张、中道五张、头道三张。',
    '理牌从尾道起取最大牌型，再取中道，余下三张为头道，因此不会相公（倒水）。',
    '牌型：同花顺 > 铁支 > 葫芦 > 同花 > 顺子 > 三条 > 两对 > 对子 > 乌龙；头道只有三条、对子、乌龙。同牌型比点数（A 最大），再比最大一张的花色。',
    '每家与庄家逐道相比，三道胜两道即赢：1 赔 0.95（含 5% 佣金）。',
    '理论返还率 97.5%：每家对庄胜率均为 50%。',
  ],
  fields: SEATS.map((label, at): Field<Rows[]> => ({
    on: `seat${at + 1}`,
    label,
    group: '闲家',
    pays: paysText(WIN),
    rtp: 97.5,
    back: (hands) => (beats(hands, at + 1) ? WIN : 0),
  })),
  draw: (random) => {
    const cards: Card[] = deal(random, DECK, CARDS * (SEATS.length + 1))
    return Array.from({ length: SEATS.length + 1 }, (_, at) =>
      arranged(cards.slice(at * CARDS, (at + 1) * CARDS)),
    )
  },
  result: (hands) =>
    `庄 ${hands[0]!.at(-1)!.name} · ${SEATS.map((seat, at) => `${seat}胜${rowsWon(hands[at + 1]!, hands[0]!)}道`).join(' ')}`,
  outcome: (hands, won, pushed) =>
    cardsOutcome(
      hands.map((rows, at) => ({
        key: at === 0 ? 'banker' : `seat${at}`,
        label: at === 0 ? '庄' : SEATS[at - 1]!,
        cards: rows.flatMap(({ cards }) => cards),
        note: rows.map(({ name }) => name).join(' / '),
        isWinner: at > 0 && beats(hands, at),
      })),
      String(won.length),
      won,
      pushed,
    ),
})
