import { glow, line } from '../brush/light.ts'
import { BAY, HUES, ladder, RED } from '../brush/palette.ts'
import { tile } from '../brush/pattern.ts'
import { card, cardBack, fan, suit, SUIT_NAMES } from '../props/cards.ts'
import { chip, die, stack } from '../props/table.ts'
import { dots, mahjong, piece } from '../props/tiles.ts'
import { chips, copies, halo, hues, shadow, sparkles, stage } from '../scene.ts'
import type { Box, Painter } from '../scene.ts'
import type { Seeded } from '../brush/seeded.ts'
import { at, svg } from '../brush/svg.ts'

const RANKS = ['A', 'K', 'Q', 'J', '10', '9', '8', '7'] as const
const GROUNDS = [
  ['jade', 'teal'],
  ['bay', 'violet'],
  ['red', 'plum'],
  ['plum', 'violet'],
  ['teal', 'bay'],
  ['leaf', 'jade'],
  ['sea', 'bay'],
  ['coral', 'red'],
] as const

const hand = (r: Seeded, count: number) =>
  Array.from({ length: count }, (_, i) =>
    card(RANKS[(i + r.int(0, 3)) % RANKS.length] as string, r.pick(SUIT_NAMES), i < count - 1),
  )

const clothed = (r: Seeded, box: Box) => {
  const [a, b] = hues(r, GROUNDS)
  const scene = stage(box, a, b)
  const weave = r.pick(['lattice', 'hatch', 'mesh', 'dots'] as const)
  return {
    a,
    b,
    defs: [scene.defs, tile('p', weave, '#fff2', 1, 1.6)],
    body: [scene.body, svg`<path d="M0 0H${box.w}V${box.h}H0z" fill="url(#p)"/>`],
  }
}

const held: Painter = (r, box) => {
  const { a, b, defs, body } = clothed(r, box)
  const { cx, cy, s } = box
  const count = r.int(3, 4)
  return {
    defs: [defs, svg`<g id="o">${chip()}</g>`],
    body: [
      body,
      halo(box, 110, 0.6),
      suit(r.pick(SUIT_NAMES), cx, cy - 12 * s, s * 8, a.bright).replace('<g', '<g opacity=".3"'),
      shadow(box, 66, 70),
      at(cx, cy - 8 * s, s * 1.02, fan(hand(r, count), 44 / count + 3)),
      chips(RED.mid, [
        [cx - 62 * s, cy + 62 * s, s * 0.62, -12],
        [cx + 34 * s, cy + 70 * s, s * 0.56],
      ]),
      chips(b.bright, [
        [cx - 30 * s, cy + 70 * s, s * 0.72],
        [cx + 68 * s, cy + 58 * s, s * 0.64, 14],
      ]),
      sparkles(r, 4, box),
    ],
  }
}

const SIGNS = [
  ['中', '#c2263a'],
  ['發', '#14724f'],
  ['萬', '#c2263a'],
  ['東', '#1c2b55'],
  ['南', '#1c2b55'],
  ['西', '#1c2b55'],
  ['北', '#1c2b55'],
] as const
const tiled: Painter = (r, box) => {
  const { defs, body } = clothed(r, box)
  const { cx, cy, s } = box
  const [one, two] = [r.int(0, 2), r.int(3, 6)]
  const tileOf = (i: number) => mahjong(...(SIGNS[i] as readonly [string, string]))
  return {
    defs,
    body: [
      body,
      halo(box, 110, 0.6),
      at(cx - 58 * s, cy + 6 * s, s * 0.9, dots(r.int(1, 9)), -14),
      at(cx + 60 * s, cy + 6 * s, s * 0.9, tileOf(two), 14),
      shadow(box, 64, 80),
      at(cx, cy - 4 * s, s * 1.24, tileOf(one)),
      at(cx - 44 * s, cy + 72 * s, s * 0.42, die(r.int(1, 6), 3, 5)),
      sparkles(r, 4, box),
    ],
  }
}

const PIECES = ['帥', '車', '馬', '炮', '相', '兵'] as const
const board: Painter = (r, box) => {
  const { defs, body } = clothed(r, box)
  const { cx, cy, s } = box
  const lines = [-2, -1, 0, 1, 2]
    .map(
      (i) =>
        svg`M${cx + i * 46 * s} ${cy - 110 * s}V${cy + 120 * s}M${cx - 130 * s} ${cy + i * 46 * s}H${cx + 130 * s}`,
    )
    .join('')
  const which = r.int(0, 5)
  return {
    defs,
    body: [
      body,
      line(lines, '#fff', 1.6, 0.28),
      halo(box, 100, 0.6),
      at(cx - 50 * s, cy + 44 * s, s * 0.72, piece(PIECES[(which + 1) % 6] as string, '#1d2433')),
      at(cx + 54 * s, cy - 46 * s, s * 0.66, piece(PIECES[(which + 3) % 6] as string, '#1d2433')),
      shadow(box, 50, 66),
      at(cx, cy, s * 1.3, piece(PIECES[which] as string, '#b32430')),
      sparkles(r, 5, box),
    ],
  }
}

const duel: Painter = (r, box) => {
  const { a, defs, body } = clothed(r, box)
  const { cx, cy, s } = box
  return {
    defs: [defs, `<g id="n">${stack(r.chance(0.5) ? BAY : ladder(HUES.amber), 4)}</g>`],
    body: [
      body,
      halo(box, 110, 0.6),
      at(cx - 52 * s, cy - 14 * s, s * 0.95, cardBack(a.deep, a.bright), -18),
      at(cx + 52 * s, cy - 14 * s, s * 0.95, cardBack(RED.deep, RED.bright), 18),
      shadow(box, 62, 76),
      at(cx - 20 * s, cy, s * 1.2, card(r.pick(RANKS), r.pick(['spade', 'club']), true), -7),
      at(cx + 22 * s, cy + 4 * s, s * 1.2, card('A', r.pick(['heart', 'diamond'])), 8),
      copies('n', [
        [cx - 64 * s, cy + 84 * s, s * 0.7],
        [cx + 66 * s, cy + 84 * s, s * 0.62],
      ]),
      glow(40 * s, cx, cy - 70 * s, 0.4),
    ],
  }
}

/** The card room: hands of cards, mahjong, Chinese chess. */
export const cardRoom = [held, held, tiled, board, duel] as const
