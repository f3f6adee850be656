import { flat, lit } from '../light.ts'
import { box } from '../shapes.ts'
import { svg } from '../svg.ts'

const SERIF = `font-family="'Kaiti SC',KaiTi,'Songti SC','Noto Serif CJK SC',serif" font-weight="700" text-anchor="middle"`

/** A mahjong tile, 64×88, with its jade back showing on the right. */
export const mahjong = (sign: string, colour: string) =>
  svg`${flat(box(-28, -40, 68, 90, 9), '#0a4f3c')}${lit(box(-28, -44, 66, 90, 9), '#17906a')}${lit(box(-36, -44, 66, 90, 9), '#fbf7ea')}<text x="-3" y="17" ${SERIF} font-size="48" fill="${colour}">${sign}</text>`

/** A tile of dots, as many as 1..9. */
export const dots = (count: number) => {
  const rows = [[1], [1, 1], [1, 1, 1], [2, 2], [2, 1, 2], [2, 2, 2], [2, 3, 2], [3, 2, 3], [3, 3, 3]][count - 1] ?? [1]
  const ring = (x: number, y: number, i: number) =>
    svg`<circle cx="${x}" cy="${y}" r="${count === 1 ? 20 : 8}" fill="${i % 2 ? '#c2263a' : '#1c6f55'}"/><circle cx="${x}" cy="${y}" r="${count === 1 ? 9 : 3.6}" fill="#fbf7ea"/>`
  return svg`${flat(box(-28, -40, 68, 90, 9), '#0a4f3c')}${lit(box(-28, -44, 66, 90, 9), '#17906a')}${lit(box(-36, -44, 66, 90, 9), '#fbf7ea')}${rows.map((n, y) => Array.from({ length: n }, (_, x) => ring(-3 + (x - (n - 1) / 2) * (n === 3 ? 19 : 24), (y - (rows.length - 1) / 2) * 26 + 1, y)))}`
}

/** A piece of Chinese chess, radius 44, seen a little from the front. */
export const piece = (sign: string, colour: string) =>
  svg`<ellipse cy="9" rx="46" ry="44" fill="#6b3d12"/><circle r="46" fill="#d9a55c"/><circle r="46" fill="url(#l)"/><circle r="36" fill="#f3d9a4" stroke="${colour}" stroke-width="2.5"/><text y="19" ${SERIF} font-size="52" fill="${colour}">${sign}</text>`

