import { flat } from '../brush/light.ts'
import { box } from '../brush/shapes.ts'
import { at, svg } from '../brush/svg.ts'

/** Suit signs about 20 wide, centred. */
const SUITS = {
  spade: 'M0-10C3-5 10-1 10 4A4.5 4.5 0 0 1 1.5 6L3 10H-3L-1.5 6A4.5 4.5 0 0 1-10 4C-10-1-3-5 0-10z',
  heart: 'M0 10C-4 5-10 1-10-4A5 5 0 0 1 0-6A5 5 0 0 1 10-4C10 1 4 5 0 10z',
  club: 'M-3.5-1A4.6 4.6 0 1 1 3.5-1A4.6 4.6 0 1 1 1.5 5.5L3 10H-3L-1.5 5.5A4.6 4.6 0 1 1-3.5-1z',
  diamond: 'M0-11L8 0L0 11L-8 0z',
} as const

export type Suit = keyof typeof SUITS
export const suit = (name: Suit, x: number, y: number, scale: number, colour: string) =>
  at(x, y, scale, flat(SUITS[name], colour))

const inkOf = (name: Suit) => (name === 'heart' || name === 'diamond' ? '#d3212f' : '#1c2333')

const FACE = box(-32, -46, 64, 92, 7)
const blank = `<path d="${FACE}" fill="lit #fdfaf3" stroke="#0004"/>`

/** A playing card, 64×92, face up; one that lies under others needs only its corner. */
export const card = (rank: string, name: Suit, isUnder = false) =>
  svg`${blank}<text x="-26" y="-24" font-size="22" fill="${inkOf(name)}">${rank}</text>${suit(name, -19, -12, 0.55, inkOf(name))}${!isUnder && suit(name, 4, 12, 2, inkOf(name))}`

/** A fan of `count` cards around its lower middle, as held in a hand. */
export function fan(cards: readonly string[], spread: number, radius = 70): string {
  const middle = (cards.length - 1) / 2
  return cards
    .map((one, i) => svg`<g transform="rotate(${(i - middle) * spread} 0 ${radius})">${one}</g>`)
    .join('')
}
