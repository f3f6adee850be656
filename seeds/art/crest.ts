import { charge } from './charge.ts'
import { CHARGE_NAMES } from './charges.data.ts'
import { defs, flat, line } from './brush/light.ts'
import { picture } from './brush/picture.ts'
import { seeded } from './brush/seeded.ts'
import type { Seeded } from './brush/seeded.ts'
import { star } from './brush/shapes.ts'
import { CLUB_COLOURS, DIVISIONS, SHIELD_NAMES, SHIELDS } from './shields.data.ts'
import type { Division } from './shields.data.ts'
import { at, escaped, fine, svg } from './brush/svg.ts'

export interface CrestOptions {
  /** The club's name; its first sign stands on crests that carry a letter. */
  name?: string
}

/** Divisions on which a charge stands clear; the busy ones carry it on a disc. */
const CALM: readonly Division[] = [
  'plain',
  'plain',
  'fess',
  'pale',
  'base',
  'chief',
  'peak',
  'flanks',
  'bend',
  'sinister',
]
const BUSY: readonly Division[] = [
  'paly',
  'barry',
  'quarterly',
  'saltire',
  'sash',
  'wideSash',
  'cross',
  'chevron',
  'gyronny',
  'band',
  'pillar',
  'rays',
  'hoop',
  'pile',
]

/** A club's crest, 96×96, made to be told apart at 20 px. */
export function crest(seed: string, { name = '' }: CrestOptions = {}): string {
  const r = seeded(`crest/${seed}`)
  const [form, middle, room] = SHIELDS[r.pick(SHIELD_NAMES)]
  const [field, second, main, rim] = r.pick(CLUB_COLOURS)
  const isBusy = r.chance(0.45)
  const division = r.pick(isBusy ? BUSY : CALM)
  const ring = r.pick(['thin', 'double', 'thick', 'thick'] as const)
  const hasChief = division === 'chief'
  const y = hasChief ? middle + 12 : division === 'base' ? middle - 5 : middle
  const scale = room * (hasChief ? 0.78 : isBusy ? 0.7 : 0.98)
  return picture(
    96,
    96,
    defs(`<clipPath id="c"><path d="${form}"/></clipPath>`),
    rims(form, ring, rim, field === '#fff' ? second : '#0b1220'),
    flat(form, field),
    svg`<g clip-path="url(#c)">${DIVISIONS[division] && flat(DIVISIONS[division], second, contrastOf(isBusy))}${isBusy && medallion(r, y, field, rim)}${hasChief && chiefStars(r, main)}${r.chance(0.25) && !isBusy && line(form, main, 3.4, 0.5)}</g>`,
    at(48, y, scale, bearing(r, name, main, isBusy ? field : underOf(division, field, second))),
    flat(form, 'url(#l)', 0.62),
    r.chance(0.22) &&
      flat(
        star(5, 5.5, 2.3, 48, 4.5) +
          (r.chance(0.5) ? star(5, 4.5, 1.9, 37, 5.5) + star(5, 4.5, 1.9, 59, 5.5) : ''),
        '#f3c04b',
      ),
  )
}

const contrastOf = (isBusy: boolean) => (isBusy ? 1 : 0.9)
const underOf = (division: Division, field: string, second: string) => (division === 'peak' ? second : field)

/** The hairline keeps a dark rim's outline on a dark page. */
function rims(form: string, ring: 'thin' | 'double' | 'thick', rim: string, edge: string): string {
  const stroke = (colour: string, width: number) =>
    svg`<path d="${form}" fill="none" stroke="${colour}" stroke-width="${width}"/>`
  const hairline = stroke('#aab6cc80', ring === 'thin' ? 8.4 : 13.4)
  if (ring === 'thin') return hairline + stroke(edge, 7) + stroke(rim, 4.5)
  if (ring === 'thick') return hairline + stroke(edge, 12) + stroke(rim, 9.5)
  return hairline + stroke(rim, 12) + stroke(edge, 8.5) + stroke(rim, 4)
}

function medallion(r: Seeded, y: number, field: string, rim: string): string {
  const form = r.int(0, 2)
  const shape =
    form === 0
      ? svg`<circle cx="48" cy="${y}" r="22"`
      : form === 1
        ? svg`<path d="M48 ${y - 25}L${72} ${y}L48 ${y + 25}L24 ${y}z"`
        : svg`<path d="M28 ${y - 21}H68V${y + 6}Q66 ${y + 18} 48 ${y + 25}Q30 ${y + 18} 28 ${y + 6}z"`
  return svg`${shape} fill="${field}" stroke="${rim}" stroke-width="3"/>`
}

function chiefStars(r: Seeded, colour: string): string {
  const count = r.pick([1, 2, 3, 3])
  return flat(
    Array.from({ length: count }, (_, i) => star(5, 6, 2.5, 48 + (i - (count - 1) / 2) * 17, 21)).join(''),
    colour,
  )
}

function bearing(r: Seeded, name: string, colour: string, under: string): string {
  const letter = [...name.trim()][0]
  if (letter && r.chance(0.16)) {
    return `<text y="14" text-anchor="middle" font-family="Georgia,'Songti SC','Noto Serif CJK SC',SimSun,serif" font-weight="900" font-size="${fine(40)}" fill="${colour}">${escaped(letter)}</text>`
  }
  return charge(r.pick(CHARGE_NAMES), colour, under)
}
