import type { Ladder } from '../brush/palette.ts'
import { svg } from '../brush/svg.ts'

/** A casino chip from above, radius 30, in the `color` it inherits, so that one drawing serves every colour. */
export const chip = () =>
  svg`<circle cx="2" cy="3" r="30" fill="#0005"/><circle r="30" fill="currentColor"/><circle r="25.5" fill="none" stroke="#fff" stroke-width="9" stroke-linecap="butt" stroke-dasharray="11 15.7"/><circle r="19" fill="#0006" stroke="#fff" stroke-width="1.5"/><circle r="30" fill="url(#l)"/>`

/** A stack of `height` chips, seen from a seat at the table; 60 wide, standing on 0 0. */
export const stack = (c: Ladder, height: number) => {
  const top = 1 - height * 8
  return svg`<path d="M-30 ${top}V0a30 11 0 0 0 60 0V${top}z" fill="${c.mid}"/><path d="M-21 8V${top + 8}M0 11V${top + 11}M21 8V${top + 8}" stroke="#fff" stroke-width="9" stroke-linecap="butt"/><path d="M${Array.from({ length: height }, (_, i) => svg`${i ? 'M' : ''}-30 ${-i * 8}a30 11 0 0 0 60 0`)}" fill="none" stroke="${c.ink}" stroke-width="1.5"/><ellipse cy="${top}" rx="30" ry="11" fill="${c.bright}"/><ellipse cy="${top}" rx="20" ry="7" fill="${c.mid}" stroke="${c.pale}" stroke-width="1.5"/>`
}

const PIPS: Readonly<Record<number, string>> = {
  1: 'M0 0h.1',
  2: 'M-9-9h.1M9 9h.1',
  3: 'M-10-10h.1M0 0h.1M10 10h.1',
  4: 'M-9-9h.1M9-9h.1M-9 9h.1M9 9h.1',
  5: 'M-10-10h.1M10-10h.1M0 0h.1M-10 10h.1M10 10h.1',
  6: 'M-9-11h.1M9-11h.1M-9 0h.1M9 0h.1M-9 11h.1M9 11h.1',
}

const pips = (count: number, colour: string, matrix: string) =>
  svg`<path transform="matrix(${matrix})" d="${PIPS[count] ?? ''}" stroke="${count === 1 ? '#d3212f' : colour}" stroke-width="${count === 1 ? 13 : 8.5}"/>`

/** A die in isometric view, about 76 wide, with three faces. */
export const die = (
  top: number,
  left: number,
  right: number,
  [bright, mid, deep, ink]: readonly [string, string, string, string] = [
    '#fffaf0',
    '#e3d8c6',
    '#bfae95',
    '#2b2233',
  ],
) =>
  svg`<path d="M0-42Q4-42 7-40L33-26Q38-23 38-18V16Q38 21 33 24L6 41Q0 44-6 41L-33 24Q-38 21-38 16V-18Q-38-23-33-26L-7-40Q-4-42 0-42z" fill="${mid}"/><path d="M0 0L38-20V16Q38 21 33 24L6 41Q3 43 0 43z" fill="${deep}"/><path d="M0 0L-37-21Q-36-24-33-26L-7-40Q0-44 7-40L33-26Q36-24 37-21z" fill="${bright}"/>${pips(top, ink, '.86 .45 -.86 .45 0 -21')}${pips(left, ink, '.8 .44 0 .94 -19 11')}${pips(right, ink, '.8 -.44 0 .94 19 11')}`

/** A roulette wheel, radius 60. */
export const wheel = (turn = 0) =>
  svg`<circle r="60" fill="#5b3410"/><circle r="57" fill="#b91f30" stroke="#f1cf7a" stroke-width="2"/><g fill="none" stroke-width="22" stroke-linecap="butt"><circle r="45" stroke="#191a22" stroke-dasharray="11.78"/><path d="M45-5.9V5.9" stroke="#12804f" transform="rotate(${turn * 15 + 7})"/></g><circle r="34" fill="lit #7a4a1a" stroke="#f1cf7a" stroke-width="2"/><path d="M0-24V24M-24 0H24" stroke="#f8dc8e" stroke-width="4"/><circle r="9" fill="#f3cd6a"/><circle r="60" fill="url(#l)"/><circle cx="-29" cy="-34" r="4.5" fill="#fff"/>`
