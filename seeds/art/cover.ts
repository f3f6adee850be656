import { defs, fade, fall, lamps } from './light.ts'
import { arena } from './scenes/arena.ts'
import { cardRoom } from './scenes/cardRoom.ts'
import { liveTable } from './scenes/dealer.ts'
import { draws } from './scenes/draws.ts'
import { ocean } from './scenes/ocean.ts'
import { pitch } from './scenes/pitch.ts'
import { reels } from './scenes/reels.ts'
import type { Painter } from './scene.ts'
import { seeded } from './seeded.ts'
import { escaped, picture, svg } from './svg.ts'

/** The site's game categories: slots, fishing, cards, lottery, live dealers, esports, sport. */
export const CATEGORIES = ['DZ', 'BY', 'QP', 'CP', 'ZR', 'DJ', 'TY'] as const
export type Category = (typeof CATEGORIES)[number]
export const isCategory = (text: string): text is Category => (CATEGORIES as readonly string[]).includes(text)

export const SCENES: Record<Category, Painter> = { DZ: reels, BY: ocean, QP: cardRoom, CP: draws, ZR: liveTable, DJ: arena, TY: pitch }

export interface CoverOptions {
  category: Category
  /** Set as the cover's title; left away, the cover carries none. */
  name?: string
}

const TITLES = [['#fffdf0', '#ffe08a', '#f0a52e'], ['#ffffff', '#d6ecff', '#7fb6ff'], ['#fff7fb', '#ffc8dd', '#ff7fa8'], ['#fbfff2', '#d5f59a', '#7fcf3f']] as const

/** A game's cover, 300×400, under 4 kB. */
export function cover(seed: string, { category, name = '' }: CoverOptions): string {
  const r = seeded(`cover/${category}/${seed}`)
  const { defs: own, body } = SCENES[category](r.fork('scene'), { w: 300, h: 400, cx: 150, cy: 165, s: 1 })
  const title = name.trim()
  return picture(
    300, 400,
    defs(lamps('lsgd'), own, title && fall('t', r.pick(TITLES)), fade('v', '#0a0613', 0, 0.88)),
    body,
    '<path d="M0 250H300V400H0z" fill="url(#v)"/>',
    title && titled(title),
    '<rect x="5" y="5" width="290" height="390" rx="14" fill="none" stroke="#fff" stroke-opacity=".28" stroke-width="2"/>',
  )
}

/** How many full-width signs a title takes. */
const widthOf = (text: string) => [...text].reduce((sum, sign) => sum + (sign > '\u2e7f' ? 1 : 0.58), 0)

function titled(title: string): string {
  const size = Math.min(68, 262 / Math.max(1, widthOf(title)))
  return svg`<text x="150" y="${346 + size * 0.36}" text-anchor="middle" font-family="PingFang SC,Microsoft YaHei,Noto Sans SC,Noto Sans CJK SC,sans-serif" font-weight="900" font-size="${size}" fill="url(#t)" stroke="#140a1e" stroke-opacity=".85" stroke-width="${size * 0.16}" stroke-linejoin="round" paint-order="stroke">${escaped(title)}</text>`
}
