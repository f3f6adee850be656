import { type BannerKind, rings, scenery } from './banner.ts'
import { defs, glow, ground } from './brush/light.ts'
import { tile } from './brush/pattern.ts'
import { drawing } from './brush/picture.ts'
import { ballClip } from './props/sport.ts'
import { bay, sparkles } from './scene.ts'
import { svg } from './brush/svg.ts'
import type { Piece } from './brush/svg.ts'

const WIDE = { w: 1280, h: 420, cx: 0, cy: 0, s: 1 }
const FILLING = 'width="100%" height="100%"'
/** Where the group stands, in hundredths of the width: these have a panel beside it. */
const PLACE = { from: 46, wide: 54 }
const BETWEEN: Partial<Record<BannerKind, typeof PLACE>> = { slots: { from: 32, wide: 34 } }

const within = (box: string, fit: string, content: Piece) =>
  svg`<svg ${FILLING} viewBox="${box}" preserveAspectRatio="${fit}">${content}</svg>`

/** A band of whatever shape its page gives it: the ground fills it, the group stands in it whole. */
export function band(kind: BannerKind, seed = ''): string {
  const { r, a, b, weave, group } = scenery(kind, seed)
  const { from, wide } = BETWEEN[kind] ?? PLACE
  const middle = (from + wide / 2) / 100
  return drawing(
    FILLING,
    defs(
      ground('k', [a.bright, a.mid, b.deep, b.ink], [middle, 0.46, 0.6]),
      ballClip,
      tile('p', weave, '#ffffff12', 1.2, 2.4),
    ),
    `<rect ${FILLING} fill="url(#k)"/><rect ${FILLING} fill="url(#p)"/>`,
    within('0 0 1280 420', 'none', bay(WIDE, b, 0.55)),
    svg`<svg x="${from}%" y="2%" width="${wide}%" height="76%" viewBox="-230 -152 460 304" overflow="visible">${glow(250, 0, 0, 0.5, 'g', 170)}${rings(a)}${group()}</svg>`,
    // Around the group: words stand before it.
    within(
      '0 0 1280 420',
      'xMidYMid slice',
      sparkles(r, 4, WIDE, [(from + 14) / 100, (from + wide - 3) / 100]),
    ),
  )
}
