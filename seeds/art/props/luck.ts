import { GOLD } from '../brush/palette.ts'
import type { Ladder } from '../brush/palette.ts'
import { flat, line, lit } from '../brush/light.ts'
import { box, disc } from '../brush/shapes.ts'
import { svg } from '../brush/svg.ts'

/** The symbols of the reels, about 100 wide and centred. */
export const seven = (c: Ladder) =>
  svg`${flat('M-37-44H43V-22C22 2 11 24 10 50H-28C-26 18-12-6 8-20H-12Q-20-20-24-8H-37z', c.ink)}${lit('M-41-48H39V-26C18-2 7 20 6 46H-30C-28 16-14-10 6-24H-14Q-22-24-26-12H-41z', c.bright)}${line('M-37-44H35V-28', '#fff', 2.5, 0.75)}`

export const lantern = (c: Ladder) =>
  svg`${line('M0-56V-40M0 36V56M-6 38V52M6 38V52', GOLD.mid, 3)}${lit('M-20-34H20C46-30 46 26 20 30H-20C-46 26-46-30-20-34z', c.mid)}${line('M0-34V30M-16-34C-30-20-30 16-16 30M16-34C30-20 30 16 16 30', c.deep, 2.5, 0.7)}${flat('M-34-2C-34-18-28-27-22-29C-27-14-27 10-22 25C-28 23-34 14-34-2z', '#fff', 0.3)}${lit(box(-21, -42, 42, 10, 3), GOLD.bright)}${lit(box(-21, 28, 42, 10, 3), GOLD.mid)}`

export const foldingFan = (c: Ladder) =>
  svg`${lit('M-54-6A56 56 0 0 1 54-6L20 18A22 22 0 0 0-20 18z', c.bright)}${flat('M-29-40L-9 2L-20 18L-54-6zM0-52L6-2L-3-4L-16-48zM29-40L15 4L7-1L15-49z', c.deep, 0.3)}${line('M-54-6L0 44L54-6M-36-32L0 44L36-32M-12-48L0 44L12-48', GOLD.mid, 3)}${flat(disc(7, 0, 42), GOLD.bright)}${line('M0 46C8 52 2 58 8 64', '#d3212f', 4)}`
