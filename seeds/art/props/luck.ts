import { GOLD, IVORY } from '../brush/palette.ts'
import type { Ladder } from '../brush/palette.ts'
import { flat, line, lit } from '../brush/light.ts'
import { box, disc } from '../brush/shapes.ts'
import { svg } from '../brush/svg.ts'

/** The symbols of the reels, about 100 wide and centred. */
export const seven = (c: Ladder) =>
  svg`${flat('M-37-44H43V-22C22 2 11 24 10 50H-28C-26 18-12-6 8-20H-12Q-20-20-24-8H-37z', c.ink)}${lit('M-41-48H39V-26C18-2 7 20 6 46H-30C-28 16-14-10 6-24H-14Q-22-24-26-12H-41z', c.bright)}${line('M-37-44H35V-28', '#fff', 2.5, 0.75)}`

export const bell = (c: Ladder = GOLD) =>
  svg`${flat(disc(10, 0, 38), c.deep)}${lit('M0-48C6-48 8-44 8-40C26-35 33-20 33 0C33 16 38 22 46 28V35H-46V28C-38 22-33 16-33 0C-33-20-26-35-8-40C-8-44-6-48 0-48z', c.bright)}${flat('M6-40C26-35 33-20 33 0C33 16 38 22 46 28V35H14C22 10 20-22 6-40z', c.deep, 0.45)}${flat('M-22-16C-20-26-14-31-8-33C-15-20-17-4-17 10C-22 4-23-6-22-16z', '#fff', 0.6)}${flat('M-46 27H46V35H-46z', c.mid)}`

export const cherry = (c: Ladder) =>
  svg`${line('M-20 12C-16-14-2-32 22-42M26 16C26-8 26-26 22-42', '#3c7a2e', 5)}${flat('M22-42C2-52-16-46-24-34C-6-26 12-28 22-42z', '#58a83c')}<circle cx="-22" cy="24" r="23" fill="${c.mid}"/><circle cx="-22" cy="24" r="23" fill="url(#s)"/><circle cx="27" cy="27" r="21" fill="${c.mid}"/><circle cx="27" cy="27" r="21" fill="url(#s)"/>`

const LEAF = 'M0 0C-8-8-30-12-30-28C-30-40-14-46 0-32C14-46 30-40 30-28C30-12 8-8 0 0z'
export const clover = (c: Ladder) =>
  svg`${line('M2 4C6 24 14 36 24 46', c.deep, 6)}${[0, 90, 180, 270].map((turn) => svg`<g transform="rotate(${turn}) scale(.98)">${lit(LEAF, turn > 90 && turn < 270 ? c.mid : c.bright)}${line('M0-4V-24', c.pale, 2, 0.6)}</g>`)}`

export const peach = (c: Ladder) =>
  svg`${lit('M-4 50C-40 52-62 34-58 14C-36 18-14 28-4 50zM4 50C40 52 62 34 58 14C36 18 14 28 4 50z', '#4f9b4a')}${lit('M0-48C8-38 44-26 44 8C44 34 24 44 0 44C-24 44-44 34-44 8C-44-26-8-38 0-48z', c.bright)}${flat('M0-48C8-38 44-26 44 8C44 34 24 44 4 44C26 18 18-22 0-48z', c.mid, 0.65)}${line('M0-44C10-24 14 2 6 30', c.deep, 2, 0.5)}${flat('M-30 4C-32-12-20-22-12-26C-20-12-22 4-22 18C-27 16-30 10-30 4z', '#fff', 0.5)}`

export const gourd = (c: Ladder) =>
  svg`${line('M0-40C0-48 8-50 14-52', '#4d7b32', 5)}${lit('M0-40C14-40 20-30 18-20C16-12 12-10 16-4C30 2 38 14 36 26C34 42 18 48 0 48C-18 48-34 42-36 26C-38 14-30 2-16-4C-12-10-16-12-18-20C-20-30-14-40 0-40z', c.mid)}${flat('M4-40C14-40 20-30 18-20C16-12 12-10 16-4C30 2 38 14 36 26C34 42 18 48 6 48C24 26 8 6 4-40z', c.deep, 0.45)}${flat(box(-20, -10, 40, 7, 3), '#d3212f')}${flat('M14-6L30 18L22 20L10-6z', '#d3212f')}${flat('M-24 22C-24 12-18 8-13 6C-16 14-17 24-14 34C-20 32-24 28-24 22z', '#fff', 0.5)}`

export const lantern = (c: Ladder) =>
  svg`${line('M0-56V-40M0 36V56M-6 38V52M6 38V52', GOLD.mid, 3)}${lit('M-20-34H20C46-30 46 26 20 30H-20C-46 26-46-30-20-34z', c.mid)}${line('M0-34V30M-16-34C-30-20-30 16-16 30M16-34C30-20 30 16 16 30', c.deep, 2.5, 0.7)}${flat('M-34-2C-34-18-28-27-22-29C-27-14-27 10-22 25C-28 23-34 14-34-2z', '#fff', 0.3)}${lit(box(-21, -42, 42, 10, 3), GOLD.bright)}${lit(box(-21, 28, 42, 10, 3), GOLD.mid)}`

/** One for the far wall: fewer strokes. */
export const smallLantern = (c: Ladder) =>
  svg`${line('M0-90V-34M0 30V56', GOLD.mid, 4)}${lit('M-20-34H20C46-30 46 26 20 30H-20C-46 26-46-30-20-34z', c.mid)}${line('M-18-36H18M-18 32H18', GOLD.bright, 9)}`

const PETAL = 'M0-46C18-26 18 10 0 30C-18 10-18-26 0-46z'
export const lotus = (c: Ladder) =>
  svg`${flat('M-50 24C-30 14 30 14 50 24C36 42-36 42-50 24z', '#1f7a58')}${(
    [
      [-52, c.mid],
      [52, c.mid],
      [-26, c.bright],
      [26, c.bright],
      [0, c.pale],
    ] as const
  ).map(([turn, colour]) =>
    lit(PETAL, colour).replace('/>', turn ? ` transform="rotate(${turn} 0 28)"/>` : '/>'),
  )}${flat('M-22 26C-12 14 12 14 22 26C12 34-12 34-22 26z', c.bright)}`

export const drum = (c: Ladder) =>
  svg`${lit('M-44-22C-50 6-48 22-40 34C-20 46 20 46 40 34C48 22 50 6 44-22z', c.mid)}${flat('M8 42C24 40 34 38 40 34C48 22 50 6 44-22H14z', c.deep, 0.45)}<ellipse cy="-22" rx="46" ry="17" fill="${GOLD.mid}"/><ellipse cy="-24" rx="42" ry="14" fill="${IVORY.bright}"/><path d="M0-32a16 7 0 0 1 0 7a16 7 0 0 0 0 7" fill="none" stroke="${c.mid}" stroke-width="3"/><path d="M-42-6h.1M-24 2h.1M0 5h.1M24 2h.1M42-6h.1M-37 30h.1M-18 36h.1M18 36h.1M37 30h.1" stroke="${GOLD.bright}" stroke-width="6"/>`

export const foldingFan = (c: Ladder) =>
  svg`${lit('M-54-6A56 56 0 0 1 54-6L20 18A22 22 0 0 0-20 18z', c.bright)}${flat('M-29-40L-9 2L-20 18L-54-6zM0-52L6-2L-3-4L-16-48zM29-40L15 4L7-1L15-49z', c.deep, 0.3)}${line('M-54-6L0 44L54-6M-36-32L0 44L36-32M-12-48L0 44L12-48', GOLD.mid, 3)}${flat(disc(7, 0, 42), GOLD.bright)}${line('M0 46C8 52 2 58 8 64', '#d3212f', 4)}`

/** A glowing pearl: the dragon's, or the moon's. */
export const pearl = (c: Ladder) =>
  svg`<circle r="44" fill="${c.bright}"/><circle r="44" fill="url(#s)"/>${flat('M-34 22C-20 36 20 36 34 22C26 40-26 40-34 22z', c.pale, 0.6)}${line('M-38 8C-20-6-8 18 8 4C18-4 28 0 38 8', '#fff', 3, 0.6)}`

export const book = (c: Ladder) =>
  svg`${flat('M-46 34L-40-42H44L48 34z', c.ink)}${lit('M-42-46H34Q40-46 40-40V26Q40 32 34 32H-42Q-48 32-48 26V-40Q-48-46-42-46z', c.mid)}${flat('M-48 26Q-48 40-34 40H40V32H-40Q-46 32-48 26z', '#f4e6c4')}${line('M-36-34H28V20H-36z', GOLD.bright, 2.5)}${flat('M-4-28L12-7L-4 14L-20-7z', GOLD.bright)}${flat('M-4-16L3-7L-4 2L-11-7z', c.deep)}`
