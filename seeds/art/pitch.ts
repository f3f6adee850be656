import { flat, line } from './brush/light.ts'
import { HUES, ladder } from './brush/palette.ts'
import { MOTIFS, motifOf } from './motifs/motifs.data.ts'
import { ball, ballClip, BALLS, bat, racket } from './props/sport.ts'
import type { BallName } from './props/sport.ts'
import { halo, shadow, sparkles, stage } from './scene.ts'
import type { Box, Painter } from './scene.ts'
import { polygon } from './brush/shapes.ts'
import { at, svg } from './brush/svg.ts'

const TURF: Record<BallName, [sky: number, ground: number]> = {
  football: [HUES.bay, HUES.jade],
  basketball: [HUES.violet, HUES.amber],
  tennis: [HUES.sea, HUES.coral],
  volleyball: [HUES.teal, HUES.amber],
  baseball: [HUES.bay, HUES.leaf],
  tableTennis: [HUES.violet, HUES.bay],
  snooker: [HUES.plum, HUES.jade],
}

const floodlights = ({ w, h }: Box) => {
  const bank = (x: number, lean: number) =>
    [0, 1, 2].map((row) =>
      [0, 1, 2, 3].map((i) => svg`M${x + (i - 1.5) * 11 + row * lean} ${h * 0.07 + row * 10}h.1`),
    )
  return svg`${flat(
    polygon([
      [w * 0.1, h * 0.06],
      [w * 0.16, h * 0.06],
      [w * 0.75, h],
      [w * 0.2, h],
    ]) +
      polygon([
        [w * 0.84, h * 0.06],
        [w * 0.9, h * 0.06],
        [w * 0.8, h],
        [w * 0.25, h],
      ]),
    '#fff',
    0.08,
  )}<path d="${bank(w * 0.12, 2)}${bank(w * 0.88, -2)}" stroke="#fff" stroke-width="7"/>`
}

/** The line the ball came on, wide where it is. */
const flight = ({ cx, cy, s }: Box) =>
  [
    [46, 0.2],
    [30, 0.25],
    [14, 0.5],
  ]
    .map(([width, opacity]) =>
      flat(
        svg`M${cx - 190 * s} ${cy + 120 * s}C${cx - 140 * s} ${cy + 10 * s} ${cx - 80 * s} ${cy - 40 * s} ${cx} ${cy - (width as number) * s}L${cx} ${cy + (width as number) * s}C${cx - 70 * s} ${cy - 10 * s} ${cx - 130 * s} ${cy + 40 * s} ${cx - 190 * s} ${cy + 120 * s}z`,
        '#fff',
        opacity,
      ),
    )
    .join('')

const pitchOf =
  (name: BallName): Painter =>
  (r, box) => {
    const [usualSky, groundHue] = TURF[name]
    const motif = motifOf(box.name ?? '')
    const skyHue = motif ? HUES[MOTIFS[motif].hues[0]] : usualSky
    const sky = ladder(skyHue + r.between(-10, 10))
    const turf = ladder(groundHue)
    const { w, h, cx, cy, s } = box
    const y = w > h ? h * 0.68 : h * 0.62
    const marks = svg`M0 ${y + 10}H${w}M${cx} ${y}v${h}M${cx - w * 0.36} ${y + 60}a${w * 0.36} ${h * 0.09} 0 1 1 ${w * 0.72} 0a${w * 0.36} ${h * 0.09} 0 1 1 ${-w * 0.72} 0`
    const isRacket = name === 'tennis' || name === 'tableTennis'
    return {
      defs: [stage(box, sky, sky).defs, ballClip],
      body: [
        stage(box, sky, sky).body,
        floodlights(box),
        svg`<path d="M0 ${y}C${w * 0.3} ${y - 12} ${w * 0.7} ${y - 12} ${w} ${y}V${h}H0z" fill="${turf.mid}"/>`,
        flat(
          Array.from({ length: 6 }, (_, i) =>
            polygon([
              [cx + (i * 2 - 6) * w * 0.1, y - 6],
              [cx + (i * 2 - 5) * w * 0.1, y - 6],
              [cx + (i * 2 - 5) * w * 0.3, h],
              [cx + (i * 2 - 6) * w * 0.3, h],
            ]),
          ).join(''),
          turf.bright,
          0.25,
        ),
        line(marks, '#fff', 3, 0.55),
        halo(box, 100, 0.55),
        motif ? at(cx, cy - 26 * s, s * 1.38, MOTIFS[motif].draw()) : flight(box),
        isRacket &&
          at(cx + 52 * s, cy + 30 * s, s * 1.05, (name === 'tennis' ? racket : bat)(ladder(HUES.red)), 24),
        shadow(box, 88, 60),
        at(cx, cy, s * (name === 'tableTennis' ? 0.62 : isRacket ? 0.86 : 1.12), ball(name), r.int(-20, 20)),
        sparkles(r, 6, box),
      ],
    }
  }

/** Sport: a ball over the field it belongs to, in its arc or before what a name speaks of. */
export const pitch: readonly Painter[] = BALLS.map(pitchOf)
