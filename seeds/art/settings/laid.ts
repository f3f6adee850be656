import { box } from '../brush/shapes.ts'
import { at, svg } from '../brush/svg.ts'
import type { Piece } from '../brush/svg.ts'
import { copies } from '../scene.ts'
import { WIRE } from '../motifs/wire.ts'

/** What lies on the cloth of a cover: each kind is drawn once and laid in many places. */

export const RANKS = ['9', '8', 'K', 'A', '7', '6', 'Q'] as const
const SPADE = 'M0 2C6 12 20 18 20 28A9 9 0 0 1 3 33L6 40H-6L-3 33A9 9 0 0 1-20 28C-20 18-6 12 0 2z'
const HEART = 'M0 40C-8 30-20 22-20 12A10 10 0 0 1 0 8A10 10 0 0 1 20 12C20 22 8 30 0 40z'

export type Laid = readonly [rank: string, suit: 'heart' | 'spade', x: number, y: number, turn?: number]

const faces = (inner: Piece) =>
  svg`<defs><path id="c" d="${box(-32, -46, 64, 92, 7)}" fill="#fffaf0" stroke="${WIRE}"/><path id="e" d="${HEART}"/><path id="f" d="${SPADE}"/></defs><g text-anchor="middle" font-size="40">${inner}</g>`

const face = (rank: string, suit: 'heart' | 'spade') =>
  svg`<use href="#c"/><g fill="${suit === 'heart' ? '#d3212f' : '#1c2333'}"><text y="-8">${rank}</text><use href="#${suit === 'heart' ? 'e' : 'f'}"/></g>`

/** Cards side by side. */
export const cards = (scale: number, ...list: readonly Laid[]) =>
  faces(list.map(([rank, suit, x, y, turn = 0]) => at(x, y, scale, face(rank, suit), turn)))

/** Cards as a hand holds them. */
export const hand = (ranks: readonly string[], y: number, scale: number, spread: number) =>
  faces(
    at(
      0,
      y,
      scale,
      ranks.map(
        (rank, i) =>
          svg`<g transform="rotate(${(i - (ranks.length - 1) / 2) * spread} 0 120)">${face(rank, i % 2 ? 'spade' : 'heart')}</g>`,
      ),
    ),
  )

/** Stacks of chips, each in its colour. */
export const stacks = (...list: readonly (readonly [colour: string, x: number, y: number])[]) =>
  svg`<defs><g id="o" stroke="${WIRE}"><path d="M-15-16V0a15 6 0 0 0 30 0V-16z" fill="currentColor"/><path d="M-15-8a15 6 0 0 0 30 0M-15 0a15 6 0 0 0 30 0" fill="none" stroke="#fff" stroke-width="3" stroke-linecap="butt" stroke-dasharray="6 5"/><ellipse cy="-16" rx="15" ry="6" fill="currentColor"/></g></defs>${list.map(([colour, x, y]) => svg`<use href="#o" x="${x}" y="${y}" color="${colour}"/>`)}`

/** Where a die's pips are, by their count. */
const PIPS = [
  '',
  'M0 0h.1',
  'M-9-9h.1M9 9h.1',
  'M-10-10h.1M0 0h.1M10 10h.1',
  'M-9-9h.1M9-9h.1M-9 9h.1M9 9h.1',
  'M-10-10h.1M10-10h.1M0 0h.1M-10 10h.1M10 10h.1',
  'M-9-11h.1M9-11h.1M-9 0h.1M9 0h.1M-9 11h.1M9 11h.1',
] as const

/** Three of a kind: one die, by what it shows on top, at the left and at the right, in its places. */
export const dice = (
  [top, left, right]: readonly [number, number, number],
  places: readonly (readonly [x: number, y: number, scale: number])[],
) =>
  svg`<defs><g id="j" stroke="#2b2233" stroke-width="9"><g stroke="none"><path d="M0-42Q4-42 7-40L33-26Q38-23 38-18V16Q38 21 33 24L6 41Q0 44-6 41L-33 24Q-38 21-38 16V-18Q-38-23-33-26L-7-40Q-4-42 0-42z" fill="#e3d8c6"/><path d="M0 0L38-20V16Q38 21 33 24L6 41Q3 43 0 43z" fill="#b7a488"/><path d="M0 0L-37-21L-7-40Q0-44 7-40L37-21z" fill="#fffaf0"/></g><path transform="matrix(.86 .45 -.86 .45 0 -21)" d="${PIPS[top]}" stroke="#c0202f"/><path transform="matrix(.8 .44 0 .94-19 11)" d="${PIPS[left]}"/><path transform="matrix(.8-.44 0 .94 19 11)" d="${PIPS[right]}"/></g></defs>${copies('j', places)}`

/** Balls with their numbers. */
export const balls = (
  scale: number,
  list: readonly (readonly [x: number, y: number, colour: string, number: number])[],
) =>
  svg`<defs><g id="b"><circle r="22" fill="#fff"/><circle r="40" fill="url(#s)"/></g></defs><g text-anchor="middle" font-size="28">${list.map(([x, y, colour, number]) => at(x, y, scale, svg`<circle r="40" fill="${colour}"/><use href="#b"/><text y="10">${number}</text>`))}</g>`
