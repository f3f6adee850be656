import type { Category } from './category.ts'
import { flat, glow, ground } from './brush/light.ts'
import { HUES, ladder, veiled } from './brush/palette.ts'
import type { HueName, Ladder } from './brush/palette.ts'
import type { Seeded } from './brush/seeded.ts'
import { water } from './brush/shapes.ts'
import { at, svg } from './brush/svg.ts'
import type { Piece } from './brush/svg.ts'
import { MOTIFS, motifOf } from './motifs/motifs.data.ts'
import type { MotifName } from './motifs/motifs.data.ts'
import { WIRE } from './motifs/wire.ts'
import type { Scene } from './scene.ts'
import { REEL_SETTINGS } from './settings/reels.ts'
import { SEA_SETTINGS } from './settings/sea.ts'
import type { Air, Setting } from './settings/setting.ts'
import { TABLE_SETTINGS } from './settings/tables.ts'

/** A category whose pictures are a figure in its setting; sport has its own. */
export type Composed = Exclude<Category, 'TY'>

const tables = (words: RegExp) => TABLE_SETTINGS.filter(([word]) => words.test(word.source))
const SETTINGS: Record<Composed, readonly (readonly [RegExp, Setting])[]> = {
  DZ: REEL_SETTINGS,
  BY: SEA_SETTINGS,
  ZR: tables(/百家|轮盘|骰宝|龙虎/),
  QP: tables(/斗地主|十三水|牛牛|红黑|二八杠|跑得快/),
  CP: tables(/快三|六色球|双面盘|时时/),
  DJ: tables(/地图盘|胜负盘/),
}
/** Shown where a name speaks of nothing that can be drawn. */
const OTHERS: Record<Composed, readonly MotifName[]> = {
  DZ: ['luckStar', 'lotus', 'koi', 'lion'],
  BY: ['koi', 'goldFish', 'turtle'],
  ZR: ['dragon', 'luckStar', 'moon', 'feathers'],
  QP: ['bamboo', 'brocade', 'tiger', 'luckStar'],
  CP: ['luckStar', 'koi', 'lion', 'seasons'],
  DJ: ['flame', 'dragon', 'tiger', 'wind'],
}

/** What is told under water is told in its colours. */
const WATERS = [
  ['sea', 'bay'],
  ['teal', 'bay'],
  ['bay', 'violet'],
  ['jade', 'teal'],
] as const

export interface Subject {
  motif: MotifName
  setting: Setting
  /** Where the figure's own sky doesn't hang over it. */
  hues?: readonly [HueName, HueName]
}

/** What a name's picture shows: a figure by its first words, a setting by its last, or by the game that is meant. */
export const subjectOf = (category: Composed, name: string, r: Seeded, game = name): Subject => {
  const drawn = r.pick(SETTINGS[category])
  const other = r.pick(OTHERS[category])
  const [, setting] = SETTINGS[category].find(([word]) => word.test(game)) ?? drawn
  return { motif: motifOf(name) ?? other, setting, ...(category === 'BY' && { hues: r.pick(WATERS) }) }
}

/** Whether a name says what its game is. */
export const hasSetting = (category: Composed, name: string): boolean =>
  SETTINGS[category].some(([word]) => word.test(name))

/** Grain, as of paper: lines of dots that never meet in a pattern. */
const grain = (r: Seeded, { w, h }: Room) =>
  svg`<path d="M0 ${r.int(9, 30)}L${w} ${h * 0.1} 0 ${h * 0.2} ${w} ${h * 0.31} 0 ${h * 0.45} ${w} ${h * 0.56}" fill="none" stroke="#fff5" stroke-width="2" stroke-dasharray=".1 ${r.int(31, 53)}"/>`

/** Clouds at the foot of the sky, in two rows with a gold edge. */
const foot = ({ w, h }: Room, y: number, b: Ladder) =>
  svg`${flat(water(y, w, h, Math.ceil(w / 200), 40), b.mid, 0.55)}<path d="${water(y + 26, w, h, Math.ceil(w / 150), 44, 0.5)}" fill="${b.deep}" stroke="${WIRE}"/>`

/** A picture's size, and where in it the figure stands, how large. */
export interface Room {
  w: number
  h: number
  cx: number
  cy: number
  s: number
}

const plain = ({ a }: Air, detail: number): Piece =>
  svg`<circle r="84" fill="${veiled(a.pale, 0.3)}" stroke="${WIRE}"/>${detail > 0 && svg`<circle r="92" fill="none" stroke="${WIRE}" stroke-dasharray=".1 7.2"/>`}`

/** A figure in its setting, before the sky that belongs to it. `detail` falls where the picture has to weigh less. */
export function composed(
  { motif, setting, hues = MOTIFS[motif].hues }: Subject,
  r: Seeded,
  room: Room,
  detail = 3,
): Scene {
  const { w, h, cx, cy, s } = room
  const { draw } = MOTIFS[motif]
  const sway = r.between(-14, 14)
  const [a, b] = [ladder(HUES[hues[0]] + sway), ladder(HUES[hues[1]] + sway)]
  const air: Air = { a, b, r }
  const [y, scale] = setting.figure ?? [-4, 1.1]
  return {
    defs: ground('k', [a.bright, a.mid, b.ink], [cx / w, cy / h, 0.8]),
    body: [
      svg`<path d="M0 0H${w}V${h}H0z" fill="url(#k)"/>`,
      detail > 1 && grain(r, room),
      '<g stroke-width="1.6">',
      at(cx, cy, s, [
        setting.back?.(air),
        at(0, y, scale, [
          setting.disc ? setting.disc(air) : plain(air, detail),
          detail > 2 && glow(64, 0, 66, 0.7, 'd', 16),
          draw(),
        ]),
      ]),
      setting.front ? '' : foot(room, cy + 92 * s, b),
      setting.front && at(cx, cy, s, setting.front(air)),
      '</g>',
    ],
  }
}
