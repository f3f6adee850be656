import { flat, glow, line, lit } from '../brush/light.ts'
import { GOLD } from '../brush/palette.ts'
import { box, disc, star } from '../brush/shapes.ts'
import { svg } from '../brush/svg.ts'
import { enamel, mirrored, WIRE } from './wire.ts'

/** The star of luck with its sign. */
export const luckStar = () =>
  svg`${glow(76, 0, 0, 0.6)}${enamel(lit(star(5, 68, 34), GOLD.bright), lit(star(5, 54, 27), '#e0352b'))}<text y="17" text-anchor="middle" font-size="42" fill="#ffe9a8">福</text>`

/** The bronze censer and the purple breath of the east. */
export const censer = () =>
  svg`${line('M-4-4C-40-20-10-34-24-50C-34-62-50-56-50-46M4-4C34-14 6-36 26-48C42-56 56-42 46-32M0-6C10-24-8-34 4-66', '#b98cf4', 11)}${line('M-4-4C-40-20-10-34-24-50C-34-62-50-56-50-46M4-4C34-14 6-36 26-48C42-56 56-42 46-32M0-6C10-24-8-34 4-66', '#f0e0ff', 2.4)}${enamel(
    lit('M-30 42L-38 68H-24L-14 44zM30 42L38 68H24L14 44z', '#a8701f'),
    lit('M-48 6H48C50 30 34 50 0 50C-34 50-50 30-48 6z', '#c98f2e'),
    mirrored('m', lit('M-44 8C-58 2-62-16-52-22C-48-14-46-8-38-4z', '#c98f2e')),
    lit(box(-54, -6, 108, 14, 5), GOLD.bright),
  )}${line('M-30 22h8v10h12v-10h-6M30 22h-8v10h-12v-10h6M-34 40C-16 46 16 46 34 40', '#6b3d0c', 2.6)}`

/** A dragon boat at the stroke. */
export const dragonBoat = () =>
  svg`${line('M-46 14L-60 52M-22 18L-34 56M2 18L-8 58M26 16L18 56', '#f3d08a', 5)}${enamel(
    lit(
      'M-76-14C-70-26-60-22-62-12C-60-2-54 4-44 6C-16 12 14 12 32 2C38-8 36-22 44-32L58-18C58 8 44 32 24 38C-10 46-52 44-66 24C-74 12-80-4-76-14z',
      '#c9302f',
    ),
    lit(
      'M36-24C28-34 30-44 22-48C36-58 54-54 62-42C70-42 78-36 78-28C70-20 58-18 48-14C44-16 40-20 36-24z',
      '#2f9f78',
    ),
    lit(
      'M44-50C40-60 34-64 26-66C38-72 50-66 52-52zM34-20C24-20 18-28 20-36C10-32 8-16 16-6C22-2 28-2 32-4z',
      '#f7b733',
    ),
    flat([-46, -22, 2, 26].map((x) => svg`M${x - 9} 12c0-18 18-18 18 0z`).join(''), '#f7b733'),
    flat([-46, -22, 2, 26].map((x) => svg`M${x - 6} -9a6 6 0 1 1 12 0a6 6 0 1 1-12 0z`).join(''), '#ffe3c4'),
  )}${line('M56-40h.1', '#1c1226', 6)}${line('M60-26C66-24 72-26 76-29', '#7a0f22', 2.6)}${line('M-60 22C-30 32 10 32 34 20', '#ffd27a', 3)}${enamel(lit('M-84 48C-66 36-50 38-40 46C-26 36-8 38 0 46C12 36 30 38 40 46C52 36 70 38 84 48C60 68-60 68-84 48z', '#2f8fc0'))}`

/** The light of the reef. */
export const lighthouse = () =>
  svg`${flat('M0-44L-84-70V-22zM0-44L84-70V-22z', '#fff0b0', 0.5)}${enamel(
    lit('M-15-30H15L24 52H-24z', '#fff4e4'),
    flat('M-17-10H17L19 10H-19zM-21 28H21L23 46H-23z', '#d8352f'),
    lit(box(-13, -52, 26, 22, 3), '#ffe27a'),
    lit('M-18-52H18L0-70z', '#c9302f'),
    lit(box(-20, -32, 40, 7, 2), GOLD.bright),
    lit('M-76 66C-60 48-34 46-20 50C4 44 30 46 44 52C58 48 68 54 76 66z', '#2f4a7c'),
  )}`

/** A boat of the fishers by its own light. */
export const fisherBoat = () =>
  svg`${glow(54, 28, -26, 0.8)}${line('M28-52V26M28-52C36-54 42-52 44-46', '#7a4a20', 4)}${enamel(
    lit('M44-44C56-44 58-22 44-20C30-22 32-44 44-44z', '#ff8f3c'),
    lit('M-40 22C-42-4-6-10 6 22z', '#c98f4a'),
    lit('M-72 16C-30 30 30 30 74 14C64 40 44 48 0 48C-44 48-62 40-72 16z', '#6b3a2a'),
    lit(
      'M-80 52C-60 40-46 44-36 50C-24 42-6 44 0 50C12 42 30 44 38 50C52 42 66 44 80 52C50 68-50 68-80 52z',
      '#2f6fa0',
    ),
  )}${line('M-28 6C-20-2-14-2-6 6M-56 28C-20 36 20 36 56 28', '#ffd98a', 2)}`

/** A bridge of stars. */
export const bridge = () =>
  svg`${enamel(lit('M-78 40C-50-28 50-28 78 40H56C36-4-36-4-56 40z', '#8c9cf0'), lit('M-78 26C-50-42 50-42 78 26L78 40C50-28-50-28-78 40z', '#dfe4ff'))}${line('M-54 0V-22M-28-20V-40M0-26V-46M28-20V-40M54 0V-22', WIRE, 4)}${flat([-54, -28, 0, 28, 54].map((x, i) => star(5, 10, 4.4, x, [-30, -48, -56, -48, -30][i])).join(''), '#ffe28a')}${line('M-60 54H60M-40 64H40', '#b9c8ff', 3)}`

/** Wind, in three breaths. */
export const wind = () =>
  svg`${line('M-72-18H24C52-18 54-56 28-56C14-56 10-44 16-36M-60 6H54C82 6 80 46 54 44C42 43 38 34 44 26M-70 30H6C26 30 28 60 8 60C-2 60-6 52-2 46', WIRE, 15)}${line('M-72-18H24C52-18 54-56 28-56C14-56 10-44 16-36M-60 6H54C82 6 80 46 54 44C42 43 38 34 44 26M-70 30H6C26 30 28 60 8 60C-2 60-6 52-2 46', '#6fd8e8', 11)}${line('M-60-20H20M-48 4H50M-58 28H2', '#f0ffff', 3)}`

/** The four seasons in one ring. */
export const seasons = () =>
  svg`${enamel(
    lit('M0 0H-62A62 62 0 0 1 0-62z', '#f4a0b8'),
    lit('M0 0V-62A62 62 0 0 1 62 0z', '#4fb07a'),
    lit('M0 0H62A62 62 0 0 1 0 62z', '#e8963c'),
    lit('M0 0V62A62 62 0 0 1-62 0z', '#8fc4f0'),
    lit(disc(16), GOLD.bright),
  )}${line('M-34-44V-22M-44-33H-24M-41-40L-27-26M-27-40L-41-26M-34 22V46M-44 28L-24 40M-24 28L-44 40', '#fff', 3.4)}${flat('M34-20C22-30 24-44 40-50C50-36 46-24 34-20zM34 20C44 24 48 34 40 46C26 42 22 30 34 20z', '#fff6d8')}`

/** Stones of coloured glass. */
export const glass = () =>
  svg`${enamel(
    lit('M-50-6L-26-44H26L50-6L0 60z', '#4fb8d8'),
    lit('M-18-6L0-44L18-6L0 60z', '#bff0f4'),
    lit('M-50-6L-26-44L-18-6zM50-6L26-44L18-6z', '#8a7ff0'),
    lit('M-26-44H0L-18-6zM26-44H0L18-6z', '#d8c4ff'),
  )}${flat('M-40-10L-26-34L-22-12z', '#fff', 0.6)}${flat(star(4, 12, 2.6, 54, -44) + star(4, 9, 2, -58, 28), '#fff')}`

/** The sun tree of the east. */
export const sunTree = () =>
  svg`${enamel(lit(disc(40, 0, -18), '#f4602f'), lit(disc(30, 0, -18), '#ff9a3c'))}${line('M0 66C-2 30 2 14 0-2M0 34C-18 26-30 12-36-6M0 24C18 18 32 4 40-14M-20 22C-34 22-48 14-56 4M22 14C38 16 52 8 60-2', '#4a1f24', 6)}${enamel(
    ...[
      [-38, -12],
      [42, -20],
      [-58, 0],
      [62, -8],
      [0, -10],
      [-22, 10],
      [24, 2],
    ].map(([x = 0, y = 0]) => lit(svg`M${x} ${y}c-14-4-16-18 0-26c16 8 14 22 0 26z`, '#f2c45a')),
  )}`
