import { flat, glow, line, lit } from '../brush/light.ts'
import { GOLD } from '../brush/palette.ts'
import { disc, star } from '../brush/shapes.ts'
import { svg } from '../brush/svg.ts'
import { copies } from '../scene.ts'
import { around, enamel, turned, WIRE } from './wire.ts'

const stalk = (x: number, y: number, wide: number) =>
  [0, 1, 2].map((i) => svg`M${x} ${y - i * 38}h${wide}q-3-18 0-35h${-wide}q3 18 0 35z`).join('')
const LEAF = 'M0 0C-9-10-12-26-2-46C8-28 8-12 0 0z'

export const bamboo = () =>
  svg`<defs><g id="x">${enamel(lit(LEAF, '#5fb077'))}</g></defs>${enamel(lit(stalk(-30, 62, 12) + stalk(24, 58, 11), '#2f6b4f'), lit(stalk(-4, 70, 15), '#4a9a68'))}${copies(
    'x',
    [
      [10, -34, 1, -30],
      [10, -34, 1.1, 20],
      [10, -34, 1, 66],
      [-22, -18, 1, -64],
      [-22, -18, 0.9, -104],
      [-22, -18, 1, -24],
      [34, 4, 1, 56],
      [34, 4, 0.9, 100],
    ],
  )}`

/** Red cliffs, layer on layer, under the evening sun. */
export const cliffs = () =>
  svg`${lit(disc(24, 26, -36), '#ffe08a')}${enamel(
    lit(
      'M-72 46C-64 8-56-8-44-12C-34-14-30 8-20 12C-12-30-2-52 10-54C24-54 28-14 40-6C52-4 62 20 72 46z',
      '#c9482e',
    ),
  )}${line('M-58 8C-50 2-40 0-28 6M-64 22C-46 14-34 18-20 26M-8-26C4-32 16-30 22-20M-14-6C2-14 18-12 30-2M-18 14C4 4 28 6 52 14', '#ffb066', 5, 0.9)}${line('M-68 34C-40 24-10 34 20 28C40 24 56 28 68 36', '#8c2426', 5, 0.9)}${enamel(lit('M-76 58C-60 38-40 34-24 44C-8 36 14 34 30 46C46 36 64 42 76 58z', '#7c2030'))}`

/** The sun and the eight that walk around it. */
export const planets = () => {
  const hues = ['#e85a3c', '#6fd0e8', '#b78cf0']
  return svg`<g fill="none" stroke="${WIRE}" stroke-width="1.4" opacity=".8"><circle r="40"/><circle r="64"/></g>${enamel(
    lit(star(12, 30, 22), '#f7a52e'),
    flat(disc(18), '#ffe28a'),
    Array.from({ length: 8 }, (_, i) => {
      const a = (i * Math.PI) / 4 + (i % 2 ? 0.5 : 0.1)
      const r = i % 2 ? 64 : 40
      return lit(
        disc(i % 2 ? 10 : 7, Math.round(Math.cos(a) * r), Math.round(Math.sin(a) * r)),
        hues[i % 3] as string,
      )
    }),
  )}`
}

/** A cloud of brocade in its five colours. */
export const brocade = () =>
  svg`${(
    [
      ['#1f6fb0', 0],
      ['#2fa58c', 7],
      ['#f2c45a', 14],
      ['#e8623c', 21],
      ['#fff0d8', 28],
    ] as const
  ).map(([colour, d]) =>
    enamel(
      lit(
        svg`M${-70 + d} 40C${-78 + d * 1.4} ${14 + d * 0.4} ${-50 + d * 0.6} ${-4 + d * 0.6} ${-36 + d * 0.4} ${2 + d * 0.5}C${-40 + d * 0.6} ${-40 + d} ${14 - d * 0.2} ${-58 + d * 1.2} ${24 - d * 0.3} ${-12 + d * 0.7}C${56 - d * 0.7} ${-22 + d * 0.9} ${82 - d * 1.2} ${12 + d * 0.4} ${66 - d} 40z`,
        colour,
      ),
    ),
  )}${line('M-14 34C-22 30-20 20-12 22M2 34C18 34 22 14 8 10C-2 8-6 20 2 22M28 36C38 34 36 24 28 27', '#c23b3b', 3)}`

/** A raft with its sail, among the stars. */
export const raft = () =>
  svg`${enamel(
    lit('M4-66C40-44 52-14 46 22C30 14 16 14 4 18z', '#fff2d6'),
    lit('M-4-56C-26-34-36-6-40 20C-28 14-16 14-4 18z', '#f2b65a'),
    lit('M-66 24C-30 36 30 36 66 24C58 50 40 58 0 58C-40 58-58 50-66 24z', '#7a3a8c'),
    lit('M-66 24C-76 20-78 8-70 2C-68 10-62 14-54 28zM66 24C76 20 78 8 70 2C68 10 62 14 54 28z', '#a85ab0'),
  )}${line('M0-70V30M8-44C24-34 32-20 36-4M8-20C20-14 28-6 34 6', GOLD.mid, 2.6)}${flat(star(5, 9, 4, -38, 44) + star(5, 9, 4, 0, 47) + star(5, 9, 4, 38, 44), '#ffe28a')}`

/** The moon over its own light on the water. */
export const moon = () =>
  svg`${glow(74, 0, -12, 0.6)}${enamel(lit(disc(46, 0, -14), '#fff3c8'))}${flat('M-20-30a13 11 0 1 0 26 4a13 9 0 1 0-26-4zM8 6a11 8 0 1 0 22-6a11 8 0 1 0-22 6zM-30 4a7 6 0 1 0 14 2a7 6 0 1 0-14-2z', '#e0bd78', 0.55)}${line('M-40 44H40M-54 54H22M34 54H56M-28 64H50M-62 64H-42', '#ffeeb8', 4)}${enamel(lit('M20-4C40-6 60-20 78-22C64-8 52 8 26 8zM-78 26C-58 18-40 22-28 30C-44 36-62 36-78 26z', '#43508c'))}`

/** Blossoms, one drawing in many places. */
const blossoms = (colour: string, places: Parameters<typeof copies>[1]) =>
  svg`<defs><g id="h">${enamel(around(lit('M0-3C-15-12-10-27 0-27C10-27 15-12 0-3z', colour), [0, 72, 144, 216, 288]), lit(disc(6), '#ffd75a'))}</g></defs>${copies('h', places)}`

/** Peaches and their blossom on one branch. */
export const peaches = () =>
  svg`${line('M-70 54C-46 30-34 12-8 2C16-8 36-24 50-54M-8 2C-20-16-24-30-22-46M14-8C30-2 46 2 62-2', '#6b3424', 7)}${enamel(
    lit('M-34-2C-58 0-64 26-34 44C-4 28-10 0-34-2z', '#ff8fa0'),
    lit('M32-2C8 0 2 28 34 48C64 30 58 2 32-2z', '#ff7a88'),
    lit('M34-2C50-14 62-10 70 0C58 8 46 6 34-2zM-34-2C-46-16-58-12-66-6C-58 2-46 6-34-2z', '#5fae62'),
  )}${blossoms('#ffc4d2', [
    [-22, -48, 1, 0],
    [48, -50, 1.1, 30],
    [6, -20, 0.8, 12],
  ])}${line('M-34 2C-24 14-26 28-32 40M32 2C44 16 42 32 36 44', '#c23a58', 2.4, 0.8)}`

/** A plum branch of the valley. */
export const plum = () =>
  svg`${line('M-66 58C-40 40-30 20-4 12C20 4 30-20 56-44M-4 12C-14-8-30-20-30-44M18 2C32 8 50 10 64 24', '#3f2430', 7)}${blossoms(
    '#ff8fa8',
    [
      [-30, -46, 1.1, 0],
      [30, -18, 1.25, 20],
      [56, -50, 0.8, 40],
      [-6, 14, 1.1, 50],
      [62, 26, 0.8, 10],
    ],
  )}`

/** The wave that breaks. */
export const wave = () =>
  svg`${enamel(
    lit(
      'M-74 52C-66-6-34-56 20-58C54-58 66-34 58-16C54-28 42-34 30-30C6-22 4 18 40 30C56 36 68 38 76 52z',
      '#1f6fb0',
    ),
    lit('M-60 52C-50 6-22-30 14-36C-12-8-8 34 30 52z', '#3f9fd0'),
  )}${line('M-52 40C-42 8-26-16-6-26M-36 46C-32 22-22 2-10-8M-18 48C-18 34-14 22-10 14', '#bfe6f6', 3)}${enamel(
    lit(
      'M4-60C12-72 28-72 34-62C44-68 58-60 56-50C66-48 70-34 62-26C64-16 56-8 48-12C52-22 46-34 36-36C24-44 10-44 0-40C-6-46-4-56 4-60z',
      '#f4fbff',
    ),
    lit('M-80 60C-64 40-48 42-38 52C-24 36-4 40 4 52C18 38 38 42 44 54C56 44 70 46 80 60z', '#f4fbff'),
  )}`

/** A whale's tail over the blue sea. */
export const whaleTail = () =>
  svg`${enamel(
    lit(
      'M0-18C-12-44-44-58-72-46C-62-24-36-10-12-4C-4 10-10 30-20 46H20C10 30 4 10 12-4C36-10 62-24 72-46C44-58 12-44 0-18z',
      '#1f5fa8',
    ),
  )}${line('M-8-8C-20-26-40-36-58-40M8-8C20-26 40-36 58-40', '#8cc8f0', 2.4)}${line('M-34 6C-36 14-34 18-36 26M34 0C36 8 34 14 36 22M-46-6v8M48-4v8', '#dff4ff', 4)}${enamel(
    lit(
      'M-78 44C-60 28-44 34-36 44C-24 30-8 32 0 44C10 30 28 32 36 44C46 32 62 30 78 44C74 62 40 68 0 68C-40 68-74 62-78 44z',
      '#2f9fd0',
    ),
  )}${line('M-60 50q10-8 20 0t20 0t20 0t20 0t20 0t20 0M-44 58q10-7 20 0t20 0t20 0t20 0', '#e6f8ff', 2.6)}`

export const coral = () =>
  svg`${line('M0 62C-2 30-2 10 0-14M0 36C-20 24-34 10-38-20M-26 14C-42 10-54 2-58-12M-36-8C-30-20-32-32-38-46M0 22C18 12 30-2 32-28M22 6C38 4 52-4 58-22M31-18C24-30 26-42 34-54M0-4C-8-20-12-34-8-60M-2-18C8-28 12-38 10-48', WIRE, 14)}${line('M0 62C-2 30-2 10 0-14M0 36C-20 24-34 10-38-20M-26 14C-42 10-54 2-58-12M-36-8C-30-20-32-32-38-46M0 22C18 12 30-2 32-28M22 6C38 4 52-4 58-22M31-18C24-30 26-42 34-54M0-4C-8-20-12-34-8-60M-2-18C8-28 12-38 10-48', '#e0413f', 10.5)}${line('M-2 50C-4 28-4 8-2-12M-8 30C-22 20-34 8-37-14M6 18C18 10 28-2 30-22', '#ff9a86', 2.6)}${enamel(lit('M-46 66C-30 50-12 56 0 56C14 56 32 50 46 66z', '#7c3a5c'))}`

/** A pearl in its shell. */
export const shell = () =>
  svg`${enamel(
    turned('x', lit('M0 30C-18 4-18-38 0-52C18-38 18 4 0 30z', '#f4c0cc'), [-66, 66, -44, 44, -22, 22], 30),
    lit('M-64 26C-50 58-24 66 0 66C24 66 50 58 64 26C40 44 20 40 0 40C-20 40-40 44-64 26z', '#c86f92'),
    lit('M-52 28C-30 16 30 16 52 28C36 42 18 40 0 40C-18 40-36 42-52 28z', '#ffe4ea'),
  )}<circle cy="16" r="21" fill="#f4eef8" stroke="${WIRE}"/><circle cy="16" r="21" fill="url(#s)"/>`

/** A drop of amber with a leaf of long ago. */
export const amber = () =>
  svg`${enamel(
    lit('M0-64C22-40 46-16 46 14C46 44 24 60 0 60C-24 60-46 44-46 14C-46-16-22-40 0-64z', '#e88a1f'),
    flat('M0-50C18-30 34-10 34 14C34 36 18 48 0 48C-18 48-34 36-34 14C-34-10-18-30 0-50z', '#ffc04a', 0.75),
  )}${flat('M-16 34C-22 10-8-12 18-20C24 6 10 28-16 34z', '#9c4a12')}${line('M-20 42C-10 20 2 2 14-14M-8 20L-12 6M-8 20L6 18M2 4L0-8M2 4L14 2', '#ffd98a', 2)}${flat('M-32 6C-30-8-22-20-12-30C-18-14-22 0-24 16C-28 16-32 12-32 6z', '#fff', 0.7)}${line('M20 34h.1M26 22h.1M12-30h.1', '#fff2c8', 5)}`

const PETAL = 'M0 34C-22 10-20-26 0-50C20-26 22 10 0 34z'
/** The lotus of the jade pool. */
export const lotus = () =>
  svg`${enamel(
    lit('M-78 44C-50 30 50 30 78 44C50 66-50 66-78 44z', '#1f8f7c'),
    around(lit(PETAL, '#e86a9c'), [-72, 72], 0, 36),
    around(lit(PETAL, '#f48ab4'), [-46, 46], 0, 36),
    around(lit(PETAL, '#ffabc8'), [-22, 22], 0, 36),
    lit(PETAL, '#ffd4e2'),
  )}${line('M0-40V20M-18-30C-14-12-10 4-6 20M18-30C14-12 10 4 6 20', '#e0608f', 1.6, 0.7)}${line('M-60 46H-36M60 46H36M-30 54H30', '#8fe0c8', 2.6)}`

export const flame = () =>
  svg`${enamel(
    lit(
      'M0 64C-40 62-56 34-48 4C-44 12-40 16-34 18C-42-16-18-36-8-72C8-56 14-40 14-24C20-28 22-36 22-44C44-22 56 4 50 26C46 50 28 64 0 64z',
      '#d8262c',
    ),
    lit(
      'M0 64C-28 62-38 42-32 20C-28 28-24 30-20 30C-22 4-8-10-2-34C12-18 18-4 16 12C22 10 24 4 24-2C36 14 40 28 34 42C30 56 18 64 0 64z',
      '#f4762c',
    ),
    lit(
      'M0 64C-18 62-22 46-16 32C-12 38-10 38-8 38C-8 24 0 14 2 2C14 16 24 32 20 46C18 58 10 64 0 64z',
      '#ffd25a',
    ),
  )}`

/** The silver river: a galaxy in its turning. */
export const galaxy = () =>
  svg`<g transform="rotate(-24)scale(1 .62)">${glow(80, 0, 0, 0.5)}${line('M0 0C20-14 44 2 34 30C22 56-28 54-50 24C-70-10-40-56 10-62M0 0C-20 14-44-2-34-30C-22-56 28-54 50-24C70 10 40 56-10 62', '#b9c8ff', 15)}${line('M0 0C20-14 44 2 34 30C22 56-28 54-50 24C-70-10-40-56 10-62M0 0C-20 14-44-2-34-30C-22-56 28-54 50-24C70 10 40 56-10 62', WIRE, 2)}${lit(disc(17), '#fff2c4')}</g>${flat(star(4, 11, 3, -50, -48) + star(4, 9, 2.4, 56, -42) + star(4, 8, 2, 60, 36) + star(4, 10, 2.6, -58, 44), '#fff')}${line('M-20-60h.1M26-66h.1M-70 4h.1M72-6h.1M22 58h.1M-26 62h.1M-34 14h.1M30-20h.1', '#fff', 4)}`

const ARM = 'M0 0V-66M0-26L-15-42M0-26L15-42M0-44L-11-56M0-44L11-56'
export const snow = () =>
  svg`${turned('x', line(ARM, WIRE, 9) + line(ARM, '#f2faff', 5.5), [60, 120, 180, 240, 300])}${enamel(lit(star(6, 22, 12, 0, 0, 30), '#9fd4ff'))}${line('M-46-50h.1M50-46h.1M-54 40h.1M46 54h.1', '#fff', 6)}`

/** Mint leaves. */
export const mint = () =>
  svg`${line('M0 68C2 30-2 0 0-26', '#2f8f6a', 6)}${enamel(
    ...(
      [
        [48, 66, 0.9],
        [48, -66, 0.9],
        [16, 54, 1],
        [16, -54, 1],
        [-10, 0, 1.15],
      ] as const
    ).map(([y, turn, k]) =>
      lit('M0 0C-22-10-28-34 0-62C28-34 22-10 0 0z', turn > 0 ? '#4fc79a' : '#7fdcb4').replace(
        '/>',
        ` transform="translate(0 ${y})rotate(${turn})scale(${k})"/>`,
      ),
    ),
  )}${line('M0-12V-68M0-30L-10-42M0-30L10-42', '#1f7f5c', 2)}`
