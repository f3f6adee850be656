import { bankerEngine, WIN } from './banker.ts'
import { DECK, isBetter, SUITS_TEXT } from './cards.ts'
import { arranged, FRONT_KINDS_TEXT, KINDS_TEXT, type Rows } from './rows.rules.ts'

const ROWS_TO_WIN = 2

/** Rows of a seat that are better than the banker's: no two rows are equal. */
const rowsWon = (seat: Rows, banker: Rows): number =>
  seat.filter(({ order }, at) => isBetter(order, banker[at]!.order)).length

/** Three seats against the banker, thirteen cards each, set in three rows by the same rule. Each seat wins half the time. */
export const thirteenEngine = bankerEngine<Rows>({
  rules: [
    '一副牌，庄家与天、地、玄三家各发十三张，由系统按同一规则理牌：尾道五张、中道五张、头道三张。',
    '理牌从尾道起取最大牌型，再取中道，余下三张为头道，因此不会相公（倒水）。',
    `牌型大小：${KINDS_TEXT}；头道只有${FRONT_KINDS_TEXT}。`,
    `同牌型比点数，A 最大，顺子 A2345 最小；点数全同，比牌型中最大一张的花色：${SUITS_TEXT}。`,
    '每家与庄家逐道相比，三道胜两道即赢：1 赔 0.95（含 5% 佣金）。',
    '理论返还率 97.5%：每家对庄胜率均为 50%。',
  ],
  seats: ['天', '地', '玄'],
  deck: DECK,
  each: 13,
  read: arranged,
  backOf: (seat, banker) => (rowsWon(seat, banker) >= ROWS_TO_WIN ? WIN : 0),
  bankerText: (rows) => rows.at(-1)!.name,
  seatText: (seat, banker) => `胜${rowsWon(seat, banker)}道`,
  cardsOf: (rows) => rows.flatMap(({ cards }) => cards),
  noteOf: (rows) => rows.map(({ name }) => name).join(' / '),
  rowsOf: (rows, banker) =>
    rows.map(({ name, order }, at) => ({
      name,
      ...(banker ? { isWon: isBetter(order, banker[at]!.order) } : {}),
    })),
})
