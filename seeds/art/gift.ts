import { defs, flat, glow, ground, line, lit } from './brush/light.ts'
import { BAY, GOLD, HUES, ladder, RED, STEEL } from './brush/palette.ts'
import { picture } from './brush/picture.ts'
import { calendar, fortune, slip } from './props/board.ts'
import { lantern } from './props/luck.ts'
import { ball, ballClip, headphones } from './props/sport.ts'
import { chest, coin, crown, gem, giftBox, ingot, redPacket, trophy } from './props/treasure.ts'
import { box, star } from './brush/shapes.ts'
import { at, svg } from './brush/svg.ts'

const VIOLET = ladder(HUES.violet)

const cake = svg`${lit('M-44 40V6Q-44-4-34-4H34Q44-4 44 6V40Q44 46 38 46H-38Q-44 46-44 40z', '#f6d9c0')}${flat('M-44 18V6Q-44-4-34-4H34Q44-4 44 6V18q-7 10-14.7 0q-7 10-14.7 0q-7 10-14.6 0q-7 10-14.7 0q-7 10-14.7 0q-7 10-14.6 0z', '#fff')}${flat(box(-44, 30, 88, 7), '#ea7d92')}${line('M-20-8V-26M0-8V-30M20-8V-26', RED.mid, 6)}${flat('M-20-44q7 8 0 15q-7-7 0-15zM0-48q7 8 0 15q-7-7 0-15zM20-44q7 8 0 15q-7-7 0-15z', GOLD.bright)}`
const ticket = svg`${lit('M-52-28H52V-10a10 10 0 0 0 0 20V28H-52V10a10 10 0 0 0 0-20z', RED.mid)}${line('M18-24V-14M18-6V4M18 12V24', '#ffe2a0', 3)}${flat(star(5, 14, 6, -18, 0), '#ffe2a0')}${line('M30-8H42M30 4H42', '#ffe2a0', 4)}`
const phone = svg`${lit(box(-28, -50, 56, 100, 11), '#2a3145')}${flat(box(-24, -45, 48, 90, 8), BAY.mid)}${flat('M-24 12q12-8 24 0t24 0V37Q24 45 16 45H-16Q-24 45-24 37z', BAY.bright)}${flat('M-9-12a9 9 0 1 1 18 0a9 9 0 1 1-18 0z', GOLD.bright)}${line('M-7-39H7', '#0b1220', 4)}`
const watch = svg`${lit('M-16-50H16L20-26H-20zM-16 50H16L20 26H-20z', '#3a2b24')}${lit('M0-32a32 32 0 1 1 0 64a32 32 0 1 1 0-64z', GOLD.mid)}${flat('M0-25a25 25 0 1 1 0 50a25 25 0 1 1 0-50z', '#fbf8f0')}${line('M0-16V0L11 7', '#1b2333', 3.5)}${line('M0-21v1M0 20v1M-21 0h1M20 0h1', GOLD.deep, 3)}`
const bars = svg`${lit('M-14-34H34L46-6H-26z', GOLD.bright)}${lit('M-44 6H0L10 34H-54z', GOLD.mid)}${lit('M8 6H50L60 34H0z', GOLD.mid)}${flat('M-12-28H32L34-23H-14zM-42 11H-2L0 16H-44zM12 11H48L50 16H10z', GOLD.pale, 0.7)}`
const jersey = svg`${lit('M-22-44L-52-26L-42-4L-30-10V46H30V-10L42-4L52-26L22-44C14-34-14-34-22-44z', BAY.mid)}${flat('M-22-44C-14-34 14-34 22-44L16-46C8-40-8-40-16-46z', '#fff')}${flat('M-30 8H30V20H-30z', '#fff', 0.9)}${flat('M8-36C16-37 20-40 22-44L52-26L42-4L30-10V46H10z', BAY.ink, 0.35)}`
const teaSet = svg`${line('M34-8C56-10 56 22 32 22', '#2f7f72', 7)}${lit('M-36-14H36C40 20 26 38 0 38C-26 38-40 20-36-14z', '#3ea293')}${line('M-34 2C-50-2-50-18-60-22', '#3ea293', 9)}${lit('M-30-16C-24-34 24-34 30-16z', '#57bbab')}${flat('M-7-32a7 7 0 1 1 14 0a7 7 0 1 1-14 0z', GOLD.bright)}${line('M-18 8q9-8 18 0t18 0M-14 20q7-6 14 0t14 0', '#d9f3ee', 2.5, 0.8)}`
const mooncake = svg`${flat('M-48 0V16C-40 46 40 46 48 16V0z', '#8d4f16')}${lit(star(14, 50, 45, 0, -4), '#d99338')}${flat(star(14, 41, 37, 0, -4), '#e9b15a')}${line('M-20-4a20 20 0 1 1 40 0a20 20 0 1 1-40 0M0-24V16M-20-4H20', '#8d4f16', 3)}`

const GIFTS = {
  box: giftBox(RED),
  redPacket: redPacket(RED),
  coin: coin(),
  ingot: ingot(),
  coupon: ticket,
  cake,
  crown: crown(),
  calendar: calendar(BAY, 9),
  chest: chest(ladder(HUES.amber)),
  gem: gem(VIOLET, 3),
  diamond: gem(ladder(HUES.sea), 0),
  trophy: trophy(),
  phone,
  headphones: headphones(STEEL, BAY),
  watch,
  goldBars: bars,
  jersey,
  football: ball('football'),
  teaSet,
  mooncake,
  lantern: lantern(RED),
  wheel: fortune(RED, BAY),
  slip: slip(BAY),
} as const

export type GiftKind = keyof typeof GIFTS
export const GIFT_KINDS = Object.keys(GIFTS) as GiftKind[]
export const isGiftKind = (text: string): text is GiftKind => Object.hasOwn(GIFTS, text)

/** A gift on its own soft shadow, 160×160, no ground: it stands on cards of either edition. */
export const gift = (kind: GiftKind) =>
  picture(
    160,
    160,
    defs(ballClip),
    glow(56, 80, 138, 0.6, 'd', 11),
    at(80, 78, kind === 'wheel' ? 0.94 : 1.12, GIFTS[kind]),
  )

const tileOf = (ink: string, sign: string, light = '#fff') =>
  picture(
    48,
    48,
    defs(ground('k', [light, ink, ink])),
    svg`<path d="${box(2, 2, 44, 44, 12)}" fill="${ink}"/><path d="${box(2, 2, 44, 44, 12)}" fill="url(#k)" opacity=".35"/>${sign}`,
  )
const sign = (d: string, width = 3) => line(d, '#fff', width)
const face = (d: string) => flat(d, '#fff')

const PAYMENTS = {
  bank: [
    '#2456d6',
    `${face('M24 10L39 18.5V21H9V18.5z')}${sign('M14 25V33M20.7 25V33M27.3 25V33M34 25V33', 3.2)}${sign('M10.5 37.5H37.5', 3.4)}`,
  ],
  card: [
    '#1f9d8b',
    `${face(box(9, 13, 30, 22, 4))}${flat(box(9, 17.5, 30, 5), '#127465')}${line('M13 29.5H20', '#127465', 2.6)}`,
  ],
  wallet: [
    '#1f8ce6',
    `${face('M12 16H34Q38 16 38 20V33Q38 37 34 37H13Q9 37 9 33V15Q9 11 13 11H32V14H13Q12 14 12 16z')}${flat('M29 23H40V30H29Q25.5 30 25.5 26.5Q25.5 23 29 23z', '#0e62a8')}${face('M29.5 25.3a1.3 1.3 0 1 1 .1 0z')}`,
  ],
  scan: [
    '#1fa862',
    `${sign('M11 18V14Q11 11 14 11H18M30 11H34Q37 11 37 14V18M37 30V34Q37 37 34 37H30M18 37H14Q11 37 11 34V30M13 24H35', 3.2)}${face(box(17, 16, 5.5, 5, 1) + box(26, 16, 5.5, 5, 1) + box(17, 27.5, 5.5, 5, 1) + box(26, 27.5, 5.5, 5, 1))}`,
  ],
  coin: [
    '#e09a1f',
    `${sign('M24 10a14 14 0 1 1 0 28a14 14 0 1 1 0-28z', 3)}${sign('M18.5 17L24 23.5L29.5 17M24 23.5V32M19 24.5H29M19 28.5H29', 2.6)}`,
  ],
  chain: [
    '#26a17b',
    `${face('M24 9L38 17V31L24 39L10 31V17z')}${line('M24 24L37 17M24 24L11 17M24 24V38', '#157a5b', 2.6)}${flat('M24 18.5L29 21.3V26.7L24 29.5L19 26.7V21.3z', '#157a5b')}`,
  ],
  transfer: ['#6a4bd8', sign('M11 19H35M29.5 13L36 19L29.5 25M37 29H13M18.5 23L12 29L18.5 35', 3.2)],
  express: ['#e5533d', face('M27 8L12 27H22L20 40L36 20H26z')],
  phone: [
    '#0ea5b7',
    `${face(box(15, 8, 18, 32, 4))}${flat(box(18, 13, 12, 19), '#0a7785')}${line('M22.5 36H25.5', '#0a7785', 2)}`,
  ],
  voucher: [
    '#d94f8a',
    `${face('M9 14H39V20.5a3.5 3.5 0 0 0 0 7V34H9V27.5a3.5 3.5 0 0 0 0-7z')}${line('M27 17V31M14 21H22M14 26H20', '#a52f63', 2.4)}`,
  ],
  safe: [
    '#3a4a66',
    `${face(box(10, 10, 28, 27, 4))}${line('M24 17a6.5 6.5 0 1 1 0 13a6.5 6.5 0 1 1 0-13zM24 17V20M24 27V30M17.5 23.5H20.5M27.5 23.5H30.5', '#3a4a66', 2.4)}${sign('M14 39V40.5M34 39V40.5', 3)}`,
  ],
  qrWallet: [
    '#1664c8',
    `${face('M24 9L38 14V24C38 32 32 37 24 40C16 37 10 32 10 24V14z')}${line('M17 24L22 29L31.5 19', '#1664c8', 3.4)}`,
  ],
} as const

export type PaymentKind = keyof typeof PAYMENTS
export const PAYMENT_KINDS = Object.keys(PAYMENTS) as PaymentKind[]
export const isPaymentKind = (text: string): text is PaymentKind => Object.hasOwn(PAYMENTS, text)

/** A way to pay as a sign on its tile, 48×48: kinds, never a company's mark. */
export function paymentIcon(kind: PaymentKind): string {
  const [ink, drawn] = PAYMENTS[kind]
  return tileOf(ink, drawn)
}
