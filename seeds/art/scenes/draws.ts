import { flat, ground, line, lit } from '../brush/light.ts'
import { GOLD, HUES, ladder } from '../brush/palette.ts'
import { numberBall } from '../props/sport.ts'
import { die } from '../props/table.ts'
import { halo, hues, shadow, sparkles, stage, sunburst } from '../scene.ts'
import type { Painter } from '../scene.ts'
import type { Seeded } from '../brush/seeded.ts'
import { disc } from '../brush/shapes.ts'
import { at, svg } from '../brush/svg.ts'

const BALL_HUES = [HUES.red, HUES.bay, HUES.gold, HUES.jade, HUES.violet, HUES.coral] as const
const GROUNDS = [
  ['bay', 'violet'],
  ['red', 'plum'],
  ['violet', 'plum'],
  ['sea', 'bay'],
  ['coral', 'red'],
  ['teal', 'bay'],
  ['amber', 'red'],
  ['plum', 'violet'],
] as const

const numbered = (r: Seeded, i: number, most = 49) =>
  numberBall(r.int(1, most), ladder(BALL_HUES[i % 6] as number, 1.1))

const pyramid: Painter = (r, box) => {
  const [a, b] = hues(r, GROUNDS)
  const { cx, cy, s } = box
  const first = r.int(0, 5)
  const places = [
    [0, -46],
    [-33, 8],
    [33, 8],
    [-66, 62],
    [0, 62],
    [66, 62],
  ] as const
  return {
    defs: stage(box, a, b).defs,
    body: [
      stage(box, a, b).body,
      sunburst(box, 16, 0.08, 6),
      halo(box, 115, 0.6),
      shadow(box, 98, 110),
      places.map(([x, y], i) =>
        at(cx + x * s, cy + (y - 8) * s, s * 0.84, numbered(r, first + i), r.int(-16, 16)),
      ),
      sparkles(r, 8, box),
    ],
  }
}

const orbit: Painter = (r, box) => {
  const [a, b] = hues(r, GROUNDS)
  const { cx, cy, s } = box
  const first = r.int(0, 5)
  const tilt = r.int(-28, -14)
  return {
    defs: stage(box, a, b).defs,
    body: [
      stage(box, a, b).body,
      halo(box, 110, 0.55),
      svg`<g transform="translate(${cx} ${cy}) rotate(${tilt}) scale(${String(Math.round(s * 100) / 100)})"><ellipse rx="96" ry="34" fill="none" stroke="#fff" stroke-opacity=".5" stroke-width="1.5"/><ellipse rx="122" ry="50" fill="none" stroke="#fff" stroke-opacity=".22" stroke-width="1.5"/>${at(-70, -24, 0.42, numbered(r, first + 1), -tilt)}${at(96, -30, 0.5, numbered(r, first + 2), -tilt)}</g>`,
      shadow(box, 74, 70),
      at(cx, cy, s * 1.4, numbered(r, first)),
      svg`<g transform="translate(${cx} ${cy}) rotate(${tilt}) scale(${String(Math.round(s * 100) / 100)})"><path d="M-96 0A96 34 0 0 0 96 0" fill="none" stroke="#fff" stroke-width="2.5" stroke-opacity=".8"/>${at(-58, 28, 0.62, numbered(r, first + 3), -tilt)}${at(72, 24, 0.74, numbered(r, first + 4), -tilt)}</g>`,
      sparkles(r, 8, box),
    ],
  }
}

const dice: Painter = (r, box) => {
  const [a, b] = hues(r, GROUNDS)
  const { cx, cy, s } = box
  const roll = () => die(r.int(1, 6), r.int(1, 6), r.int(1, 6))
  return {
    defs: stage(box, a, b).defs,
    body: [
      stage(box, a, b).body,
      sunburst(box, 20, 0.07),
      halo(box, 110, 0.6),
      shadow(box, 66, 96),
      at(cx + 2 * s, cy - 44 * s, s * 1.02, roll(), 12),
      at(cx - 46 * s, cy + 26 * s, s * 1.1, roll(), -6),
      at(cx + 48 * s, cy + 32 * s, s * 1.16, roll(), 5),
      sparkles(r, 8, box, GOLD.pale),
    ],
  }
}

const drum: Painter = (r, box) => {
  const [a, b] = hues(r, GROUNDS)
  const { cx, cy, s } = box
  const spots = [
    [-34, 34, 0.5],
    [4, 44, 0.52],
    [40, 28, 0.48],
    [-14, 4, 0.46],
    [28, -12, 0.42],
    [-40, -16, 0.4],
    [2, -42, 0.36],
  ] as const
  return {
    defs: [stage(box, a, b).defs, ground('w', ['#ffffff', a.pale, b.mid], [0.35, 0.3, 0.8])],
    body: [
      stage(box, a, b).body,
      halo(box, 125, 0.6),
      at(cx, cy, s, [
        lit('M-34 74H34L50 104H-50z', GOLD.mid),
        flat('M-20 66H20V80H-20z', GOLD.deep),
        `<circle r="76" fill="url(#w)" opacity=".45"/>`,
        spots.map(([x, y, k], i) => at(x, y, k, numbered(r, i, 80), r.int(-30, 30))),
        `<circle r="76" fill="none" stroke="${GOLD.bright}" stroke-width="5"/>`,
        line('M-58-26A64 64 0 0 1-14-62', '#fff', 6, 0.75),
        flat(disc(9, 0, -80), GOLD.bright),
      ]),
      sparkles(r, 6, box),
    ],
  }
}

const lanes: Painter = (r, box) => {
  const [a, b] = hues(r, GROUNDS)
  const { cx, cy, s, w } = box
  const order = r.int(0, 5)
  return {
    defs: stage(box, b, a).defs,
    body: [
      stage(box, b, a).body,
      [0, 1, 2, 3].map((i) => {
        const y = cy + (i * 42 - 66) * s
        const x = cx + r.between(-44, 52) * s
        const c = ladder(BALL_HUES[(order + i) % 6] as number, 1.1)
        return [
          svg`<path d="M0 ${y - 19 * s}H${w}v${38 * s}H0z" fill="#000" opacity=".${i % 2 ? 12 : 22}"/>`,
          flat(svg`M${x - 150 * s} ${y}L${x} ${y - 15 * s}V${y + 15 * s}z`, c.bright, 0.55),
          at(x, y, s * 0.46, numbered(r, order + i, 10)),
        ]
      }),
      svg`<path d="M${w * 0.86} ${cy - 86 * s}v${170 * s}" stroke="#fff" stroke-width="${8 * s}" stroke-linecap="butt" stroke-dasharray="${7 * s}"/>`,
      sparkles(r, 4, box),
    ],
  }
}

/** Lottery: balls in a pyramid, in orbit, in the drum, racing; dice for the quick three. */
export const draws = [pyramid, orbit, dice, drum, lanes] as const
