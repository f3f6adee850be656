import { flat, glow, ground, line, lit } from '../brush/light.ts'
import { GOLD, HUES, ladder, veiled } from '../brush/palette.ts'
import type { Ladder } from '../brush/palette.ts'
import {
  bell,
  book,
  cherry,
  clover,
  drum,
  foldingFan,
  gourd,
  lantern,
  lotus,
  peach,
  pearl,
  seven,
  smallLantern,
} from '../props/luck.ts'
import { chest, coin, crown, gem, ingot, redPacket } from '../props/treasure.ts'
import { SYMBOL_HINTS } from '../hints.data.ts'
import { copies, halo, hues, scattered, shadow, sparkles, stage, sunburst } from '../scene.ts'
import type { Box, Painter } from '../scene.ts'
import type { Seeded } from '../brush/seeded.ts'
import { box as rect } from '../brush/shapes.ts'
import { at, fine, svg } from '../brush/svg.ts'

const SYMBOLS: readonly ((c: Ladder, r: Seeded) => string)[] = [
  seven,
  cherry,
  clover,
  peach,
  lantern,
  lotus,
  drum,
  foldingFan,
  pearl,
  book,
  redPacket,
  chest,
  () => bell(),
  () => ingot(),
  () => crown(),
  (c, r) => gem(c, r.int(0, 3)),
  (c, r) => gem(c, r.int(0, 3)),
  () => gourd(GOLD),
  () => coin(),
]
const SYMBOL_HUES = [
  HUES.red,
  HUES.red,
  HUES.leaf,
  HUES.rose,
  HUES.red,
  HUES.plum,
  HUES.red,
  HUES.teal,
  HUES.sea,
  HUES.violet,
  HUES.red,
  HUES.amber,
]

/** A symbol in the colour it is known by; `which` counts through all of them. */
const symbol = (which: number, r: Seeded) => {
  const i = which % SYMBOLS.length
  const own = SYMBOL_HUES[i]
  return (SYMBOLS[i] as (c: Ladder, r: Seeded) => string)(
    own === undefined ? ladder(r.pick([HUES.violet, HUES.jade, HUES.bay, HUES.rose])) : ladder(own, 1.1),
    r,
  )
}

const GROUNDS = [
  ['red', 'plum'],
  ['bay', 'violet'],
  ['jade', 'teal'],
  ['coral', 'red'],
  ['violet', 'plum'],
  ['teal', 'bay'],
  ['plum', 'violet'],
  ['sea', 'bay'],
  ['amber', 'red'],
] as const

function three(r: Seeded, name = ''): [number, number] {
  const drawn = r.int(0, SYMBOLS.length - 1)
  const first = SYMBOL_HINTS.find(([word]) => word.test(name))?.[1] ?? drawn
  return [first, first + r.int(2, 15)]
}

const coinOf = (scale: number) => svg`<g id="o" transform="scale(${fine(scale)})">${coin()}</g>`

const coinsIn = (r: Seeded, { w, h, cx }: Box) =>
  scattered(
    'o',
    Array.from(
      { length: 6 },
      (_, i) =>
        [
          cx + (i - 2.5) * w * 0.17 + r.between(-12, 12),
          h * (w > h ? 0.86 : 0.67) + r.between(-14, 16),
        ] as const,
    ),
  )

const hero: Painter = (r, box) => {
  const [a, b] = hues(r, GROUNDS)
  const [one] = three(r, box.name)
  const { cx, cy, s } = box
  return {
    defs: [stage(box, a, b).defs, coinOf(s * 0.24), `<g id="y">${symbol(one, r)}</g>`],
    body: [
      stage(box, a, b).body,
      sunburst(box, r.pick([12, 16, 20]), 0.1, r.int(0, 20)),
      halo(box, 92),
      `<g opacity=".7">${copies('y', [
        [cx - 68 * s, cy + 6 * s, s * 0.62, -16],
        [cx + 68 * s, cy + 2 * s, s * 0.62, 16],
      ])}</g>`,
      shadow(box, 56),
      copies('y', [[cx, cy, s * 1.14, r.int(-6, 6)]]),
      coinsIn(r, box),
      sparkles(r, 7, box),
    ],
  }
}

const machine: Painter = (r, box) => {
  const [a, b] = hues(r, GROUNDS)
  const { cx, cy, s } = box
  const [one, two] = three(r, box.name)
  const [sign, other] = [symbol(one, r), r.chance(0.5) ? '' : symbol(two, r)]
  return {
    defs: [stage(box, a, b).defs, ground('w', ['#fffdf6', '#e6d9bd']), `<g id="y">${sign}</g>`],
    body: [
      stage(box, a, b).body,
      sunburst(box, 18, 0.08),
      halo(box, 110, 0.6),
      at(cx, cy, s, [
        lit(
          'M-78 50V-26Q-78-46-58-46H-34C-30-66 30-66 34-46H58Q78-46 78-26V50Q78 58 70 58H-70Q-78 58-78 50z',
          GOLD.mid,
        ),
        lit('M-73 50V-25Q-73-41-57-41H57Q73-41 73-25V50Q73 53 70 53H-70Q-73 53-73 50z', a.deep),
        svg`<path d="M-75.5-36V52M75.5-36V52" stroke="${GOLD.pale}" stroke-width="3" stroke-dasharray=".1 8"/>`,
        flat([-67, -21, 25].map((x) => rect(x, -33, 42, 78, 5)).join(''), 'url(#w)'),
        [-46, 0, 46].map((x, i) => [i === 1 && other ? at(x, 6, 0.37, other) : copies('y', [[x, 6, 0.37]])]),
        flat('M-67-33H67V-20H-67zM-67 32H67V45H-67z', '#000', 0.2),
        line('M-70 6H70', '#ff4a4a', 1.6, 0.65),
        copies('y', [[0, -55, 0.44]]),
      ]),
      sparkles(r, 9, box),
    ],
  }
}

const moonGate: Painter = (r, box) => {
  const [a, b] = hues(r, GROUNDS)
  const { cx, cy, s, w } = box
  const [one] = three(r, box.name)
  const cloud = 'M-60 12H36a12 12 0 1 0-10-19a17 17 0 0 0-32-1a10 10 0 1 0 8 12'
  return {
    defs: [
      stage(box, b, a).defs,
      ground('w', [b.pale, b.bright, a.mid], [0.5, 0.4, 0.6]),
      `<g id="n">${smallLantern(ladder(HUES.red, 1.1))}</g>`,
    ],
    body: [
      stage(box, b, a).body,
      svg`<circle cx="${cx}" cy="${cy}" r="${82 * s}" fill="url(#w)"/><circle cx="${cx}" cy="${cy}" r="${82 * s}" fill="none" stroke="${GOLD.mid}" stroke-width="${7 * s}"/><circle cx="${cx}" cy="${cy}" r="${82 * s}" fill="none" stroke="${GOLD.pale}" stroke-width="${2.2 * s}" stroke-linecap="butt" stroke-dasharray="${6 * s} ${4 * s}"/>`,
      at(cx - 66 * s, cy - 40 * s, s * 0.6, line(cloud, '#fff', 4, 0.5)),
      at(cx + 62 * s, cy + 44 * s, s * 0.7, line(cloud, '#fff', 4, 0.6)),
      copies('n', [
        [w > box.h ? cx - 118 * s : 34, 54 * s, s * 0.5],
        [w > box.h ? cx + 118 * s : w - 34, 54 * s, s * 0.5],
      ]),
      shadow(box, 60),
      at(cx, cy + 4 * s, s * 1.08, symbol(one, r)),
      sparkles(r, 6, box, GOLD.pale),
    ],
  }
}

const grid: Painter = (r, box) => {
  const [a, b] = hues(r, GROUNDS)
  const { cx, cy, s } = box
  const first = r.int(0, 4)
  const tones = [HUES.red, HUES.jade, HUES.bay, HUES.violet, HUES.gold]
  const cells = Array.from({ length: 9 }, (_, i): [number, number, number] => [
    ((i % 3) - 1) * 48,
    (Math.floor(i / 3) - 1) * 48,
    r.int(0, 2),
  ])
  return {
    defs: [
      stage(box, a, b).defs,
      [0, 2, 3].map(
        (cut, i) =>
          svg`<g id="g${i}" transform="scale(.36)">${gem(ladder(tones[(i + first) % 5] as number, 1.1), cut)}</g>`,
      ),
      `<path id="e" d="${rect(-22, -22, 44, 44, 7)}"/>`,
    ],
    body: [
      stage(box, a, b).body,
      sunburst(box, 24, 0.06),
      halo(box, 120, 0.5),
      svg`<g transform="translate(${cx} ${cy}) rotate(${r.pick([-8, 8, 45])}) scale(${String(Math.round(s * 92) / 100)})"><path d="${rect(-79, -79, 158, 158, 14)}" fill="${b.ink}" opacity=".8"/><g fill="${b.deep}" stroke="${veiled(a.bright, 0.5)}">${scattered(
        'e',
        cells.map(([x, y]) => [x, y]),
      )}</g>${cells.map(([x, y, cut]) => scattered(`g${cut}`, [[x, y]]))}<path d="${rect(-79, -79, 158, 158, 14)}" fill="none" stroke="${GOLD.mid}" stroke-width="4"/></g>`,
      sparkles(r, 10, box),
    ],
  }
}

const hoard: Painter = (r, box) => {
  const [a, b] = hues(r, GROUNDS)
  const { cx, cy, s, w, h } = box
  const [one] = three(r, box.name)
  const floor = w > h ? h * 0.97 : h * 0.74
  const heap = [5, 4, 3].flatMap((count, row) =>
    Array.from(
      { length: count },
      (_, i) => [cx + (i - (count - 1) / 2) * 42 * s + r.between(-6, 6), floor - row * 19 * s] as const,
    ),
  )
  return {
    defs: [stage(box, a, b).defs, coinOf(s * 0.42), `<g id="y">${symbol(one, r)}</g>`],
    body: [
      stage(box, a, b).body,
      sunburst(box, 12, 0.09, 8),
      halo(box, 100, 0.7),
      `<g opacity=".7">${copies('y', [
        [cx - 58 * s, cy - 22 * s, s * 0.66, -14],
        [cx + 58 * s, cy - 22 * s, s * 0.66, 14],
      ])}</g>`,
      copies('y', [[cx, cy - 8 * s, s * 1.08]]),
      glow(120 * s, cx, floor, 0.6, 'd', 30 * s),
      scattered('o', heap),
      sparkles(r, 7, box, GOLD.pale),
    ],
  }
}

/** Slots: their symbols in one of five settings. */
export const reels = [hero, hero, machine, moonGate, grid, hoard] as const
