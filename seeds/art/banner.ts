import { ACTIVITIES } from './banners/activities.data.ts'
import type { Banner } from './banners/group.ts'
import { LOBBY } from './banners/lobby.data.ts'
import { PAGES } from './banners/pages.data.ts'
import { defs, fade, glow } from './brush/light.ts'
import { HUES, ladder, veiled } from './brush/palette.ts'
import type { Ladder } from './brush/palette.ts'
import { tile } from './brush/pattern.ts'
import { picture } from './brush/picture.ts'
import { ballClip } from './props/sport.ts'
import { bay, sparkles, stage } from './scene.ts'
import { seeded } from './brush/seeded.ts'
import { at, svg } from './brush/svg.ts'
import { WIRE } from './motifs/wire.ts'

const BANNERS = { ...LOBBY, ...PAGES, ...ACTIVITIES }
export type BannerKind = keyof typeof BANNERS
export const BANNER_KINDS = Object.keys(BANNERS) as BannerKind[]
export const isBannerKind = (text: string): text is BannerKind => Object.hasOwn(BANNERS, text)

/** The one thing that a kind alone shows. */
export const bannerSubject = (kind: BannerKind): string => BANNERS[kind][0]

/** What a kind shows, and on what; a seed sways its colours. */
export const scenery = (kind: BannerKind, seed = '') => {
  const r = seeded(`banner/${kind}/${seed}`)
  const [, [first, second], weave, group]: Banner = BANNERS[kind]
  const sway = seed ? r.between(-12, 12) : 0
  const [a, b] = [ladder(HUES[first] + sway), ladder(HUES[second] + sway)]
  return { r, a, b, weave, group: () => group(r, a, b) }
}

/** The disc that a banner's group stands before, as a cover's figure does. */
export const rings = (a: Ladder) =>
  svg`<circle r="136" fill="${veiled(a.pale, 0.16)}" stroke="${WIRE}" stroke-width="1.4"/><circle r="148" fill="none" stroke="${WIRE}" stroke-width="2" stroke-dasharray=".1 9"/>`

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
    '<path d="M0 0H1280V420H0z" fill="url(#p)"/>',
    bay(box, b, 0.55),
    glow(300, 930, 190, 0.4, 'g', 210),
    at(925, 200, 1.24, [rings(a), group()]),
    '<path d="M0 0H800V420H0z" fill="url(#v)"/>',
    sparkles(r, 4, box, [0.56, 0.95]),
  )
}
