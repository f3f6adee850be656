import { SCENE_HINTS } from './hints.data.ts'
import type { Category } from './category.ts'
import { defs, fade, fall } from './brush/light.ts'
import { arena } from './scenes/arena.ts'
import { cardRoom } from './scenes/cardRoom.ts'
import { liveTable } from './scenes/dealer.ts'
import { draws } from './scenes/draws.ts'
import { ocean } from './scenes/ocean.ts'
import { pitch } from './scenes/pitch.ts'
import { reels } from './scenes/reels.ts'
import type { Painter } from './scene.ts'
import { picture } from './brush/picture.ts'
import { seeded } from './brush/seeded.ts'
import { bytes, escaped, svg } from './brush/svg.ts'

export const SCENES: Record<Category, readonly Painter[]> = {
  DZ: reels,
  BY: ocean,
  QP: cardRoom,
  CP: draws,
  ZR: liveTable,
  DJ: arena,
  TY: pitch,
}

export interface CoverOptions {
  category: Category
  /** Set as the cover's title; left away, the cover carries none. */
  name?: string | undefined
  /** Drawn instead of the name, which still chooses the scene: the name in another script. */
  title?: string | undefined
}

const TITLES = [
  ['#fffdf0', '#ffe08a', '#f0a52e'],
  ['#ffffff', '#d6ecff', '#7fb6ff'],
  ['#fff7fb', '#ffc8dd', '#ff7fa8'],
] as const

/** What a cover may weigh; one that would be heavier is painted anew, the same scene with other details. */
const MOST_BYTES = 4096
const TRIES = 12

/** A game's cover, 300×400, under 4 kB. */
export function cover(seed: string, { category, name = '', title = name }: CoverOptions): string {
  const hinted = SCENE_HINTS[category].find(([word]) => word.test(name.trim()))
  const scene =
    SCENES[category][hinted?.[1] ?? -1] ?? seeded(`cover/${category}/${seed}`).pick(SCENES[category])
  const attempt = (i: number): string => {
    const drawn = painted(`cover/${category}/${seed}/${i}`, scene, title.trim())
    return bytes(drawn) < MOST_BYTES || i === TRIES ? drawn : attempt(i + 1)
  }
  return attempt(0)
}

function painted(seed: string, scene: Painter, title: string): string {
  const r = seeded(seed)
  const { defs: own, body } = scene(r.fork('scene'), {
    w: 300,
    h: 400,
    cx: 150,
    cy: 158,
    s: 1.3,
    name: title,
  })
  return picture(
    300,
    400,
    defs(own, title && fall('t', r.pick(TITLES)), fade('v', '#000', 0, 0.85)),
    body,
    '<path d="M0 250H300V400H0z" fill="url(#v)"/>',
    title && titled(title),
    '<rect x="5" y="5" width="290" height="390" rx="14" fill="none" stroke="#fff5"/>',
  )
}

/** How many full-width signs a title takes. */
const widthOf = (text: string) => [...text].reduce((sum, sign) => sum + (sign > '\u2e7f' ? 1 : 0.58), 0)

function titled(whole: string): string {
  const title = [...whole].slice(0, 11).join('')
  const size = Math.min(68, 262 / Math.max(1, widthOf(title)))
  return svg`<text x="150" y="${346 + size * 0.36}" text-anchor="middle" font-size="${size}" fill="url(#t)" stroke="#102" stroke-width="${size * 0.16}" paint-order="stroke">${escaped(title)}</text>`
}
