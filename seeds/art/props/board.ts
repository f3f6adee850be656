import { flat, line, lit } from '../brush/light.ts'
import { GOLD } from '../brush/palette.ts'
import type { Ladder } from '../brush/palette.ts'
import { box, disc } from '../brush/shapes.ts'
import { svg } from '../brush/svg.ts'

/** The furniture of the activities, about 120 wide and centred. */

/** A month with its signed days ticked. */
export const calendar = (c: Ladder, signed: number) => {
  const days = Array.from({ length: 15 }, (_, i) => [(i % 5) * 21 - 42, Math.floor(i / 5) * 21 - 14] as const)
  return svg`${lit(box(-60, -56, 120, 112, 12), '#fdfaf3')}${lit('M-60-30V-44Q-60-56-48-56H48Q60-56 60-44V-30z', c.mid)}${line('M-32-66V-48M32-66V-48', GOLD.bright, 7)}${flat(days.map(([x, y]) => box(x - 8, y - 8, 16, 16, 4)).join(''), '#e8dfcf')}${flat(
    days
      .slice(0, signed)
      .map(([x, y]) => box(x - 8, y - 8, 16, 16, 4))
      .join(''),
    c.bright,
  )}${line(
    days
      .slice(0, signed)
      .map(([x, y]) => svg`M${x - 4} ${y}l3 3l5-6`)
      .join(''),
    '#fff',
    2.4,
  )}`
}

/** A wheel of fortune with its pointer, radius 64. */
export const fortune = (a: Ladder, b: Ladder) => {
  const wedge = 'M0 0L-21.5-51.5A56 56 0 0 1 21.5-51.5z'
  return svg`<circle r="66" fill="${GOLD.deep}"/><circle r="63" fill="${GOLD.bright}"/>${[0, 45, 90, 135, 180, 225, 270, 315].map((turn, i) => svg`<path d="${wedge}" fill="${i % 2 ? '#fff5e0' : i % 4 ? b.mid : a.mid}" transform="rotate(${turn})"/>`)}<path d="${[22.5, 67.5, 112.5, 157.5, 202.5, 247.5, 292.5, 337.5].map((turn) => svg`M${Math.sin((turn * Math.PI) / 180) * 60} ${-Math.cos((turn * Math.PI) / 180) * 60}h.1`)}" stroke="#fff" stroke-width="5"/>${[0, 90, 180, 270].map((turn) => svg`<g transform="rotate(${turn}) translate(0 -36)">${flat(disc(7), GOLD.bright)}</g>`)}<circle r="56" fill="url(#l)"/><circle r="15" fill="${GOLD.mid}"/><circle r="15" fill="url(#s)"/>${lit('M0-78L11-58Q0-44-11-58z', a.bright)}`
}

/** A list of tasks, the first ones done. */
export const tasks = (c: Ladder, done: number) =>
  svg`${lit(box(-48, -58, 96, 122, 10), '#fdfaf3')}${lit(box(-22, -68, 44, 20, 8), c.mid)}${[-28, 0, 28].map((y, i) => svg`${flat(disc(10, -26, y + 8), i < done ? c.bright : '#e2d8c6')}${i < done && line(svg`M-30 ${y + 8}l3 3l6-7`, '#fff', 3)}${line(svg`M-8 ${y + 4}H34M-8 ${y + 13}H${18}`, '#cfc3ae', 4)}`)}`

/** A podium of three steps. */
export const podium = (c: Ladder) =>
  svg`${lit(box(-30, -20, 60, 70, 3), c.bright)}${lit(box(-86, 4, 58, 46, 3), c.mid)}${lit(box(28, 14, 58, 36, 3), c.mid)}${flat('M-30-20H30V-12H-30zM-86 4H-28V11H-86zM28 14H86V21H28z', c.pale, 0.5)}<g fill="#fff" text-anchor="middle" font-size="26"><text y="20">1</text><text x="-57" y="38">2</text><text x="57" y="43">3</text></g>`

/** A bet's slip with its odds. */
export const slip = (c: Ladder) =>
  svg`${lit('M-42-62H42V58l-10.5-8l-10.5 8l-10.5-8L0 58l-10.5-8l-10.5 8l-10.5-8L-42 58z', '#fdfaf3')}${lit('M-42-62H42V-40H-42z', c.mid)}${line('M-30-24H4M-30-12H-10M-30 8H4M-30 20H-10', '#cdbfa8', 5)}${flat(box(14, -28, 20, 18, 4) + box(14, 4, 20, 18, 4), c.bright)}${line('M-30 36H30', GOLD.mid, 5)}`

/** A paper plane of money: the second deposit flies. */
export const rocket = (c: Ladder) =>
  svg`${lit('M-14 34C-16 54-6 64 0 76C6 64 16 54 14 34z', '#ffb02e')}${flat('M-7 36C-8 48-3 54 0 60C3 54 8 48 7 36z', '#fff1c2')}${lit('M-20 8L-42 30L-38 46L-16 34zM20 8L42 30L38 46L16 34z', c.deep)}${lit('M0-76C22-56 28-24 20 38H-20C-28-24-22-56 0-76z', '#f5f1e8')}${lit('M0-76C10-66 17-54 20-42H-20C-17-54-10-66 0-76z', c.mid)}<circle cy="-18" r="12" fill="${c.bright}" stroke="${GOLD.mid}" stroke-width="4"/>${flat('M-8-22a8 8 0 0 1 8-5a14 14 0 0 0-8 5z', '#fff', 0.8)}`
