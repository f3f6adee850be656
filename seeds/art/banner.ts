import { GROUPS } from './banners.data.ts'
import type { Group } from './banners.data.ts'
import { defs, fade, glow } from './brush/light.ts'
import { HUES, ladder } from './brush/palette.ts'
import { tile } from './brush/pattern.ts'
import { picture } from './brush/picture.ts'
import { ballClip } from './props/sport.ts'
import { bay, sparkles, stage, sunburst } from './scene.ts'
import { seeded } from './brush/seeded.ts'
import { at } from './brush/svg.ts'

export type BannerKind = keyof typeof GROUPS
export const BANNER_KINDS = Object.keys(GROUPS) as BannerKind[]
export const isBannerKind = (text: string): text is BannerKind => Object.hasOwn(GROUPS, text)

/** What a kind shows, and on what; a seed sways its colours. */
export const scenery = (kind: BannerKind, seed = '') => {
  const r = seeded(`banner/${kind}/${seed}`)
  const [[first, second], weave, group] = GROUPS[kind]
  const sway = seed ? r.between(-12, 12) : 0
  const [a, b] = [ladder(HUES[first] + sway), ladder(HUES[second] + sway)]
  return { r, a, b, weave, group: () => (group as Group)(r, a, b) }
}

/** A banner, 1280×420: its left half is calm and dark enough for white text. */
export function banner(kind: BannerKind, seed = ''): string {
  const { r, a, b, weave, group } = scenery(kind, seed)
  const box = { w: 1280, h: 420, cx: 930, cy: 200, s: 1 }
  const ground = stage(box, a, b)
  return picture(
    1280,
    420,
    defs(ground.defs, ballClip, tile('p', weave, '#ffffff12', 1.2, 2.4), fade('v', b.ink, 0.82, 0, '')),
    ground.body,
    sunburst(box, 22, 0.05, r.int(0, 16)),
    '<path d="M0 0H1280V420H0z" fill="url(#p)"/>',
    bay(box, b, 0.55),
    glow(300, 930, 190, 0.5, 'g', 210),
    at(925, 200, 1.24, group()),
    '<path d="M0 0H800V420H0z" fill="url(#v)"/>',
    sparkles(r, 6, { ...box, w: 1240 }),
  )
}
