import { flat, line, lit } from '../brush/light.ts'
import { GOLD } from '../brush/palette.ts'
import type { Ladder } from '../brush/palette.ts'
import { box, disc, star } from '../brush/shapes.ts'
import { svg } from '../brush/svg.ts'
import { enamel, mirrored } from './wire.ts'

/** What the banners speak of, about 120 wide and centred, in the same wire as the covers' figures. */

/** A shield with its lock. */
export const shield = (c: Ladder) =>
  svg`${enamel(
    lit('M0-72L58-50V-2C58 38 30 62 0 76C-30 62-58 38-58-2V-50z', GOLD.bright),
    lit('M0-60L48-42V-2C48 30 26 50 0 62C-26 50-48 30-48-2V-42z', c.mid),
    flat('M0-60L48-42V-2C48 30 26 50 0 62z', c.deep, 0.5),
  )}${line('M-17-4V-16A17 17 0 0 1 17-16V-4', '#fff4d8', 8)}${enamel(lit(box(-28, -6, 56, 42, 7), '#fff4d8'))}${line('M0 11V11.1M0 14V22', c.deep, 7)}`

/** An invitation in its envelope. */
export const invitation = (c: Ladder) =>
  svg`${enamel(
    lit('M-66-10L0-60L66-10V58H-66z', c.deep),
    lit(box(-50, -66, 100, 90, 5), '#d8232f'),
  )}${line('M-42-58H42V16H-42z', GOLD.bright, 1.6)}<text y="2" text-anchor="middle" font-size="52" fill="#ffe0a3">邀</text>${enamel(
    lit('M-66-10L0 34L66-10V58Q66 64 60 64H-60Q-66 64-66 58z', c.mid),
    lit('M-64 62L0 18L64 62z', c.bright),
    lit(disc(12, 0, 30), '#d8232f'),
  )}`

/** A phone with the site in it. */
export const phone = (c: Ladder) =>
  svg`${enamel(lit(box(-42, -78, 84, 156, 15), '#2a2f48'), lit(box(-35, -70, 70, 140, 9), c.deep))}${enamel(lit(box(-28, -54, 56, 34, 5), c.bright))}${flat([0, 1, 2].map((i) => box(-28, -12 + i * 24, 30, 18, 4) + box(8, -12 + i * 24, 20, 18, 4)).join(''), '#fff', 0.85)}${line('M-10-64H10', '#fff', 3, 0.6)}${enamel(lit(star(5, 11, 5, 0, -37), GOLD.bright))}`

/** The abacus of those who share in what comes in. */
export const abacus = () =>
  svg`${enamel(lit('M-74-52H74V56H-74zM-64-42V46H64V-42z', '#9c4a24'))}${line('M-64-16H64', '#9c4a24', 7)}${line('M-48-42V46M-24-42V46M0-42V46M24-42V46M48-42V46', '#f3d08a', 3)}${enamel(
    ...[-48, -24, 0, 24, 48].map((x, i) =>
      lit(
        [i % 2 ? -22 : -34, i % 3 ? 6 : 16, i % 3 ? 20 : 28, 40]
          .map((y) => svg`M${x - 10} ${y}q10-12 20 0q-10 12-20 0z`)
          .join(''),
        '#d8232f',
      ),
    ),
  )}`

/** A club's shirt. */
export const shirt = (c: Ladder) =>
  svg`${enamel(
    lit('M-22-58L-66-36L-58 0L-40-6V64H40V-6L58 0L66-36L22-58C12-46-12-46-22-58z', c.mid),
    flat('M-20-8V64H-6V-46zM20-8V64H6V-46z', '#fff4e0', 0.9),
    lit('M-22-58C-12-40 12-40 22-58L14-62C8-52-8-52-14-62z', GOLD.bright),
  )}<text y="38" text-anchor="middle" font-size="46" fill="${c.ink}" stroke="#fff4e0" stroke-width="5" paint-order="stroke">9</text>`

/** A lamp over an open book: help. */
export const guide = (c: Ladder) =>
  svg`${enamel(
    mirrored('m', lit('M0 40C-24 24-56 26-76 36V-30C-56-40-24-38 0-24z', '#fff6e0')),
    lit('M-80 40C-56 32-24 34 0 48C24 34 56 32 80 40V50C56 42 24 44 0 58C-24 44-56 42-80 50z', c.mid),
  )}${line('M-62-14C-46-20-28-18-14-10M-62 4C-46-2-28 0-14 8M-62 20C-46 14-28 16-14 24M62 20C46 14 28 16 14 24', '#c9b48c', 4)}${enamel(lit(disc(26, 34, -28), c.bright))}<text x="34" y="-13" text-anchor="middle" font-size="42" fill="#fff">?</text>`

/** A chest of the bay, open. */
export const openChest = () =>
  svg`${enamel(
    lit('M-72-14C-76-58 76-58 72-14L60 0H-60z', '#8f4c1e'),
    lit('M-60 0C-40-34-14-20 0-34C16-20 42-34 60 0z', GOLD.bright),
    lit(box(-70, 0, 140, 60, 6), '#a85a24'),
    lit(box(-70, 0, 140, 14, 4), GOLD.mid),
    lit(box(-54, 0, 14, 60) + box(40, 0, 14, 60), GOLD.mid),
    lit(box(-16, -2, 32, 36, 6), GOLD.bright),
  )}${flat('M0 8a6 6 0 0 1 4 11l2 8h-12l2-8a6 6 0 0 1 4-11z', GOLD.ink)}`
