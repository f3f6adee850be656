import type { Category } from './category.ts'
import { composed, subjectOf } from './composed.ts'
import type { Room } from './composed.ts'
import { defs, fade, fall } from './brush/light.ts'
import { picture } from './brush/picture.ts'
import { seeded } from './brush/seeded.ts'
import { bytes, escaped, svg } from './brush/svg.ts'
import { pitch } from './pitch.ts'

export interface CoverOptions {
  category: Category
  /** Chooses what is shown, and is set as the cover's title; left away, chance chooses and there is no title. */
  name?: string | undefined
  /** Drawn instead of the name, which still chooses: the name in another script. */
  title?: string | undefined
}

const ROOM: Room = { w: 300, h: 400, cx: 150, cy: 158, s: 1.3 }
/** What a cover may weigh; one that would be heavier does without shadow, then grain, then frame and gilding. */
const MOST_BYTES = 4096

/** A game's cover, 300×400, under 4 kB. */
export function cover(seed: string, { category, name = '', title = name }: CoverOptions): string {
  const attempt = (detail: number): string => {
    const drawn = painted(category, seed, name.trim(), title.trim(), detail)
    return bytes(drawn) < MOST_BYTES || detail === 0 ? drawn : attempt(detail - 1)
  }
  return attempt(3)
}

function painted(category: Category, seed: string, name: string, title: string, detail: number): string {
  const r = seeded(`cover/${category}/${seed}`)
  const scene =
    category === 'TY'
      ? (pitch.find((_, i) => SPORTS[i]?.test(name)) ?? r.pick(pitch))(r.fork('scene'), ROOM)
      : composed(subjectOf(category, name, r.fork('subject')), r.fork('scene'), ROOM, detail)
  return picture(
    300,
    400,
    defs(scene.defs, title && detail > 0 && fall('t', ['#fffbe0', '#f2b544']), fade('v', '#0a0614', 0, 0.9)),
    scene.body,
    '<path d="M0 262H300V400H0z" fill="url(#v)"/>',
    title && titled(title, detail > 0 ? 'url(#t)' : '#ffdf8a'),
    detail > 0 && '<rect x="6" y="6" width="288" height="388" rx="14" fill="none" stroke="#ffe0a38c"/>',
  )
}

/** Words of the sports, in the order of their pitches. */
const SPORTS = [/足球/, /篮球/, /网球/, /排球/, /棒球/, /乒乓/, /斯诺克|台球|桌球/] as const

/** How many full-width signs a title takes. */
const widthOf = (text: string) => [...text].reduce((sum, sign) => sum + (sign > '\u2e7f' ? 1 : 0.58), 0)

function titled(whole: string, fill: string): string {
  const title = [...whole].slice(0, 11).join('')
  const size = Math.min(58, 256 / Math.max(1, widthOf(title)))
  return svg`<text x="150" y="${348 + size * 0.36}" text-anchor="middle" font-size="${size}" fill="${fill}" stroke="#1a0a14" stroke-width="8" paint-order="stroke">${escaped(title)}</text>`
}
