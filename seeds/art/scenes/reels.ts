import { flat, glow, ground, line, lit } from '../light.ts'
import { GOLD, HUES, ladder } from '../palette.ts'
import type { Ladder } from '../palette.ts'
import { bell, book, cherry, clover, drum, foldingFan, gourd, lantern, lotus, peach, pearl, seven } from '../props/luck.ts'
import { chest, coin, crown, gem, ingot, redPacket } from '../props/treasure.ts'
import { copies, halo, hues, shadow, sparkles, stage, sunburst } from '../scene.ts'
import type { Box, Painter, Scene } from '../scene.ts'
import type { Seeded } from '../seeded.ts'
import { box as rect } from '../shapes.ts'
import { at, svg } from '../svg.ts'

const SYMBOLS: readonly ((c: Ladder, r: Seeded) => string)[] = [
  seven, cherry, clover, peach, lantern, lotus, drum, foldingFan, pearl, book, redPacket, chest,
  () => bell(), () => ingot(), () => crown(), (c, r) => gem(c, r.int(0, 3)), (c, r) => gem(c, r.int(0, 3)), () => gourd(GOLD), () => coin(),
]
const SYMBOL_HUES = [HUES.red, HUES.red, HUES.leaf, HUES.rose, HUES.red, HUES.plum, HUES.red, HUES.teal, HUES.sea, HUES.violet, HUES.red, HUES.amber]

/** A symbol in the colour it is known by; `which` counts through all of them. */
const symbol = (which: number, r: Seeded) => {
  const i = which % SYMBOLS.length
  const own = SYMBOL_HUES[i]
  return (SYMBOLS[i] as (c: Ladder, r: Seeded) => string)(own === undefined ? ladder(r.pick([HUES.violet, HUES.jade, HUES.bay, HUES.rose])) : ladder(own, 1.1), r)
}

const GROUNDS = [['red', 'plum'], ['bay', 'violet'], ['jade', 'teal'], ['coral', 'red'], ['violet', 'plum'], ['teal', 'bay'], ['plum', 'violet'], ['sea', 'bay'], ['amber', 'red']] as const

function three(r: Seeded): [number, number, number] {
  const first = r.int(0, SYMBOLS.length - 1)
  return [first, first + r.int(2, 7), first + r.int(9, 15)]
}

const coinsIn = (r: Seeded, { w, h, cx, s }: Box) =>
  copies('o', Array.from({ length: 6 }, (_, i) => [cx + (i - 2.5) * w * 0.17 + r.between(-12, 12), h * (w > h ? 0.86 : 0.68) + r.between(-14, 22), s * r.between(0.16, 0.3), r.int(-40, 40)] as const))

const hero: Painter = (r, box) => {
  const [a, b] = hues(r, GROUNDS)
  const [one, two, more] = three(r)
  const { cx, cy, s } = box
  return {
    defs: [stage(box, a, b).defs, svg`<g id="o">${coin()}</g>`],
    body: [stage(box, a, b).body, sunburst(box, r.pick([12, 16, 20]), 0.1, r.int(0, 20)), halo(box, 92), at(cx - 62 * s, cy + 32 * s, s * 0.5, symbol(two, r), -14), at(cx + 62 * s, cy + 28 * s, s * 0.5, symbol(more, r), 14), shadow(box, 56), at(cx, cy, s * 1.12, symbol(one, r), r.int(-6, 6)), coinsIn(r, box), sparkles(r, 7, box)],
  }
}

const machine: Painter = (r, box) => {
  const [a, b] = hues(r, GROUNDS)
  const { cx, cy, s } = box
  const [one, two, more] = three(r)
  const row = r.chance(0.5) ? [one, one, one] : [two, one, more]
  return {
    defs: [stage(box, a, b).defs, ground('w', ['#fffdf6', '#e6d9bd'])],
    body: [stage(box, a, b).body, sunburst(box, 18, 0.08), halo(box, 110, 0.6),
      at(cx, cy, s, [
        lit('M-78 50V-26Q-78-46-58-46H-34C-30-66 30-66 34-46H58Q78-46 78-26V50Q78 58 70 58H-70Q-78 58-78 50z', GOLD.mid),
        lit('M-73 50V-25Q-73-41-57-41H57Q73-41 73-25V50Q73 53 70 53H-70Q-73 53-73 50z', a.deep),
        svg`<path d="M-75.5-36V52M75.5-36V52" stroke="${GOLD.pale}" stroke-width="3" stroke-linecap="round" stroke-dasharray=".1 8"/>`,
        [-46, 0, 46].map((x, i) => [svg`<path d="${rect(x - 21, -33, 42, 78, 5)}" fill="url(#w)"/>`, at(x, 6, 0.37, symbol(row[i] ?? one, r)), flat(rect(x - 21, -33, 42, 14, 5) + rect(x - 21, 31, 42, 14, 5), '#000', 0.22)]),
        line('M-70 6H70', '#ff4a4a', 1.6, 0.65),
        at(0, -57, 0.42, r.chance(0.5) ? crown() : gem(b, r.int(0, 3))),
      ]), sparkles(r, 9, box)],
  }
}

const moonGate: Painter = (r, box) => {
  const [a, b] = hues(r, GROUNDS)
  const { cx, cy, s, w } = box
  const [one] = three(r)
  const cloud = 'M-60 12H36a12 12 0 1 0-10-19a17 17 0 0 0-32-1a10 10 0 1 0 8 12'
  return {
    defs: [stage(box, b, a).defs, ground('w', [b.pale, b.bright, a.mid], [0.5, 0.4, 0.6]), svg`<g id="n">${lantern(ladder(HUES.red, 1.1))}</g>`],
    body: [stage(box, b, a).body,
      svg`<circle cx="${cx}" cy="${cy}" r="${82 * s}" fill="url(#w)"/><circle cx="${cx}" cy="${cy}" r="${82 * s}" fill="none" stroke="${GOLD.mid}" stroke-width="${7 * s}"/><circle cx="${cx}" cy="${cy}" r="${82 * s}" fill="none" stroke="${GOLD.pale}" stroke-width="${2.2 * s}" stroke-dasharray="${6 * s} ${4 * s}"/>`,
      at(cx - 66 * s, cy - 40 * s, s * 0.6, line(cloud, '#fff', 4, 0.5)), at(cx + 62 * s, cy + 44 * s, s * 0.7, line(cloud, '#fff', 4, 0.6)),
      copies('n', [[w > box.h ? cx - 118 * s : 34, 54 * s, s * 0.5], [w > box.h ? cx + 118 * s : w - 34, 54 * s, s * 0.5]]),
      shadow(box, 60), at(cx, cy + 4 * s, s * 1.08, symbol(one, r)), sparkles(r, 6, box, GOLD.pale)],
  }
}

const grid: Painter = (r, box) => {
  const [a, b] = hues(r, GROUNDS)
  const { cx, cy, s } = box
  const tones = [HUES.red, HUES.jade, HUES.bay, HUES.violet, HUES.gold]
  const cells = Array.from({ length: 9 }, (_, i): [number, number, number] => [((i % 3) - 1) * 48, (Math.floor(i / 3) - 1) * 48, r.int(0, 3)])
  return {
    defs: [stage(box, a, b).defs, [0, 1, 2, 3].map((i) => svg`<g id="g${i}">${gem(ladder(tones[(i + r.int(0, 1)) % 5] as number, 1.1), i)}</g>`)],
    body: [stage(box, a, b).body, sunburst(box, 24, 0.06), halo(box, 120, 0.5),
      svg`<g transform="translate(${cx} ${cy}) rotate(${r.pick([-8, 8, 45])}) scale(${String(Math.round(s * 92) / 100)})"><path d="${rect(-79, -79, 158, 158, 14)}" fill="${b.ink}" opacity=".8"/><path d="${cells.map(([x, y]) => rect(x - 22, y - 22, 44, 44, 7)).join('')}" fill="${b.deep}" stroke="${a.bright}" stroke-opacity=".5"/>${cells.map(([x, y, cut]) => svg`<use href="#g${cut}" transform="translate(${x} ${y}) scale(.36)"/>`)}<path d="${rect(-79, -79, 158, 158, 14)}" fill="none" stroke="${GOLD.mid}" stroke-width="4"/></g>`,
      sparkles(r, 10, box)],
  }
}

const hoard: Painter = (r, box) => {
  const [a, b] = hues(r, GROUNDS)
  const { cx, cy, s, w, h } = box
  const [one, two, more] = three(r)
  const heap: [number, number, number, number][] = []
  const floor = w > h ? h * 0.98 : h * 0.74
  for (let row = 0; row < 4; row++) {
    for (let i = 0; i < 8 - row * 2; i++) heap.push([cx + (i - (7 - row * 2) / 2) * 27 * s + r.between(-5, 5), floor - row * 15 * s, s * 0.27, r.int(-50, 50)])
  }
  return {
    defs: [stage(box, a, b).defs, svg`<g id="o">${coin()}</g>`],
    body: [stage(box, a, b).body, sunburst(box, 12, 0.09, 8), halo(box, 100, 0.7), at(cx - 46 * s, cy - 12 * s, s * 0.66, symbol(two, r), -12), at(cx + 46 * s, cy - 14 * s, s * 0.66, symbol(more, r), 12), at(cx, cy - 6 * s, s * 1.05, symbol(one, r)), glow(120 * s, cx, floor, 0.6, 'd', 30 * s), copies('o', heap), sparkles(r, 8, box, GOLD.pale)],
  }
}

/** Slots: their symbols in one of five settings. */
export const reels: Painter = (r, box): Scene => r.pick([hero, hero, machine, moonGate, grid, hoard])(r, box)
export const reelMachine = machine
