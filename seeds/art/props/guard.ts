import type { Ladder } from '../brush/palette.ts'
import { flat, line, lit } from '../brush/light.ts'
import { svg } from '../brush/svg.ts'

/** A shield with a tick, about 100 wide and centred, rimmed in another metal. */
export const shield = (c: Ladder, rim: Ladder) =>
  svg`${lit('M0-56C16-46 32-40 50-40V-4C50 28 26 46 0 58C-26 46-50 28-50-4V-40C-32-40-16-46 0-56z', rim.mid)}${flat('M0-45C13-37 26-32 40-31V-4C40 21 21 36 0 46C-21 36-40 21-40-4V-31C-26-32-13-37 0-45z', c.mid)}${flat('M0-45C13-37 26-32 40-31V-4C40 21 21 36 0 46z', c.deep, 0.7)}${flat('M-33-26C-22-28-12-31-4-35V-29C-13-24-22-21-32-20z', '#fff', 0.45)}${line('M-20 0L-5 16L22-14', '#fff', 11)}`
