import { flat, glow, line } from '../brush/light.ts'
import { GOLD, HUES, ladder, RED, STEEL } from '../brush/palette.ts'
import { bubbles, crab, fish, jelly, octopus, ray, reef, shark, turtle, whale } from '../props/sea.ts'
import { halo, hues, scattered, stage } from '../scene.ts'
import type { Painter } from '../scene.ts'
import type { Seeded } from '../brush/seeded.ts'
import { polygon } from '../brush/shapes.ts'
import { at, svg } from '../brush/svg.ts'

const FISH = [
  [HUES.gold, HUES.coral],
  [HUES.coral, HUES.gold],
  [HUES.rose, HUES.violet],
  [HUES.violet, HUES.gold],
  [HUES.leaf, HUES.gold],
  [HUES.red, HUES.amber],
  [HUES.plum, HUES.sea],
] as const

type Creature = (r: Seeded) => string

const someFish: Creature = (r) => {
  const [a, b] = r.pick(FISH)
  return fish(r, ladder(a), ladder(b))
}
const CREATURES: readonly Creature[] = [
  someFish,
  someFish,
  someFish,
  someFish,
  () => shark(STEEL),
  () => turtle(ladder(HUES.leaf), ladder(HUES.amber)),
  (r) => jelly(ladder(r.pick([HUES.violet, HUES.rose, HUES.plum]))),
  (r) => octopus(ladder(r.pick([HUES.coral, HUES.plum]))),
  () => crab(RED),
  (r) => ray(ladder(r.pick([HUES.violet, HUES.sea]))),
  () => whale(ladder(HUES.bay)),
]

/** Light that falls into the water from the top-left. */
const shafts = (w: number, h: number) =>
  flat(
    [0.05, 0.22, 0.42, 0.66]
      .map((x, i) =>
        polygon([
          [w * x, -10],
          [w * (x + 0.07 + i * 0.01), -10],
          [w * (x + 0.42), h],
          [w * (x + 0.2), h],
        ]),
      )
      .join(''),
    '#fff',
    0.07,
  )

const oceanOf =
  (creature: Creature): Painter =>
  (r, box) => {
    const [a, b] = hues(r, [
      ['teal', 'bay'],
      ['sea', 'bay'],
      ['teal', 'sea'],
      ['sea', 'violet'],
      ['jade', 'teal'],
    ])
    const { w, h, cx, cy, s } = box
    const floor = w > h ? h : h * 0.8
    const school = Array.from(
      { length: w > h ? 9 : 4 },
      () => [r.between(w * 0.06, w * 0.94), r.between(h * 0.08, h * 0.5)] as const,
    )
    const prey = r.pick(FISH)
    const isHunted = r.chance(0.35)
    return {
      defs: [
        stage(box, a, b).defs,
        `<path id="i" d="M-18 1C-13-8 1-10 12-1C15-5 19-8 22-8C19-3 19 4 22 8C18 7 15 5 12 2C2 9-13 8-18 1z"/>`,
      ],
      body: [
        stage(box, a, b).body,
        shafts(w, h),
        svg`<g fill="${b.ink}" opacity=".28">${scattered('i', school)}</g>`,
        reef(r, w * 0.45, floor + 6, h * 0.32, b.deep),
        halo(box, 96, 0.5),
        svg`<g fill="${ladder(prey[0]).bright}">${scattered('i', [
          [cx - 76 * s, cy - 62 * s],
          [cx - 40 * s, cy - 80 * s],
          [cx + 66 * s, cy - 68 * s],
        ])}</g>`,
        at(cx, cy, s * 1.22, creature(r), r.int(-8, 6)),
        isHunted && [
          line(
            svg`M${cx - 56 * s} ${cy}a${56 * s} ${56 * s} 0 1 1 ${112 * s} 0a${56 * s} ${56 * s} 0 1 1 ${-112 * s} 0M${cx - 68 * s} ${cy}h${20 * s}M${cx + 48 * s} ${cy}h${20 * s}M${cx} ${cy - 68 * s}v${20 * s}M${cx} ${cy + 48 * s}v${20 * s}`,
            GOLD.pale,
            2.5,
            0.8,
          ),
        ],
        glow(w * 0.8, cx, floor, 0.5, 'd', h * 0.16),
        reef(r, w, floor + 8, h * 0.22, b.ink),
        svg`<path d="M0 ${floor}h${w}v${h}H0z" fill="${b.ink}"/>`,
        bubbles(r, 5, w * 0.1, h * 0.1, w * 0.8, h * 0.5),
      ],
    }
  }

/** Fishing: one creature in front, a school far behind, the reef below. */
export const ocean: readonly Painter[] = CREATURES.map(oceanOf)
