import { flat, line, lit } from '../brush/light.ts'
import { GOLD, RED } from '../brush/palette.ts'
import { box, disc, star } from '../brush/shapes.ts'
import { svg } from '../brush/svg.ts'
import { around, enamel, mirrored } from '../motifs/wire.ts'

/** What brings free spins, and stones that pay, about 92 wide and centred: in gold wire, as the covers are. */

export const swords = () =>
  mirrored(
    'w',
    svg`<g transform="rotate(40)">${enamel(lit('M0-50L7-38V20H-7V-38z', '#e6edf8'), lit(box(-17, 18, 34, 8, 3), GOLD.bright), lit(box(-4.5, 26, 9, 15), '#a8202c'), lit(disc(6, 0, 44), GOLD.bright))}${line('M0-40V14', '#8ea4c6', 2)}</g>`,
  )

export const mirror = () =>
  svg`${enamel(lit(box(-8, 22, 16, 27, 6), GOLD.mid), lit(disc(36, 0, -10), GOLD.bright), lit(disc(27, 0, -10), '#7fd0f2'))}${line('M-14-6L4-24M-6 2L14-18', '#effcff', 5)}${line(disc(31.5, 0, -10), GOLD.deep, 3).replace('/>', ' stroke-dasharray=".1 12.3"/>')}`

export const flowers = () =>
  svg`${enamel(
    around(
      lit('M0-10C-15-20-14-38 0-48C14-38 15-20 0-10z', '#f2568a'),
      [0, 45, 90, 135, 180, 225, 270, 315],
    ).join(''),
    around(
      lit('M0-6C-9-14-8-26 0-32C8-26 9-14 0-6z', '#45c5e8'),
      [22, 67, 112, 157, 202, 247, 292, 337],
    ).join(''),
    lit(disc(11), '#ffd75e'),
  )}${flat(star(8, 9, 4), '#fff4c8')}`

const roof = (y: number, wide: number) =>
  lit(
    `M${-wide} ${y}C${-wide * 0.6} ${y - 6} ${-wide * 0.4} ${y - 14} 0 ${y - 18}C${wide * 0.4} ${y - 14} ${wide * 0.6} ${y - 6} ${wide} ${y}L${wide - 6} ${y + 4}H${6 - wide}z`,
    '#2c8f86',
  )
export const pagoda = () =>
  svg`${enamel(lit(box(-22, 14, 44, 30), '#c8402f'), lit(box(-17, -10, 34, 16), '#c8402f'), lit(box(-12, -30, 24, 12), '#c8402f'), roof(14, 46), roof(-8, 36), roof(-28, 26), lit('M-3-44L0-52L3-44z', GOLD.bright), lit(box(-40, 42, 80, 7, 2), '#e8d4a4'))}${flat(`M-7 44V28a7 7 0 0 1 14 0V44zM-8-6h6v9h-6zM2-6h6v9H2z`, '#ffe08a')}`

export const goblet = () =>
  svg`${enamel(lit('M-34-38H34C34 2 18 14 7 18V32H24V44H-24V32H-7V18C-18 14-34 2-34-38z', GOLD.bright))}<ellipse cy="-38" rx="34" ry="9" fill="#9c1f3c" stroke="#ffe0a3"/>${flat('M0-20L9-6L0 8L-9-6z', '#d8232f')}${flat('M-26-26C-25-10-20 0-14 6C-16-6-18-16-18-27z', '#fff', 0.6)}`

export const skyLantern = () =>
  svg`${enamel(lit('M-27-40C-12-50 12-50 27-40C38-18 36 8 25 30H-25C-36 8-38-18-27-40z', '#ff8a3c'), lit(box(-27, 28, 54, 9, 3), GOLD.mid))}${flat('M-18 28C-26 4-12-14 0-24C12-14 26 4 18 28z', '#ffe79a', 0.85)}${line('M-12-44C-20-18-18 8-10 28M12-44C20-18 18 8 10 28', '#b8421a', 2)}${lit('M0 32C7 38 6 48 0 50C-6 48-7 38 0 32z', '#ffd25a')}`

export const knot = () =>
  svg`${line('M0-50V-38M-8 26V50M8 26V50M0 26V47', '#d8232f', 4)}${line('M0-38L32-6L0 26L-32-6z', '#d8232f', 9)}${line('M-16-22L16 10M16-22L-16 10M-20-6H20M0-26V14', '#f0584a', 6)}${line('M-32-6C-50-24-50 12-32-6M32-6C50-24 50 12 32-6', '#d8232f', 6)}${enamel(lit(box(-8, -14, 16, 16, 3), GOLD.bright), lit(box(-13, 22, 26, 8, 3), GOLD.bright))}`

export const bowl = () =>
  svg`${enamel(
    [
      [-26, -14],
      [26, -14],
      [0, -18],
      [-13, -32],
      [14, -32],
      [0, -46],
    ]
      .map(([x = 0, y = 0]) => lit(disc(14, x, y + 6), GOLD.bright))
      .join(''),
    lit('M-42 4H42C40 26 30 36 20 38L26 46H-26L-20 38C-30 36-40 26-42 4z', '#c22f2c'),
    lit(box(-48, -5, 96, 12, 6), GOLD.mid),
  )}${line('M-26 20C-18 10-10 30 0 20C10 10 18 30 26 20', GOLD.bright, 3)}`

export const gate = () =>
  svg`${enamel(lit(box(-48, -48, 96, 14, 3), '#2f7f6c'), lit(box(-42, -34, 41, 80, 2) + box(1, -34, 41, 80, 2), '#d0262f'))}${line('M-34-24H-6M-34-12H-6M-34 26H-6M-34 38H-6M6-24H34M6-12H34M6 26H34M6 38H34', GOLD.bright, 5).replace('/>', ' stroke-dasharray=".1 9.3"/>')}${line(disc(8, -14, 10) + disc(8, 14, 10), GOLD.bright, 4)}`

export const rings = () =>
  svg`${line(disc(21, -20, 14) + disc(21, 20, 14) + disc(21, 0, -18), GOLD.deep, 13)}${line(disc(21, -20, 14) + disc(21, 20, 14) + disc(21, 0, -18), GOLD.bright, 7)}${line('M-8-36A21 21 0 0 1 8-37M-37 2A21 21 0 0 1-28-5M8-3A21 21 0 0 1 16-6', '#fff8d8', 3)}`

export const scroll = () =>
  svg`${enamel(lit(box(-34, -38, 68, 76, 2), '#f6e2b8'), lit(box(-44, -48, 88, 14, 6), RED.mid), lit(box(-44, 34, 88, 14, 6), RED.mid))}${line('M-20-20H20M-20-8H20M-20 4H8', '#a07a44', 4)}${flat(box(10, 12, 16, 16, 2), '#d8232f')}${line('M-48-41H-44M48-41H44M-48 41H-44M48 41H44', GOLD.bright, 9)}`

export const wheel = () =>
  svg`${enamel(lit(disc(48), GOLD.bright), lit(disc(40), '#fff2d2'))}<circle r="20" fill="none" stroke="#d8333c" stroke-width="40" stroke-linecap="butt" stroke-dasharray="10.47"/>${line(disc(44), '#fff', 4).replace('/>', ' stroke-dasharray=".1 23"/>')}${enamel(lit(disc(12), GOLD.mid), ...[0, 120, 240].flatMap((turn) => around(lit('M0-58C9-50 11-45 7-38H-7C-11-46-3-48 0-58z', '#ff8a3c'), [turn])))}`

export const key = () =>
  svg`<g transform="rotate(40)">${enamel(lit('M0-50a20 20 0 0 1 8 38V40H18V46H8V50H-6V-12A20 20 0 0 1 0-50zM0-40a10 10 0 1 0 .1 0zM8 24H16V31H8z', GOLD.bright))}${flat('M0-46L5-40L0-34L-5-40z', '#e2302f')}</g>`

export const compass = () =>
  svg`${enamel(lit(disc(48), GOLD.mid), lit(disc(38), '#f8ecd0'))}${line(disc(33), '#8a6a34', 4).replace('/>', ' stroke-linecap="butt" stroke-dasharray="1.6 7"/>')}${enamel(lit('M0-32L9 0H-9z', '#d8232f'), lit('M0 32L9 0H-9z', '#2a4a8c'), lit(disc(5), GOLD.bright))}`

export const pearl = () =>
  svg`${around(lit('M0-48C10-38 12-30 2-20C-8-26-10-36 0-48z', '#ff9c3c'), [0, 60, 120, 180, 240, 300]).join('')}${enamel(lit(disc(28), '#e0324a'))}${line('M-12 8C-12-9 11-11 11 4C11 13-2 13-2 6', '#ffe6a3', 4)}${flat(disc(6, -10, -12), '#fff', 0.8)}`

export const jade = () =>
  svg`${lit('M-5-48H5V-26H-5zM-9 28H9L13 50H-13z', '#d8324a')}${enamel(lit(`${disc(32, 0, 2)}M0-9a11 11 0 1 0 .1 0z`, '#4fc58c'))}${line(disc(21.5, 0, 2), '#d8ffe6', 5).replace('/>', ' stroke-dasharray=".1 16.8"/>')}`

/** The house's own sign. */
export const sign = () =>
  svg`${lit(box(-44, -44, 88, 88, 12), GOLD.mid)}${lit(box(-38, -38, 76, 76, 8), '#2a5fe0')}<text y="19" text-anchor="middle" font-size="54" fill="#ffe6a3" stroke="#132f86" stroke-width="4" paint-order="stroke">澄</text>`
