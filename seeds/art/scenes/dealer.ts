import { flat, glow, ground, line } from '../brush/light.ts'
import { BAY, GOLD, HUES, ladder, RED } from '../brush/palette.ts'
import { card, cardBack, smallCard } from '../props/cards.ts'
import type { Suit } from '../props/cards.ts'
import { chip, die, felt, stack, wheel } from '../props/table.ts'
import { chips, copies, halo, hues, shadow, sparkles, stage } from '../scene.ts'
import type { Box, Painter } from '../scene.ts'
import type { Seeded } from '../brush/seeded.ts'
import { at, svg } from '../brush/svg.ts'

const ROOMS = [
  ['red', 'plum'],
  ['bay', 'violet'],
  ['jade', 'teal'],
  ['violet', 'plum'],
  ['amber', 'red'],
  ['teal', 'bay'],
] as const
const FELTS = [HUES.jade, HUES.bay, HUES.red, HUES.teal] as const
const RANKS = ['9', '8', 'K', 'A', '7', '6', 'Q'] as const

/** Folds of a curtain across the upper part of the room. */
const curtain = ({ w, h }: Box, count: number) =>
  svg`<path d="M0 ${h / 2}H${w}" stroke="#0003" stroke-width="${h}" stroke-linecap="butt" stroke-dasharray="${w / count / 2.2} ${w / count / 1.83}"/>`

/** A dealer in the rim light of the table: a shape, no face. */
const dealer = (c: string, rim: string, hair: string) =>
  svg`${flat('M-62 78C-60 40-50 22-20 14L-12-2H12L20 14C50 22 60 40 62 78z', c)}${flat('M-20 14L0 44L20 14L12 8H-12z', '#f4ece0')}${flat('M-12-4H12V10Q0 22-12 10z', rim, 0.75)}${flat('M-20-36C-20-60 20-60 20-36C20-14 10 2 0 2C-10 2-20-14-20-36z', rim)}${flat('M-24-26C-32-66 32-66 24-26C22-40 12-46 2-46C-8-46-18-42-19-34C-20-30-21-26-24-26zM-12-58a13 11 0 1 1 24 0z', hair)}${flat('M-9 30L0 34L9 30V42L0 38L-9 42z', '#c2263a')}`

const lamp = (box: Box) => glow(130 * box.s, box.cx, box.cy - 70 * box.s, 0.5, 'g', 110 * box.s)

const baccarat: Painter = (r, box) => {
  const [a, b] = hues(r, ROOMS)
  const { cx, cy, s, w, h } = box
  const cloth = ladder(r.pick(FELTS))
  return {
    defs: [stage(box, a, b).defs, `<g id="n">${stack(RED, 3)}</g>`],
    body: [
      stage(box, a, b).body,
      curtain(box, w > h ? 16 : 9),
      lamp(box),
      at(cx, cy - 34 * s, s * 1.02, dealer(b.ink, r.pick(['#eec7a4', '#e3b48c', '#f3d3b6']), '#1a1420')),
      felt(
        cx,
        cy + 84 * s,
        Math.round(60 * s) * 5,
        Math.round(11.6 * s) * 10,
        cloth,
        ladder(HUES.amber, 0.8),
      ),
      '<g text-anchor="middle" font-size="38">',
      [
        [-44, -8, 'spade'],
        [-18, 2, 'heart'],
        [26, -3, 'heart'],
        [52, 7, 'spade'],
      ].map(([x, turn, name]) =>
        at(
          cx + (x as number) * s,
          cy + 62 * s,
          s * 0.52,
          smallCard(r.pick(RANKS), name as Suit),
          turn as number,
        ),
      ),
      '</g>',
      copies('n', [
        [cx - 84 * s, cy + 96 * s, s * 0.54],
        [cx + 86 * s, cy + 96 * s, s * 0.48],
      ]),
    ],
  }
}

const roulette: Painter = (r, box) => {
  const [a, b] = hues(r, ROOMS)
  const { cx, cy, s } = box
  return {
    defs: [stage(box, a, b).defs, svg`<g id="o">${chip()}</g>`],
    body: [
      stage(box, a, b).body,
      halo(box, 120, 0.5),
      shadow(box, 84, 96),
      at(cx, cy - 2 * s, s * 1.42, wheel(r.int(0, 14)), r.int(0, 40)),
      chips(RED.mid, [
        [cx - 70 * s, cy + 72 * s, s * 0.62, 12],
        [cx + 52 * s, cy + 84 * s, s * 0.56],
      ]),
      chips(BAY.mid, [
        [cx - 34 * s, cy + 86 * s, s * 0.7],
        [cx + 82 * s, cy + 66 * s, s * 0.66, 20],
      ]),
      sparkles(r, 6, box, GOLD.pale),
    ],
  }
}

const dome: Painter = (r, box) => {
  const [a, b] = hues(r, ROOMS)
  const { cx, cy, s, w, h } = box
  const roll = () => die(r.int(1, 6), r.int(1, 6), r.int(1, 6))
  return {
    defs: [stage(box, a, b).defs, ground('w', ['#fff', a.pale, a.mid], [0.3, 0.3, 0.9])],
    body: [
      stage(box, a, b).body,
      curtain(box, w > h ? 16 : 9),
      lamp(box),
      at(cx, cy, s, [
        flat('M-92 62C-92 84 92 84 92 62V52H-92z', GOLD.deep),
        svg`<ellipse cy="52" rx="92" ry="24" fill="${GOLD.mid}"/><ellipse cy="50" rx="80" ry="18" fill="${RED.deep}"/>`,
        at(-34, 26, 0.66, roll()),
        at(36, 26, 0.66, roll()),
        at(2, 36, 0.72, roll()),
        flat('M-78 50V0C-78-44-44-74 0-74C44-74 78-44 78 0V50C60 64-60 64-78 50z', 'url(#w)', 0.28),
        line('M-78 50V0C-78-44-44-74 0-74C44-74 78-44 78 0V50', '#fff', 2.5, 0.6),
        line('M-62 20V0C-62-28-46-50-24-58', '#fff', 6, 0.6),
        svg`<circle cy="-80" r="8" fill="${GOLD.bright}"/>`,
      ]),
    ],
  }
}

const face = (r: Seeded, colour: 'red' | 'black') =>
  card(r.pick(RANKS), colour === 'red' ? r.pick(['heart', 'diamond']) : r.pick(['spade', 'club']))
const versus: Painter = (r, box) => {
  const { cx, cy, s, w, h } = box
  const [a, b] = [
    ladder(r.pick([HUES.red, HUES.coral, HUES.plum])),
    ladder(r.pick([HUES.bay, HUES.violet, HUES.teal])),
  ]
  return {
    defs: [stage(box, a, b).defs, ground('w', [b.bright, b.mid, b.ink])],
    body: [
      stage(box, a, a).body,
      flat(svg`M${cx + 40 * s} 0H${w}V${h}H${cx - 40 * s}z`, 'url(#w)'),
      line(svg`M${cx + 40 * s} 0L${cx - 40 * s} ${h}`, GOLD.pale, 3 * s, 0.9),
      halo(box, 120, 0.5),
      shadow(box, 68, 90),
      at(cx - 48 * s, cy - 12 * s, s * 1.2, face(r, 'red'), -10),
      at(cx + 48 * s, cy + 8 * s, s * 1.2, r.chance(0.5) ? cardBack(b.deep, b.bright) : face(r, 'black'), 10),
      at(cx - 66 * s, cy + 86 * s, s * 0.6, stack(RED, 4)),
      at(cx + 66 * s, cy + 90 * s, s * 0.6, stack(BAY, 4)),
      sparkles(r, 6, box, GOLD.pale),
    ],
  }
}

/** Live dealers: the table with its dealer, the wheel, dice under glass, one card against the other. */
export const liveTable = [baccarat, baccarat, roulette, dome, versus] as const
