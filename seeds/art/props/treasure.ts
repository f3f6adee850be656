import { GOLD } from '../brush/palette.ts'
import type { Ladder } from '../brush/palette.ts'
import { flat, line, lit } from '../brush/light.ts'
import { box, disc, polygon, star } from '../brush/shapes.ts'
import type { Point } from '../brush/shapes.ts'
import { svg } from '../brush/svg.ts'

/** All about 100 wide and centred, but where they say otherwise. */
export const coin = (c: Ladder = GOLD) =>
  svg`<circle r="46" fill="${c.mid}" stroke="${c.deep}" stroke-width="4"/><circle r="37" fill="${c.bright}"/><path d="M-13-13H13V13H-13z" fill="${c.deep}" stroke="${c.pale}" stroke-width="3"/>${line('M0-32V-21M0 21V32M-32 0H-21M21 0H32', c.deep, 5)}<circle r="48" fill="url(#l)"/>`

export const ingot = (c: Ladder = GOLD) =>
  svg`${lit('M-52-16C-42-10-32-10-24-12C-16-30 16-30 24-12C32-10 42-10 52-16C50 12 36 34 24 36H-24C-36 34-50 12-52-16z', c.mid)}${flat('M-24-12C-16-30 16-30 24-12C16-2-16-2-24-12z', c.bright)}${flat('M-52-16C-30 4 30 4 52-16C48-2 40 4 30 7C12 12-12 12-30 7C-40 4-48-2-52-16z', c.deep, 0.55)}${flat('M-15-20C-8-26 2-27 8-25C0-22-8-18-13-13z', c.pale, 0.9)}`

const tiers = (points: readonly Point[]) => polygon(points)

/** Four cuts of a stone; facets are tones of one hue, lit from the top-left. */
export const gem = (c: Ladder, cut: number) => {
  if (cut === 1) return emerald(c)
  if (cut === 2) return drop(c)
  if (cut === 3) return hexagonal(c)
  return svg`${flat('M-30-38H30L52-10L0 46L-52-10z', c.mid)}${flat('M-52-10L-30-38L-22-10zM-22-10L0-38L22-10z', c.bright)}${flat('M-30-38H0L-22-10z', c.pale)}${flat('M0-38H30L22-10zM30-38L52-10H22z', c.bright, 0.55)}${flat('M22-10L0 46L52-10z', c.deep)}${flat('M-52-10H-22L0 46z', c.bright, 0.5)}${flat('M-30-38H-10L-30-14L-44-18z', '#fff', 0.35)}`
}
const emerald = (c: Ladder) =>
  svg`${flat('M-24-46H24L44-26V26L24 46H-24L-44 26V-26z', c.mid)}${flat('M-24-46H24L14-28H-14zM-44-26L-24-46L-14-28L-27-15z', c.pale)}${flat('M-44-26L-27-15V15L-44 26z', c.bright)}${flat('M44-26V26L27 15V-15zM24 46L44 26L27 15L14 28z', c.deep)}${flat('M-24 46H24L14 28H-14z', c.deep, 0.7)}${flat('M-14-28H14L27-15V15L14 28H-14L-27 15V-15z', c.bright)}${flat('M-14-28H8L-27 8V-15z', '#fff', 0.35)}`
const drop = (c: Ladder) =>
  svg`${flat('M0-52C14-28 38-12 38 14A38 36 0 0 1-38 14C-38-12-14-28 0-52z', c.mid)}${flat('M0-52L-14 6L-38 14C-38-12-14-28 0-52z', c.bright)}${flat('M0-52L14 6L38 14C38-12 14-28 0-52z', c.deep, 0.6)}${flat('M-38 14L-14 6L0 50A38 36 0 0 1-38 14z', c.deep, 0.35)}${flat('M38 14L14 6L0 50A38 36 0 0 0 38 14z', c.deep)}${flat('M0-52L-14 6L0 50L14 6z', c.bright, 0.8)}${flat('M-6-30L-16-4L-28 6C-26-10-16-20-6-30z', '#fff', 0.6)}`
const hexagonal = (c: Ladder) =>
  svg`${flat(
    tiers([
      [0, -50],
      [43, -25],
      [43, 25],
      [0, 50],
      [-43, 25],
      [-43, -25],
    ]),
    c.mid,
  )}${flat('M0-50L43-25L22-13L0-26zM-43-25L-22-13V13L-43 25z', c.bright)}${flat('M-43-25L0-50V-26L-22-13z', c.pale)}${flat('M43-25V25L22 13V-13z', c.deep, 0.7)}${flat('M0 50L43 25L22 13L0 26z', c.deep)}${flat('M-43 25L-22 13L0 26V50z', c.deep, 0.5)}${flat('M0-26L22-13V13L0 26L-22 13V-13z', c.bright)}${flat('M0-26L10-20L-22 4V-13z', '#fff', 0.5)}`

export const crown = (c: Ladder = GOLD, stone = '#d22c46') =>
  svg`${lit('M-44 22L-52-22L-26 0L0-40L26 0L52-22L44 22z', c.mid)}${flat('M0-40L26 0L52-22L44 22H0z', c.deep, 0.4)}${lit(box(-46, 20, 92, 18, 5), c.bright)}${line('M0-42h.1M-53-25h.1M53-25h.1', c.pale, 13)}${line('M0 29h.1M-26 29h.1M26 29h.1', stone, 10)}${flat('M0-18L9 4L0 14L-9 4z', stone)}`

export const trophy = (c: Ladder = GOLD) =>
  svg`${line('M-28-34H-48C-48-10-38 0-22 4M28-34H48C48-10 38 0 22 4', c.deep, 7)}${lit('M-30-46H30V-14C30 8 16 18 0 18C-16 18-30 8-30-14z', c.bright)}${flat('M4-46H30V-14C30 8 16 18 4 18z', c.deep, 0.4)}${lit('M-6 16H6L9 32H-9z', c.mid)}${lit(box(-22, 30, 44, 9, 3), c.bright)}${lit(box(-28, 39, 56, 12, 3), c.deep)}${flat(star(5, 13, 5.5, 0, -16), c.pale)}${flat('M-24-40H-16V-16C-16-8-14-2-10 4C-20-1-24-8-24-16z', '#fff', 0.55)}`

export const giftBox = (c: Ladder, ribbon: Ladder = GOLD) =>
  svg`${lit(box(-40, -10, 80, 56, 5), c.mid)}${flat('M6-10H40V46H6z', c.deep, 0.4)}${lit(box(-46, -26, 92, 22, 5), c.bright)}${flat(box(-9, -26, 18, 72), ribbon.mid)}${flat(box(-9, -26, 18, 22), ribbon.bright)}${flat('M-46-4H46V2H-46z', c.ink, 0.35)}${lit('M0-26C-10-48-36-56-38-40C-39-29-16-26 0-26z', ribbon.bright)}${lit('M0-26C10-48 36-56 38-40C39-29 16-26 0-26z', ribbon.mid)}${flat('M-8-29C-14-40-28-46-31-39C-31-33-18-30-8-29zM8-29C14-40 28-46 31-39C31-33 18-30 8-29z', ribbon.deep, 0.55)}${lit(box(-9, -34, 18, 13, 5), ribbon.pale)}`

/** A red packet; the flap's seal carries a coin. */
export const redPacket = (c: Ladder) =>
  svg`${lit(box(-33, -46, 66, 92, 8), c.mid)}${flat('M-33-38Q-33-46-25-46H25Q33-46 33-38V-20C14-4-14-4-33-20z', c.bright)}${line('M-33-20C-14-4 14-4 33-20', '#f7cf6b', 2)}${flat(disc(14, 0, -9), '#f7cf6b')}${flat(disc(14, 0, -9), 'url(#l)')}${flat('M-4-13H4V-5H-4z', c.deep)}${line('M-22 28q5.5-8 11 0t11 0t11 0t11 0M-22 36q5.5-8 11 0t11 0t11 0t11 0', '#f7cf6b', 1.6, 0.6)}`

export const chest = (c: Ladder) =>
  svg`${lit('M-50-8C-50-34-40-44-24-44H24C40-44 50-34 50-8z', c.deep)}${lit(box(-50, -6, 100, 48, 5), c.mid)}${flat('M-50-10H50V0H-50z', c.ink)}${flat('M-34-9C-20-22 20-22 34-9z', GOLD.bright)}${flat(box(-38, -43, 9, 85) + box(29, -43, 9, 85), GOLD.mid)}${lit(box(-12, -12, 24, 28, 5), GOLD.bright)}${flat('M0-3a5 5 0 0 1 3 9l2 6h-10l2-6a5 5 0 0 1 3-9z', GOLD.ink)}`
