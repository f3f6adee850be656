import { flat, line } from '../brush/light.ts'
import { GOLD, HUES, ladder, STEEL } from '../brush/palette.ts'
import type { Ladder } from '../brush/palette.ts'
import { emblem, gamepad, headphones, sword } from '../props/sport.ts'
import { trophy } from '../props/treasure.ts'
import { halo, hues, shadow, sparkles, stage } from '../scene.ts'
import type { Box, Painter } from '../scene.ts'
import { polygon, regular } from '../brush/shapes.ts'
import { at, svg } from '../brush/svg.ts'

const beams = ({ w, h, cx, cy }: Box, c: Ladder) =>
  flat(
    [-0.9, -0.45, 0.45, 0.9]
      .map((x) =>
        polygon([
          [cx + x * w * 0.5 - 5, -8],
          [cx + x * w * 0.5 + 5, -8],
          [cx - x * w * 0.24 + 46, h],
          [cx - x * w * 0.24 - 46, h],
        ]),
      )
      .join(''),
    c.pale,
    0.13,
  ) +
  flat(
    polygon([
      [cx - 10, -8],
      [cx + 10, -8],
      [cx + w * 0.2, cy + h * 0.3],
      [cx - w * 0.2, cy + h * 0.3],
    ]),
    '#fff',
    0.1,
  )

const floor = ({ w, h, cx, cy, s }: Box, a: Ladder, b: Ladder) => {
  const y = Math.round(cy + 58 * s)
  return svg`${flat(svg`M${0} ${y}H${w}V${h}H0z`, b.ink, 0.75)}${line(Array.from({ length: 9 }, (_, i) => svg`M${Math.round(cx + (i - 4) * 34 * s)} ${y}L${Math.round(cx + (i - 4) * 112 * s)} ${h}`).join('') + [14, 36, 70, 120].map((d) => svg`M0 ${Math.round(y + d * s * 0.7)}H${w}`).join(''), a.bright, 1, 0.35)}<ellipse cx="${cx}" cy="${y + 12 * s}" rx="${88 * s}" ry="${17 * s}" fill="${b.deep}" stroke="${a.bright}" stroke-width="3"/><ellipse cx="${cx}" cy="${y + 12 * s}" rx="${68 * s}" ry="${12 * s}" fill="${a.mid}" opacity=".6"/>`
}

const screens = ({ w, cy, s }: Box, a: Ladder) =>
  flat(
    svg`M-4 ${cy - 62 * s}L${w * 0.17} ${cy - 44 * s}V${cy + 30 * s}L-4 ${cy + 44 * s}zM${w + 4} ${cy - 62 * s}L${w * 0.83} ${cy - 44 * s}V${cy + 30 * s}L${w + 4} ${cy + 44 * s}z`,
    a.bright,
    0.22,
  ) +
  line(
    svg`M${w * 0.03} ${cy - 20 * s}L${w * 0.14} ${cy - 14 * s}M${w * 0.03} ${cy}L${w * 0.1} ${cy + 2 * s}M${w * 0.97} ${cy - 20 * s}L${w * 0.86} ${cy - 14 * s}M${w * 0.97} ${cy}L${w * 0.9} ${cy + 2 * s}`,
    a.pale,
    4,
    0.5,
  )

type Prize = (a: Ladder, glowing: Ladder) => string

/** What stands on the stage. */
const PRIZES: readonly Prize[] = [
  (a, glowing) => emblem(a, glowing),
  (a, glowing) =>
    `<g id="y" transform="rotate(32)">${sword(STEEL, GOLD)}</g><use href="#y" transform="scale(-1 1)"/>${at(0, -2, 0.5, emblem(a, glowing))}`,
  (_, glowing) => at(0, 6, 1.1, gamepad(STEEL, glowing), -6),
  (_, glowing) => headphones(STEEL, glowing),
  () => trophy(),
  (a, glowing) =>
    `${flat(regular(6, 58), a.deep)}${line(regular(6, 58), glowing.bright, 4)}${at(0, 0, 0.9, sword(STEEL, GOLD))}`,
  (a, glowing) =>
    `${line('M-40-50V-28M-40 50V28M40-50V-28M40 50V28M-50-40H-28M50-40H28M-50 40H-28M50 40H28', glowing.bright, 5)}${line('M0-58V-34M0 34V58M-58 0H-34M34 0H58', a.pale, 4)}${at(0, 0, 0.62, emblem(a, glowing))}`,
]

const arenaOf =
  (prize: Prize): Painter =>
  (r, box) => {
    const [a, b] = hues(r, [
      ['violet', 'bay'],
      ['sea', 'violet'],
      ['plum', 'violet'],
      ['teal', 'bay'],
      ['bay', 'violet'],
      ['rose', 'plum'],
      ['coral', 'plum'],
    ])
    const up = { ...box, cy: box.cy - 4 * box.s }
    const glowing = ladder(r.pick([HUES.sea, HUES.violet, HUES.rose, HUES.gold, HUES.teal]))
    return {
      defs: stage(box, a, b).defs,
      body: [
        stage(box, a, b).body,
        beams(up, a),
        screens(up, a),
        floor(up, a, b),
        halo(up, 96, 0.75),
        shadow(up, 66, 56),
        at(up.cx, up.cy, up.s * 1.12, prize(a, glowing)),
        sparkles(r, 9, box, a.pale),
      ],
    }
  }

/** Esports: beams, screens and a prize on the stage. */
export const arena: readonly Painter[] = PRIZES.map(arenaOf)
