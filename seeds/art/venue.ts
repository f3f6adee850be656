import type { Category } from './category.ts'
import { composed, subjectOf } from './composed.ts'
import type { Room } from './composed.ts'
import { defs } from './brush/light.ts'
import { picture } from './brush/picture.ts'
import { seeded } from './brush/seeded.ts'
import type { Seeded } from './brush/seeded.ts'
import { at, svg } from './brush/svg.ts'
import type { MotifName } from './motifs/motifs.data.ts'
import { WIRE } from './motifs/wire.ts'
import { pitch } from './pitch.ts'

const ROOM: Room = { w: 640, h: 360, cx: 320, cy: 176, s: 1.36 }
/** What lies on a table is whole where a phone cuts the card to 9 : 4. */
const TABLE: Room = { ...ROOM, cy: 166, s: 1.2 }

/** The game that each venue is known by, in the words of a game's name: one that it tells of. */
export const KNOWN_BY: Readonly<Record<string, string>> = {
  cwzr: '百家乐',
  lyzr: '百家乐',
  yxzr: '骰宝',
  xhzr: '轮盘',
  hdzr: '龙虎',
  cwqp: '十三水',
  zlqp: '斗地主',
  fsqp: '二八杠',
  yhqp: '红黑',
  bhqp: '跑得快',
  cwdj: '胜负盘',
  jfdj: '地图盘',
  xqdj: '地图盘',
  ytdj: '胜负盘',
  g1cp: '六色球',
  sgcp: '双面盘',
  cwcp: '时时乐',
  ylcp: '快三',
  cwdz: '宝藏',
  lhdz: '万花筒',
  shdz: '秘境',
  xcdz: '聚宝盆',
  mgdz: '满堂红',
  cwby: '大作战',
  jlby: '猎场',
  hgby: '深海',
  bjby: '捕鱼记',
}

/** Venues of one house share their name's figure: here each has one of its own. */
const FIGURES: Readonly<Record<string, MotifName>> = {
  cwzr: 'shell',
  cwqp: 'lion',
  cwdj: 'tiger',
  cwcp: 'koi',
  cwdz: 'dragon',
}

/** The hall of those who read roads shows one instead of a figure. */
const READS_ROADS = 'lyzr'

/** A shoe's road on its board: columns of rings, red for the banker and blue for the player. */
const road = (r: Seeded) => {
  const rings: Record<'red' | 'blue', string> = { red: '', blue: '' }
  let side: 'red' | 'blue' = r.chance(0.5) ? 'red' : 'blue'
  for (let column = 0; column < 9; column++) {
    const long = Math.min(6, r.pick([1, 1, 2, 2, 3, 4, 6]))
    for (let row = 0; row < long; row++)
      rings[side] += svg`M${column * 11 + 2.4} ${row * 11 + 6}a3.6 3.6 0 1 1 7.2 0a3.6 3.6 0 1 1-7.2 0`
    side = side === 'red' ? 'blue' : 'red'
  }
  const grid =
    'M0 11H99M0 22H99M0 33H99M0 44H99M0 55H99M11 0V66M22 0V66M33 0V66M44 0V66M55 0V66M66 0V66M77 0V66M88 0V66'
  return svg`<path d="M-5-5H104V71H-5z" fill="#fffaf0" stroke="${WIRE}" stroke-width="3"/><g fill="none"><path d="${grid}" stroke="#d8cdb8" stroke-width=".7"/><path d="${rings.red}" stroke="#d8232f" stroke-width="2"/><path d="${rings.blue}" stroke="#1f5fd0" stroke-width="2"/></g>`
}

/** A venue's card, 640×360, its table in the middle. */
export function venueScene(category: Category, seed: string, name = ''): string {
  const r = seeded(`venue/${category}/${seed}`)
  const game = KNOWN_BY[seed] ?? ''
  const motif = FIGURES[seed]
  const { defs: own, body } =
    category === 'TY'
      ? (pitch[0] as (typeof pitch)[number])(r.fork('scene'), { ...ROOM, name })
      : composed(
          { ...subjectOf(category, name, r.fork('subject'), game), ...(motif && { motif }) },
          r.fork('scene'),
          category === 'DZ' || category === 'BY' ? ROOM : TABLE,
        )
  return picture(640, 360, defs(own), body, seed === READS_ROADS && at(216, 40, 2.1, road(r.fork('road'))))
}
