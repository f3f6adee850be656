import { line, lit } from '../brush/light.ts'
import { box } from '../brush/shapes.ts'
import { svg } from '../brush/svg.ts'

const SERIF = 'font-family="Kaiti SC,KaiTi,Songti SC,serif" text-anchor="middle"'

const blank = lit(box(-28, -42, 67, 92, 9), '#17906a') + lit(box(-36, -44, 66, 90, 9), '#fbf7ea')

/** A mahjong tile, 64×88, with its jade back showing on the right. */
export const mahjong = (sign: string, colour: string) =>
  svg`${blank}<text x="-3" y="17" ${SERIF} font-size="48" fill="${colour}">${sign}</text>`

/** A tile of dots, as many as 1..9. */
export const dots = (count: number) => {
  const rows = [[1], [1, 1], [1, 1, 1], [2, 2], [2, 1, 2], [2, 2, 2], [2, 3, 2], [3, 2, 3], [3, 3, 3]][
    count - 1
  ] ?? [1]
  const [outer, inner] = count === 1 ? [40, 18] : [17, 7]
  const spots = rows.flatMap((n, y) =>
    Array.from(
      { length: n },
      (_, x) =>
        svg`M${Math.round((x - (n - 1) / 2) * (n === 3 ? 19 : 24)) - 3} ${(y - (rows.length - 1) / 2) * 26 + 1}h.1`,
    ),
  )
  const every = (odd: number) => spots.filter((_, i) => i % 2 === odd).join('')
  return svg`${blank}${line(every(0), '#1c6f55', outer)}${count > 1 && line(every(1), '#c2263a', outer)}${line(spots.join(''), '#fbf7ea', inner)}`
}

/** A piece of Chinese chess, radius 44, seen a little from the front. */
export const piece = (sign: string, colour: string) =>
  svg`<ellipse cy="9" rx="46" ry="44" fill="#6b3d12"/><circle r="46" fill="#d9a55c"/><circle r="46" fill="url(#l)"/><circle r="36" fill="#f3d9a4" stroke="${colour}" stroke-width="2.5"/><text y="19" ${SERIF} font-size="52" fill="${colour}">${sign}</text>`
