import { flat, glow, ground } from './brush/light.ts'
import type { Ladder } from './brush/palette.ts'
import type { Seeded } from './brush/seeded.ts'
import { water } from './brush/shapes.ts'
import { fine, svg } from './brush/svg.ts'
import type { Piece } from './brush/svg.ts'

/** Where a scene plays: the whole picture, the point the eye goes to, and how large a prop of 100 is there. */
export interface Box {
  w: number
  h: number
  cx: number
  cy: number
  s: number
  /** The game's name, where it may choose what is shown. */
  name?: string
}

export interface Scene {
  defs: Piece
  body: Piece
}

export type Painter = (r: Seeded, box: Box) => Scene

/** A ground that glows behind the focus and falls to ink at the far corner; its gradient's id is `k`. */
export const stage = ({ w, h, cx, cy }: Box, a: Ladder, b: Ladder): Scene => ({
  defs: ground('k', [a.bright, a.mid, b.deep, b.ink], [cx / w, cy / h, w > h ? 0.75 : 0.8]),
  body: svg`<path d="M0 0H${w}V${h}H0z" fill="url(#k)"/>`,
})

export const halo = ({ cx, cy, s }: Box, r = 100, opacity = 0.8) => glow(r * s, cx, cy, opacity)

export const shadow = ({ cx, cy, s }: Box, down = 60, width = 60) =>
  glow(width * s, cx, cy + down * s, 0.9, 'd', width * s * 0.22)

/** The house's signature at the foot of wide pictures: three waters of the bay. */
export const bay = ({ w, h }: Box, c: Ladder, opacity = 0.5) =>
  flat(water(h * 0.8, w, h, Math.ceil(w / 240), 22), c.mid, opacity * 0.5) +
  flat(water(h * 0.87, w, h, Math.ceil(w / 300), 20, 0.6), c.deep, opacity * 0.8) +
  flat(water(h * 0.94, w, h, Math.ceil(w / 200), 12, 0.3), c.ink, opacity)

export const sparkles = (
  r: Seeded,
  count: number,
  { w, h }: Box,
  [from, to]: readonly [number, number] = [0.05, 0.95],
) =>
  svg`<g fill="#fff" opacity=".7"><defs><path id="z" d="M0-7q0 7 7 7-7 0-7 7 0-7-7-7 7 0 7-7z"/></defs>${scattered(
    'z',
    Array.from({ length: Math.min(count, 6) }, () => [r.int(w * from, w * to), r.int(h * 0.05, h * 0.7)]),
  )}</g>`

/** Copies of something in the defs, turned and scaled. */
export const copies = (
  id: string,
  places: readonly (readonly [x: number, y: number, scale: number, turn?: number])[],
) =>
  places
    .map(
      ([x, y, scale, turn = 0]) =>
        svg`<use href="#${id}" transform="translate(${Math.round(x)} ${Math.round(y)})${turn ? svg`rotate(${turn})` : ''}scale(${fine(scale)})"/>`,
    )
    .join('')

/** Copies of the chip `o` in one colour. */
export const chips = (colour: string, places: Parameters<typeof copies>[1]) =>
  `<g color="${colour}">${copies('o', places)}</g>`

/** Copies as they are. */
export const scattered = (id: string, places: readonly (readonly [x: number, y: number])[]) =>
  places.map(([x, y]) => svg`<use href="#${id}" x="${Math.round(x)}" y="${Math.round(y)}"/>`).join('')
