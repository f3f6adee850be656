import { SCENES } from './cover.ts'
import type { Category } from './category.ts'
import { defs, fade } from './brush/light.ts'
import { picture } from './brush/picture.ts'
import { seeded } from './brush/seeded.ts'

/** The scene each category is known by: its first venue always shows it. */
const SIGNATURE: Record<Category, number> = { DZ: 2, BY: 4, QP: 0, CP: 3, ZR: 0, DJ: 4, TY: 0 }

/** A venue's card, 640×360, the scene right of the middle so that a name can stand on the left. */
export function venueScene(category: Category, seed: string): string {
  const r = seeded(`venue/${category}/${seed}`)
  const list = SCENES[category]
  const painter = r.chance(0.4) ? list[SIGNATURE[category]] : r.pick(list)
  const { defs: own, body } = (painter ?? r.pick(list))(r.fork('scene'), {
    w: 640,
    h: 360,
    cx: 440,
    cy: 170,
    s: 1.48,
  })
  return picture(
    640,
    360,
    defs(own, fade('v', '#060914', 0.72, 0, '')),
    body,
    '<path d="M0 0H420V360H0z" fill="url(#v)"/>',
  )
}
