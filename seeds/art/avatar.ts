import { defs, flat, ground, line, lit } from './brush/light.ts'
import { GOLD, HUES, IVORY, ladder, STEEL } from './brush/palette.ts'
import type { Ladder } from './brush/palette.ts'
import { picture } from './brush/picture.ts'
import { hash } from './brush/seeded.ts'
import { disc, water } from './brush/shapes.ts'
import { svg } from './brush/svg.ts'

/** Both halves of a face from its left one. */
const both = (left: string) => `${left}<g transform="matrix(-1 0 0 1 96 0)">${left}</g>`
const eyes = (x = 38, y = 54, r = 3.2) =>
  both(
    svg`<circle cx="${x}" cy="${y}" r="${r}" fill="#1a1f2e"/><circle cx="${x - 1}" cy="${y - 1.2}" r="1" fill="#fff"/>`,
  )
const blush = (c: string) => flat(disc(4.5, 31, 63) + disc(4.5, 65, 63), c, 0.35)
const HEAD = 'M48 26C66 26 77 38 77 55C77 72 65 82 48 82C31 82 19 72 19 55C19 38 30 26 48 26z'
const WIDE = 'M48 28C68 28 80 42 80 58C80 74 66 83 48 83C30 83 16 74 16 58C16 42 28 28 48 28z'

/** Faces in the tones of `c`; the second ladder is for what the animal wears or shows. */
const ANIMALS: readonly ((c: Ladder, d: Ladder) => string)[] = [
  // panda
  () =>
    `${both(lit(disc(11, 25, 32), '#2b3042'))}${lit(HEAD, '#f7f4ee')}${both(flat('M28 50C32 42 44 44 43 54C42 64 28 66 27 58z', '#2b3042'))}${both('<circle cx="37" cy="54" r="3" fill="#fff"/>')}${flat('M43 63h10l-5 5z', '#2b3042')}${line('M48 68v3M42 72q6 4 12 0', '#2b3042', 2)}`,
  // fox
  () =>
    `${both(lit('M18 46L20 14L44 32z', '#d8662a') + flat('M23 36L24 22L35 31z', '#3b2418'))}${lit('M48 28C66 28 80 36 82 48C78 66 62 84 48 84C34 84 18 66 14 48C16 36 30 28 48 28z', '#e8782f')}${both(flat('M14 48C26 46 42 54 48 66V84C34 84 18 66 14 48z', '#fbf1e4'))}${eyes(36, 52)}${flat('M43 66h10l-5 7z', '#2a1a14')}`,
  // cat
  (c, d) =>
    `${both(lit('M19 48L20 18L42 31z', c.mid) + flat('M24 37L24 26L34 31z', d.bright))}${lit(WIDE, c.mid)}${flat('M42 29h12l-3 12h-6zM30 32l6-3 2 9zM66 32l-6-3-2 9z', c.deep)}${eyes(36, 56, 4)}${flat('M45 63h6l-3 4z', d.mid)}${line('M48 67q-4 5-8 2M48 67q4 5 8 2M14 62l12 1M15 70l11-3M82 62l-12 1M81 70l-11-3', '#1a1f2e', 1.6)}`,
  // tiger
  () =>
    `${both(lit(disc(10, 25, 33), '#e59a2c') + flat(disc(5, 25, 33), '#fff0d6'))}${lit(WIDE, '#f0a836')}${flat('M33 68C33 58 63 58 63 68C63 78 33 78 33 68z', '#fff6e6')}${flat('M44 29h8l-4 14zM34 32l6-2-2 11zM62 32l-6-2 2 11zM17 54l13 2-13 5zM79 54l-13 2 13 5zM20 68l11-2-7 8zM76 68l-11-2 7 8z', '#33231b')}${eyes()}${flat('M43 62h10l-5 5z', '#33231b')}${line('M48 67v3q-5 4-8 0M48 70q5 4 8 0', '#33231b', 2)}`,
  // rabbit
  (_c, d) =>
    `${both(lit('M36 36C24 30 20 4 30 4C40 4 44 22 43 34z', '#f4efe9') + flat('M35 30C29 24 27 10 31 10C36 10 39 22 38 31z', d.bright, 0.7))}${lit(HEAD, '#faf6f0')}${eyes(37, 55)}${blush(d.mid)}${flat('M45 62h6l-3 4z', d.mid)}${line('M48 66v3q-4 4-7 0M48 69q4 4 7 0', '#5b4a4a', 1.8)}`,
  // bear
  () =>
    `${both(lit(disc(11, 25, 33), '#8a5a34') + flat(disc(5.5, 25, 33), '#e3bb8d'))}${lit(WIDE, '#9c6839')}${flat('M34 68C34 57 62 57 62 68C62 79 34 79 34 68z', '#edd0a6')}${eyes()}${flat('M42 62q6-3 12 0l-6 6z', '#2a1a14')}${line('M48 68v3M42 73q6 4 12 0', '#2a1a14', 2)}`,
  // owl
  (c) =>
    `${lit('M18 24C30 28 40 30 48 30C56 30 66 28 78 24C82 40 82 50 79 60C74 76 62 84 48 84C34 84 22 76 17 60C14 50 14 40 18 24z', c.mid)}${both(flat(disc(14, 34, 52), c.pale) + flat(disc(7.5, 35, 52), '#1a1f2e') + flat(disc(2.4, 33, 49.5), '#fff'))}${flat('M42 60h12l-6 11z', GOLD.mid)}${line('M34 76q4 4 8 0q4 4 8 0q4 4 8 0', c.pale, 2)}`,
  // penguin
  () =>
    `${lit('M48 22C68 22 80 38 80 58C80 76 66 84 48 84C30 84 16 76 16 58C16 38 28 22 48 22z', '#2d3a55')}${flat('M48 44C52 36 70 36 71 54C72 72 62 82 48 82C34 82 24 72 25 54C26 36 44 36 48 44z', '#fbf8f2')}${eyes(37, 54)}${lit('M40 62C44 58 52 58 56 62L48 71z', '#f2a02c')}${blush('#f08a8a')}`,
  // koala
  () =>
    `${both(lit(disc(15, 22, 40), '#8793a6') + flat(disc(8.5, 22, 41), '#f1c9cf'))}${lit(HEAD, '#98a4b6')}${eyes(35, 54)}${lit('M42 54C42 48 54 48 54 54V64C54 70 42 70 42 64z', '#2f3646')}${line('M43 74q5 4 10 0', '#2f3646', 2)}`,
  // frog
  () =>
    `${both(lit(disc(13, 30, 32), '#5fae4a') + flat(disc(8, 30, 31), '#fff') + flat(disc(4.5, 31, 31), '#1a1f2e'))}${lit('M48 34C70 34 82 46 82 60C82 76 66 84 48 84C30 84 14 76 14 60C14 46 26 34 48 34z', '#6cbf52')}${flat('M24 62C34 84 62 84 72 62C64 70 32 70 24 62z', '#3d7f34')}${line('M22 60C32 72 64 72 74 60', '#2f6428', 2.5)}${blush('#f29a8a')}${line('M44 52h.1M52 52h.1', '#2f6428', 3)}`,
  // dog
  (_c, d) =>
    `${lit(HEAD, '#f0dfc2')}${both(lit('M28 28C16 26 8 44 14 62C22 66 28 56 30 44C32 36 32 32 28 28z', '#a8713c'))}${flat('M50 28C66 28 74 44 70 58C62 64 52 56 50 46z', '#c58d52')}${eyes(38, 52)}${flat('M41 60q7-4 14 0l-7 7z', '#2a1f1a')}${line('M48 67v4M40 70q8 8 16 0', '#2a1f1a', 2)}${flat('M44 74h8v4a4 4 0 0 1-8 0z', d.bright)}`,
  // deer
  () =>
    `${both(line('M34 30C30 22 30 16 24 10M31 20L22 20', '#7a4d24', 4) + lit('M30 44C18 44 10 38 8 32C18 28 28 32 34 38z', '#b57a40'))}${lit('M48 30C62 30 70 40 68 52C66 66 60 84 48 84C36 84 30 66 28 52C26 40 34 30 48 30z', '#c98c4d')}${flat('M38 70C38 62 58 62 58 70C58 80 54 84 48 84C42 84 38 80 38 70z', '#f3dfc0')}${eyes(38, 54)}${flat('M42 68q6-4 12 0l-6 6z', '#2a1a14')}${flat(disc(1.8, 42, 38) + disc(1.8, 54, 38) + disc(1.8, 48, 43), '#f3dfc0')}`,
  // pig
  () =>
    `${both(lit('M20 42L22 22L42 32z', '#ef9aa8'))}${lit(WIDE, '#f6b3be')}${lit('M36 66C36 58 60 58 60 66C60 75 36 75 36 66z', '#ec8a9c')}${line('M44 65v3M52 65v3', '#a4475c', 4)}${eyes(34, 52)}${blush('#e2607c')}`,
  // monkey
  () =>
    `${both(lit(disc(11, 17, 54), '#a06a3e') + flat(disc(6, 17, 54), '#f2cfa6'))}${lit(HEAD, '#8a5733')}${flat('M48 46C54 38 70 42 68 56C66 64 70 80 48 80C26 80 30 64 28 56C26 42 42 38 48 46z', '#f4d3ab')}${eyes(39, 54)}${line('M46 62h.1M50 62h.1', '#5a3518', 3)}${line('M38 68q10 8 20 0', '#5a3518', 2.2)}`,
]

const HAIR = [
  'M20 54C16 22 36 14 50 15C70 16 80 32 76 54C72 44 66 38 56 36C44 40 30 40 26 42C23 46 21 50 20 54z',
  'M18 76C12 34 26 14 48 14C70 14 84 34 78 76C72 76 70 66 70 50C62 44 54 38 48 32C42 40 34 44 26 48C26 66 24 76 18 76z',
  'M22 46C22 24 34 17 48 17C62 17 74 24 74 46C70 38 64 34 48 34C32 34 26 38 22 46zM38 16a11 9 0 1 1 20 0z',
  'M21 48C18 26 32 14 46 16C52 10 70 14 74 28C78 34 77 42 75 48C72 42 72 38 66 36C54 40 40 34 34 34C28 38 24 42 21 48z',
] as const
const SKINS = ['#f6d2b3', '#eec09a', '#dca57a', '#f9dcc4'] as const

/** A person: hair, a coat, sometimes glasses; eyes and smile, no more. */
function person(i: number, c: Ladder, d: Ladder): string {
  const skin = SKINS[i % SKINS.length] as string
  const hair = ['#2a2230', '#4a2f22', '#7a4a28', '#20283a', '#b9bec9'][i % 5] as string
  const style = i % HAIR.length
  return svg`${style === 1 && flat('M20 78C14 40 28 22 48 22C68 22 82 40 76 78z', hair)}${lit('M8 100C10 82 26 78 40 76H56C70 78 86 82 88 100z', c.mid)}${flat('M36 76L48 92L60 76L56 72H40z', d.pale)}${flat('M41 66H55V78Q48 86 41 78z', skin)}${flat('M41 70Q48 78 55 70V74Q48 82 41 74z', '#000', 0.12)}${lit('M24 46C24 26 72 26 72 46C73 62 62 74 48 74C34 74 23 62 24 46z', skin)}${flat(HAIR[style] as string, hair)}${both('<circle cx="39" cy="50" r="2.6" fill="#1a1f2e"/>')}${line('M42 60q6 5 12 0', '#9c4a3c', 2.2)}${i % 3 === 1 && line('M30 50a8 8 0 1 1 16 0a8 8 0 1 1-16 0M50 50a8 8 0 1 1 16 0a8 8 0 1 1-16 0M46 49q2-2 4 0', '#2c3446', 2)}${i % 4 === 2 && both(flat(disc(2.6, 23, 58), GOLD.bright))}`
}

const GROUND_HUES = [
  HUES.bay,
  HUES.teal,
  HUES.coral,
  HUES.gold,
  HUES.violet,
  HUES.jade,
  HUES.rose,
  HUES.sea,
  HUES.plum,
  HUES.amber,
] as const
const FUR = [IVORY, STEEL, ladder(HUES.amber), ladder(HUES.violet, 0.6), ladder(HUES.teal, 0.7)] as const

/** How many stand in the site's own row of portraits, keyed 1 to 40. */
export const AVATAR_COUNT = 40

/** A friendly portrait, 96×96, full to the corners: the frame rounds it. */
export function avatar(seed: string): string {
  const i = /^\d{1,4}$/.test(seed) ? Number(seed) : hash(`avatar/${seed}`) % 5600
  const back = ladder((GROUND_HUES[(i * 3 + Math.floor(i / 20)) % 10] as number) + (i % 7) * 2)
  const coat = ladder(GROUND_HUES[(i * 7 + 4) % 10] as number)
  const kinds = ANIMALS.length + 6
  const which = i % kinds
  const figure =
    which < ANIMALS.length
      ? (ANIMALS[which] as (typeof ANIMALS)[number])(
          FUR[Math.floor(i / kinds) % FUR.length] as Ladder,
          ladder(HUES.rose),
        )
      : person(which - ANIMALS.length + Math.floor(i / kinds) * 6, coat, IVORY)
  return picture(
    96,
    96,
    defs(ground('k', [back.pale, back.bright, back.mid])),
    '<path d="M0 0H96V96H0z" fill="url(#k)"/>',
    flat(disc(30, 20, 18), '#fff', 0.14),
    flat(water(80, 96, 96, 3, 7), back.deep, 0.35),
    `<g transform="translate(0 4)">${figure}</g>`,
  )
}
