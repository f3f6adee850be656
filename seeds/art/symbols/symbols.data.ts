import { GOLD, HUES, RED, ladder } from '../brush/palette.ts'
import type { HueName } from '../brush/palette.ts'
import { MOTIFS, motifOf } from '../motifs/motifs.data.ts'
import type { MotifName } from '../motifs/motifs.data.ts'
import { foldingFan, lantern } from '../props/luck.ts'
import { chest, coin, gem, ingot, redPacket } from '../props/treasure.ts'
import * as chances from './chances.ts'
import * as lowly from './lowly.ts'

export interface Drawing {
  name: string
  draw: () => string
  scale?: number
  /** Of what has no sky of its own. */
  hue?: HueName
}

/** What is drawn for the reels besides the figures of the covers. */
const OWN = {
  sign: { name: '澄', draw: chances.sign },
  // What brings free spins.
  swords: { name: '宝剑', draw: chances.swords },
  mirror: { name: '宝镜', draw: chances.mirror },
  lantern: { name: '红灯笼', draw: () => lantern(RED), scale: 0.84 },
  flowers: { name: '万花', draw: chances.flowers },
  pagoda: { name: '楼阁', draw: chances.pagoda },
  goblet: { name: '金樽', draw: chances.goblet },
  skyLantern: { name: '天灯', draw: chances.skyLantern },
  knot: { name: '同心结', draw: chances.knot },
  bowl: { name: '聚宝盆', draw: chances.bowl },
  gate: { name: '朱门', draw: chances.gate },
  rings: { name: '同心环', draw: chances.rings },
  scroll: { name: '卷轴', draw: chances.scroll },
  chest: { name: '宝箱', draw: () => chest(ladder(HUES.amber)), scale: 0.92 },
  wheel: { name: '风火轮', draw: chances.wheel },
  key: { name: '秘钥', draw: chances.key },
  compass: { name: '罗盘', draw: chances.compass },
  // Stones and metal.
  pearl: { name: '龙珠', draw: chances.pearl, hue: 'teal' },
  jade: { name: '玉佩', draw: chances.jade, hue: 'plum' },
  ingot: { name: '元宝', draw: () => ingot(), hue: 'red', scale: 0.9 },
  // What pays least.
  conch: { name: '海螺', draw: lowly.conch },
  starfish: { name: '海星', draw: lowly.starfish },
  kelp: { name: '海草', draw: lowly.kelp },
  anchor: { name: '船锚', draw: lowly.anchor },
  lotusLeaf: { name: '荷叶', draw: lowly.lotusLeaf },
  lotusPod: { name: '莲蓬', draw: lowly.lotusPod },
  dragonfly: { name: '蜻蜓', draw: lowly.dragonfly },
  cattail: { name: '香蒲', draw: lowly.cattail },
  plumBlossom: { name: '梅', draw: lowly.plumBlossom },
  orchid: { name: '兰', draw: lowly.orchid },
  bambooStalk: { name: '竹', draw: lowly.bambooStalk },
  chrysanthemum: { name: '菊', draw: lowly.chrysanthemum },
  shootingStar: { name: '流星', draw: lowly.shootingStar },
  steadyStar: { name: '星辰', draw: lowly.steadyStar },
  crescent: { name: '弯月', draw: lowly.crescent },
  cloud: { name: '云朵', draw: lowly.cloud },
  maple: { name: '枫叶', draw: lowly.maple },
  torch: { name: '火把', draw: lowly.torch },
  camellia: { name: '山茶', draw: lowly.camellia },
  ruby: { name: '红玉', draw: () => gem(ladder(HUES.red), 0), scale: 0.88 },
  coin: { name: '铜钱', draw: () => coin(GOLD), scale: 0.9 },
  fan: { name: '折扇', draw: () => foldingFan(ladder(HUES.rose)), scale: 0.8 },
  packet: { name: '红包', draw: () => redPacket(RED), scale: 0.95 },
  firecracker: { name: '鞭炮', draw: lowly.firecracker },
} as const satisfies Record<string, Drawing>

/** Figures of the covers, as they are called on the reels. */
const FIGURES = {
  fox: '灵狐',
  turtle: '玄龟',
  koi: '锦鲤',
  goldFish: '金鳞',
  dragonBoat: '龙舟',
  lion: '醒狮',
  qilin: '麒麟',
  deer: '白鹿',
  rabbit: '玉兔',
  redBird: '朱雀',
  blueBird: '青鸾',
  feathers: '凤羽',
  bamboo: '墨竹',
  cliffs: '丹霞',
  planets: '九曜',
  brocade: '云锦',
  raft: '星槎',
  moon: '明月',
  peaches: '仙桃',
  wave: '沧浪',
  whaleTail: '鲸尾',
  coral: '珊瑚',
  shell: '珍珠',
  amber: '琥珀',
  lotus: '莲花',
  flame: '赤焰',
  galaxy: '银汉',
  snow: '飞雪',
  luckStar: '福星',
  censer: '香炉',
  sunTree: '扶桑',
} as const satisfies Partial<Record<MotifName, string>>

export type FigureName = keyof typeof FIGURES
export type SymbolName = keyof typeof OWN | FigureName

/** Figures reach further than a symbol may. */
const FIGURE_SCALE = 0.7
const SCALES: Partial<Record<FigureName, number>> = { fox: 0.6, feathers: 0.58, censer: 0.62, planets: 0.62 }
/** Where the cover's own sky leaves a figure too dark in a small round. */
const SKIES: Partial<Record<FigureName, HueName>> = { whaleTail: 'violet', wave: 'violet', sunTree: 'teal' }

export const isFigure = (key: string): key is FigureName => Object.hasOwn(FIGURES, key)

export const drawingOf = (key: SymbolName): Drawing =>
  isFigure(key)
    ? {
        name: FIGURES[key],
        draw: MOTIFS[key].draw,
        scale: SCALES[key] ?? FIGURE_SCALE,
        hue: SKIES[key] ?? MOTIFS[key].hues[0],
      }
    : OWN[key]

interface World {
  /** Whose games are told in it. */
  of: readonly FigureName[]
  /** Who stands beside the figure, the best first; who is the figure itself doesn't. */
  beside: readonly SymbolName[]
  low: readonly SymbolName[]
  /** The reels' own colour, in degrees: what turns there stands out from it. */
  hue: number
}

/** What belongs together. */
export const WORLDS: readonly World[] = [
  {
    of: ['whaleTail', 'wave', 'coral', 'shell'],
    beside: ['whaleTail', 'shell', 'coral', 'wave'],
    low: ['conch', 'starfish', 'kelp', 'anchor'],
    hue: 204,
  },
  {
    of: ['koi', 'goldFish', 'turtle', 'lotus', 'dragonBoat'],
    beside: ['koi', 'turtle', 'lotus', 'goldFish'],
    low: ['dragonfly', 'lotusPod', 'lotusLeaf', 'cattail'],
    hue: 232,
  },
  {
    of: ['bamboo', 'deer', 'fox', 'peaches', 'amber', 'snow'],
    beside: ['deer', 'fox', 'amber', 'rabbit'],
    low: ['plumBlossom', 'orchid', 'bambooStalk', 'chrysanthemum'],
    hue: 24,
  },
  {
    of: ['planets', 'galaxy', 'raft', 'moon', 'rabbit'],
    beside: ['planets', 'galaxy', 'moon', 'raft'],
    low: ['shootingStar', 'steadyStar', 'crescent', 'cloud'],
    hue: 262,
  },
  {
    of: ['flame', 'redBird', 'feathers', 'cliffs'],
    beside: ['redBird', 'flame', 'sunTree', 'feathers'],
    low: ['ruby', 'camellia', 'maple', 'torch'],
    hue: 296,
  },
  {
    of: ['luckStar', 'lion', 'qilin', 'censer', 'brocade', 'blueBird'],
    beside: ['pearl', 'jade', 'ingot'],
    low: ['packet', 'fan', 'firecracker', 'coin'],
    hue: 222,
  },
]

/** What brings free spins, by the word that a game's name ends in. */
export const CHANCES: Readonly<Record<string, SymbolName>> = {
  奇兵: 'swords',
  幻境: 'mirror',
  满堂红: 'lantern',
  万花筒: 'flowers',
  迷城: 'pagoda',
  盛宴: 'goblet',
  之夜: 'skyLantern',
  奇缘: 'knot',
  聚宝盆: 'bowl',
  开门红: 'gate',
  同心环: 'rings',
  传说: 'scroll',
  宝藏: 'chest',
  风火轮: 'wheel',
  秘境: 'key',
  大冒险: 'compass',
}

/** The letters of the reels: what stands for all, what brings free spins, and what pays, the best first. */
export const LETTERS = ['W', 'S', 'D', 'K', 'Y', 'B', 'm', 'l', 'z', 'j'] as const
export type SymbolSet = Record<(typeof LETTERS)[number], SymbolName>

const OTHER: FigureName = 'luckStar'
const figureOf = (name: string): FigureName => {
  const motif = motifOf(name) ?? OTHER
  return isFigure(motif) ? motif : OTHER
}
const worldOf = (figure: FigureName) => WORLDS.find(({ of }) => of.includes(figure)) ?? WORLDS.at(-1)!
export const reelHueOf = (name: string): number => worldOf(figureOf(name)).hue

/** What turns in a game of this name. */
export const symbolsOf = (name: string): SymbolSet => {
  const figure = figureOf(name)
  const world = worldOf(figure)
  const ending = Object.keys(CHANCES).find((word) => name.endsWith(word))
  const [K, Y, B] = world.beside.filter((key) => key !== figure) as [SymbolName, SymbolName, SymbolName]
  // Bamboo beside bamboo would be taken for one.
  const [m, l, z, j] = world.low.map((key) =>
    figure === 'bamboo' && key === 'bambooStalk' ? 'maple' : key,
  ) as [SymbolName, SymbolName, SymbolName, SymbolName]
  return { W: 'sign', S: ending ? CHANCES[ending]! : 'moon', D: figure, K, Y, B, m, l, z, j }
}
