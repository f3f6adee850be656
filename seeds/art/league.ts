import { charge } from './charge.ts'
import { CHARGE_NAMES } from './charges.data.ts'
import { defs, flat, ground, line } from './brush/light.ts'
import { GOLD, HUES, ladder, STEEL } from './brush/palette.ts'
import { picture } from './brush/picture.ts'
import { seeded } from './brush/seeded.ts'
import { box, disc, regular, star } from './brush/shapes.ts'
import { at, svg } from './brush/svg.ts'

const FORMS = [
  disc(40, 48, 48),
  regular(8, 42, 48, 48, 22.5),
  regular(6, 43, 48, 48),
  box(11, 11, 74, 74, 20),
  'M48 6C58 14 72 16 82 16C86 44 76 74 48 90C20 74 10 44 14 16C24 16 38 14 48 6z',
  star(12, 43, 38, 48, 48),
] as const

/** A competition's badge, 96×96: metal rim, a charge under an arc of stars; no club's shield. */
export function leagueBadge(seed: string): string {
  const r = seeded(`league/${seed}`)
  const form = r.pick(FORMS)
  const c = ladder(r.pick(Object.values(HUES)) + r.between(-8, 8))
  const metal = r.chance(0.6) ? GOLD : STEEL
  const count = r.int(1, 5)
  const crown = Array.from({ length: count }, (_, i) => {
    const angle = ((i - (count - 1) / 2) * 22 * Math.PI) / 180
    return star(5, 4.4, 1.9, 48 + Math.sin(angle) * 29, 50 - Math.cos(angle) * 29)
  })
  const inner = r.pick([disc(31, 48, 48), ''])
  return picture(
    96,
    96,
    defs(ground('m', [metal.pale, metal.mid, metal.deep]), ground('k', [c.bright, c.mid, c.ink])),
    svg`<path d="${form}" fill="url(#k)" stroke="#0b1220" stroke-width="8.5"/><path d="${form}" fill="none" stroke="url(#m)" stroke-width="5.5"/>`,
    inner && line(inner, metal.bright, 1.2, 0.55),
    flat('M0 60q12-6 24 0t24 0t24 0t24 0V96H0z', '#000', 0.16).replace('<path', '<path clip-path="url(#c)"'),
    defs(`<clipPath id="c"><path d="${form}"/></clipPath>`),
    flat(crown.join(''), metal.pale),
    at(48, 54, 0.72, charge(r.pick(CHARGE_NAMES), '#fff', c.mid)),
  )
}
