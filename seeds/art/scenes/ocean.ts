import { flat, glow, line } from '../light.ts'
import { GOLD, HUES, ladder, RED, STEEL } from '../palette.ts'
import { bubbles, crab, fish, jelly, octopus, ray, reef, shark, turtle, whale } from '../props/sea.ts'
import { coin } from '../props/treasure.ts'
import { copies, halo, hues, stage } from '../scene.ts'
import type { Painter } from '../scene.ts'
import type { Seeded } from '../seeded.ts'
import { polygon } from '../shapes.ts'
import { at, svg } from '../svg.ts'

const FISH = [[HUES.gold, HUES.coral], [HUES.coral, HUES.gold], [HUES.rose, HUES.violet], [HUES.violet, HUES.gold], [HUES.leaf, HUES.gold], [HUES.red, HUES.amber], [HUES.plum, HUES.sea]] as const

function creature(r: Seeded): string {
  const [a, b] = r.pick(FISH)
  return r.pick([
    () => fish(r, ladder(a), ladder(b)), () => fish(r, ladder(a), ladder(b)), () => fish(r, ladder(a), ladder(b)),
    () => shark(STEEL), () => turtle(ladder(HUES.leaf), ladder(HUES.amber)), () => jelly(ladder(r.pick([HUES.violet, HUES.rose, HUES.plum]))),
    () => octopus(ladder(r.pick([HUES.coral, HUES.plum]))), () => crab(RED), () => ray(ladder(r.pick([HUES.violet, HUES.sea]))), () => whale(ladder(HUES.bay)),
  ])()
}

/** Light that falls into the water from the top-left. */
const shafts = (w: number, h: number) =>
  flat([0.05, 0.22, 0.42, 0.66].map((x, i) => polygon([[w * x, -10], [w * (x + 0.07 + i * 0.01), -10], [w * (x + 0.42), h], [w * (x + 0.2), h]])).join(''), '#fff', 0.07)

/** Fishing: one creature in front, a school far behind, the reef below. */
export const ocean: Painter = (r, box) => {
  const [a, b] = hues(r, [['teal', 'bay'], ['sea', 'bay'], ['teal', 'sea'], ['sea', 'violet'], ['jade', 'teal']])
  const { w, h, cx, cy, s } = box
  const floor = w > h ? h : h * 0.8
  const school = Array.from({ length: w > h ? 9 : 6 }, () => [r.between(w * 0.06, w * 0.94), r.between(h * 0.08, h * 0.5), r.between(0.18, 0.34) * s] as const)
  const prey = r.pick(FISH)
  const isHunted = r.chance(0.35)
  return {
    defs: [stage(box, a, b).defs, svg`<path id="i" d="M-54 4C-40-24 4-32 36-4C46-16 56-24 66-24C58-10 58 10 66 24C54 22 44 14 36 6C6 28-38 26-54 4z"/>`, isHunted && svg`<g id="o">${coin()}</g>`],
    body: [stage(box, a, b).body, shafts(w, h), svg`<g fill="${b.ink}" opacity=".28">${copies('i', school)}</g>`,
      `<g opacity=".45">${reef(r, w, floor + 6, h * 0.34, b.deep)}</g>`, halo(box, 96, 0.5),
      at(cx - 70 * s, cy - 58 * s, s * 0.42, fish(r, ladder(prey[0]), ladder(prey[1]), 'e'), 8),
      at(cx, cy, s * 1.22, creature(r), r.int(-8, 6)),
      isHunted && [line(svg`M${cx - 56 * s} ${cy}a${56 * s} ${56 * s} 0 1 1 ${112 * s} 0a${56 * s} ${56 * s} 0 1 1 ${-112 * s} 0M${cx - 68 * s} ${cy}h${20 * s}M${cx + 48 * s} ${cy}h${20 * s}M${cx} ${cy - 68 * s}v${20 * s}M${cx} ${cy + 48 * s}v${20 * s}`, GOLD.pale, 2.5, 0.8), copies('o', [[cx + 60 * s, cy + 58 * s, s * 0.2, 20], [cx - 58 * s, cy + 64 * s, s * 0.16, -20], [cx + 30 * s, cy + 76 * s, s * 0.14]])],
      glow(w * 0.8, cx, floor, 0.5, 'd', h * 0.16), reef(r, w, floor + 8, h * 0.22, b.ink), svg`<path d="M0 ${floor}h${w}v${h}H0z" fill="${b.ink}"/>`, bubbles(r, 6, w * 0.1, h * 0.1, w * 0.8, h * 0.5)],
  }
}
