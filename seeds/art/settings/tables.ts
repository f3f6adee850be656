import { flat, line, lit } from '../brush/light.ts'
import { GOLD } from '../brush/palette.ts'
import { box, disc } from '../brush/shapes.ts'
import { at, svg } from '../brush/svg.ts'
import { enamel, mirrored, WIRE } from '../motifs/wire.ts'
import { wheel } from '../props/table.ts'
import { balls, cards, dice, hand, RANKS, stacks } from './laid.ts'
import type { Air, Setting } from './setting.ts'

const FIGURE = [-32, 0.92] as const

/** The table's edge from the player's seat, and what lies on it. */
const cloth = (colour: string, marks = '') =>
  svg`<path d="M-400 101Q0-35 400 101V340H-400z" fill="lit ${colour}" stroke="#4a2413" stroke-width="9"/>${line(`M-400 106Q0-30 400 106${marks}`, WIRE, 1.6)}`
const FELTS = ['#14785a', '#1c5a9c', '#9c2436', '#14707c', '#5c2f86', '#86501c'] as const
const felt = ({ r }: Air, marks?: string) => cloth(r.pick(FELTS), marks)

/** Tiles of mahjong, each with its circles: dots on a line. */
const tiles = (
  list: readonly (readonly [circles: string, step: number, colour: string, x: number, turn: number])[],
) =>
  svg`<defs><g id="c">${enamel(lit(box(-28, -40, 60, 86, 8), '#17906a'), lit(box(-34, -44, 60, 84, 8), '#fffaf0'))}</g></defs><g stroke-linecap="round">${list.map(([circles, step, colour, x, turn]) => at(x, 78, 0.94, svg`<use href="#c"/><g stroke-dasharray=".1 ${step}">${line(circles, colour, step / 2 + 6)}${line(circles, '#fffaf0', step / 4)}</g>`, turn))}</g>`

/** Discs beside what is dealt, each with the sign of its side. */
const medals = (...list: readonly (readonly [sign: string, colour: string, x: number, y: number])[]) =>
  svg`<g text-anchor="middle" font-size="34" fill="#ffe9a8">${list.map(([sign, colour, x, y]) => at(x, y, 1, svg`<g fill="${colour}" stroke="${GOLD.bright}" stroke-width="4"><circle r="27"/></g><text y="12">${sign}</text>`))}</g>`

/** Words of a game at a table; the game itself lies on the felt, its name's figure rises behind. */
export const TABLE_SETTINGS: readonly (readonly [RegExp, Setting])[] = [
  [
    /百家/,
    {
      figure: FIGURE,
      front: (air) =>
        svg`${felt(air, 'M-130 112Q0 40 130 112')}${cards(0.6, [air.r.pick(RANKS), 'spade', -68, 72, -10], [air.r.pick(RANKS), 'heart', -34, 66, 4], [air.r.pick(RANKS), 'heart', 34, 66, -4], [air.r.pick(RANKS), 'spade', 68, 72, 10])}${stacks(['#d8232f', -92, 110], ['#1f6fd8', 92, 110])}`,
    },
  ],
  [
    /轮盘/,
    {
      figure: [-40, 0.88],
      front: (air) =>
        svg`${felt(air)}<g transform="translate(0 70)scale(1.62 .88)">${wheel(air.r.int(0, 14))}</g>`,
    },
  ],
  [
    /骰宝/,
    {
      figure: FIGURE,
      front: (air) =>
        svg`${felt(air)}<ellipse cy="103" rx="86" ry="20" fill="#7a1426" stroke="#f0c050" stroke-width="5"/>${dice(
          [6, 4, 5],
          [
            [-36, 74, 0.66],
            [36, 74, 0.66],
            [0, 86, 0.74],
          ],
        )}<path d="M-74 102V68C-74 4 74 4 74 68V102C50 118-50 118-74 102z" fill="#fff3" stroke="#fffb" stroke-width="2"/>${line('M-60 80C-60 48-46 36-34 32', '#fff', 5, 0.7)}`,
    },
  ],
  [
    /龙虎/,
    {
      figure: FIGURE,
      front: (air) =>
        svg`${felt(air)}${cards(0.66, [air.r.pick(RANKS), 'spade', -30, 76, -6], [air.r.pick(RANKS), 'heart', 30, 76, 6])}${medals(['龙', '#1c5a9c', -84, 84], ['虎', '#c8642a', 84, 84])}`,
    },
  ],
  [
    /斗地主/,
    {
      figure: FIGURE,
      front: (air) =>
        svg`${felt(air)}${hand(['2', 'A', '王'], 80, 0.72, 24)}${enamel(lit('M-26 26L-31 4L-15 14L0-4L15 14L31 4L26 26z', GOLD.bright))}`,
    },
  ],
  [
    /十三水/,
    { figure: FIGURE, front: (air) => svg`${felt(air)}${hand(['9', '10', 'J', 'Q', 'K'], 76, 0.6, 21)}` },
  ],
  [
    /牛牛/,
    {
      figure: FIGURE,
      front: (air) => svg`${felt(air)}${hand(['10', 'J', '牛', 'Q', 'K'], 76, 0.6, 21)}`,
    },
  ],
  [
    /红黑/,
    {
      figure: FIGURE,
      front: () =>
        svg`${cloth('#a81f30')}${flat('M0 26Q200 40 340 86V340H0z', '#20222e')}${cards(0.82, ['A', 'heart', -48, 78, -9], ['K', 'spade', 48, 78, 9])}`,
    },
  ],
  [
    /二八杠/,
    {
      figure: FIGURE,
      front: (air) =>
        svg`${felt(air)}${tiles([
          ['M-4-20V17', 36, '#1d7a4f', -38, -7],
          ['M-15-33V30M7-33V30', 20.6, '#1f4ea3', 38, 7],
        ])}`,
    },
  ],
  [
    /跑得快/,
    {
      figure: FIGURE,
      front: (air) =>
        svg`${felt(air)}${line('M-130 56H-74M-130 76H-58M-130 96H-70', '#fff', 5, 0.7)}${cards(0.72, ['3', 'spade', -36, 84, 16], ['4', 'heart', 4, 76, 20], ['5', 'spade', 48, 68, 24])}`,
    },
  ],
  [
    /快三/,
    {
      figure: FIGURE,
      front: () =>
        svg`${cloth('#9c2436')}${dice(
          [3, 5, 6],
          [
            [-52, 72, 0.78],
            [52, 72, 0.78],
            [0, 84, 0.9],
          ],
        )}`,
    },
  ],
  [
    /六色球/,
    {
      figure: FIGURE,
      front: ({ r }) =>
        svg`${cloth('#1c3f8c')}${balls(0.62, [
          [-76, 98, '#d8232f', r.int(1, 49)],
          [-25, 98, '#e0a52e', r.int(1, 49)],
          [26, 98, '#1f9f68', r.int(1, 49)],
          [76, 98, '#2f6fe0', r.int(1, 49)],
          [-27, 56, '#8a4fd8', r.int(1, 49)],
          [27, 56, '#f07030', r.int(1, 49)],
        ])}`,
    },
  ],
  [
    /双面盘/,
    {
      figure: FIGURE,
      front: (air) =>
        svg`${felt(air)}${enamel(lit('M0 30A46 46 0 0 0 0 122z', '#e0352b'), lit('M0 30A46 46 0 0 1 0 122z', '#1f6fb8'), lit(disc(20, -84, 86), '#f2b63c'), lit(disc(20, 84, 86), '#38a884'))}<g fill="#fff" text-anchor="middle" font-size="30"><text x="-22" y="88">大</text><text x="22" y="88">小</text><g font-size="22"><text x="-84" y="94">单</text><text x="84" y="94">双</text></g></g>`,
    },
  ],
  [
    /时时/,
    {
      figure: FIGURE,
      front: (air) =>
        svg`${felt(air)}${enamel(lit(box(-92, 46, 184, 66, 14), GOLD.mid), flat([-84, -27, 30].map((x) => box(x, 54, 54, 50, 8)).join(''), '#fffaf0'))}<g text-anchor="middle" font-size="42" fill="#b01f30">${[-57, 0, 57].map((x) => svg`<text x="${x}" y="94">${air.r.int(0, 9)}</text>`)}</g>`,
    },
  ],
  [
    /地图盘/,
    {
      figure: FIGURE,
      front: () =>
        svg`${cloth('#241c4c')}${enamel(lit('M0 30L104 78L0 126L-104 78z', '#2f7f5c'))}${line('M-84 78L-30 53Q0 40 30 53L84 78M-84 78L84 78M-84 78L-30 103Q0 116 30 103L84 78', '#f4e2b0', 5)}${line('M-44 34L44 122', '#5fc8f0', 6, 0.8)}${enamel(lit(disc(11, -84, 76), '#3f8cf0'), lit(disc(11, 84, 76), '#f0483c'), lit('M0 44L12 64L0 84L-12 64z', '#ffd25a'))}`,
    },
  ],
  [
    /胜负盘/,
    {
      figure: FIGURE,
      front: () =>
        svg`${cloth('#241c4c')}<g transform="translate(0 78)">${mirrored('y', enamel(lit('M-84-54L-66-50L30 34L24 40L-74-40z', '#dfe6f2'), lit('M14 42L34 20L40 26L32 34L46 48L40 54L26 40L20 48z', GOLD.bright)))}${enamel(lit('M0-40L36-28V2C36 24 20 36 0 44C-20 36-36 24-36 2V-28z', '#c9302f'), lit('M0-28L26-19V2C26 18 14 26 0 32C-14 26-26 18-26 2V-19z', '#7a1430'))}<text y="13" text-anchor="middle" font-size="30" fill="#ffe9a8">VS</text></g>`,
    },
  ],
]
