import type { PlayedSport } from '../codes.ts'

/** A selection of a market, by its plain code; `side` when its name is a team. */
export interface SelectionDef {
  w: string
  name: string
  side?: 'home' | 'away'
}

/** handicap and total carry a line and convert between odds formats; outright markets are decimal prices without a line. */
export type Kind = 'handicap' | 'total' | 'outright'

export interface FamilyDef {
  code: string
  /** Written out only where it isn't R + code. */
  inPlayCode?: string
  kind: Kind
  name: string
  names?: Partial<Record<PlayedSport, string>>
  /** What is counted. */
  counts: 'score' | 'corners' | 'cards' | 'sets' | 'games'
  selections: readonly SelectionDef[]
  halfSelections?: readonly SelectionDef[]
  /** In place of `selections` for these sports. */
  sportSelections?: Partial<Record<PlayedSport, readonly SelectionDef[]>>
  notCombinable?: true
}

const sides: SelectionDef[] = [
  { w: 'RH', name: '主', side: 'home' },
  { w: 'RC', name: '客', side: 'away' },
]
const overUnder: SelectionDef[] = [
  { w: 'OUO', name: '大' },
  { w: 'OUU', name: '小' },
]
const winner: SelectionDef[] = [
  { w: 'MH', name: '主胜', side: 'home' },
  { w: 'MN', name: '和局' },
  { w: 'MC', name: '客胜', side: 'away' },
]
const oddEven: SelectionDef[] = [
  { w: 'EOO', name: '单' },
  { w: 'EOE', name: '双' },
]
const upTo = (most: number) => Array.from({ length: most + 1 }, (_, goals) => goals)
/** Every score up to most-most as H{home}C{away}, then the one that takes the rest (其它比分). */
const scoresUpTo = (most: number): SelectionDef[] => [
  ...upTo(most).flatMap((home) =>
    upTo(most).map((away) => ({ w: `H${home}C${away}`, name: `${home}-${away}` })),
  ),
  { w: 'OVH', name: '其它比分' },
]
const halfFull: SelectionDef[] = (['H', 'N', 'C'] as const).flatMap((half) =>
  (['H', 'N', 'C'] as const).map((full) => ({
    w: `F${half}${full}`,
    name: `${{ H: '主', N: '和', C: '客' }[half]} / ${{ H: '主', N: '和', C: '客' }[full]}`,
  })),
)

/** Every end of a match to `target` sets. */
const setScores = (target: number): SelectionDef[] => [
  ...upTo(target - 1).map((lost) => ({ w: `H${target}C${lost}`, name: `${target}-${lost}` })),
  ...upTo(target - 1).map((won) => ({ w: `H${won}C${target}`, name: `${won}-${target}` })),
]

/** A handicap and a total over something else than the score; the code of what is counted goes before. */
const handicap = (
  of: string,
  name: string,
  counts: FamilyDef['counts'],
  names?: NonNullable<FamilyDef['names']>,
): FamilyDef => ({
  code: `${of}R`,
  inPlayCode: `${of}RE`,
  kind: 'handicap',
  name,
  ...(names && { names }),
  counts,
  selections: sides,
})
const total = (
  of: string,
  name: string,
  counts: FamilyDef['counts'],
  names?: NonNullable<FamilyDef['names']>,
): FamilyDef => ({
  code: `${of}OU`,
  inPlayCode: `${of}ROU`,
  kind: 'total',
  name,
  ...(names && { names }),
  counts,
  selections: overUnder,
})

const points = { BK: '让分', VB: '让分', BS: '让分', TT: '让分', SK: '让局', TN: '让局' } as const
const totals = { BK: '总分', VB: '总分', BS: '总分', TT: '总分', SK: '总局数', TN: '总局数' } as const
const winners = { BK: '独赢', TN: '获胜者', SK: '获胜者' } as const

const table = {
  R: {
    code: 'R',
    inPlayCode: 'RE',
    kind: 'handicap',
    name: '让球',
    names: points,
    counts: 'score',
    selections: sides,
  },
  OU: { code: 'OU', kind: 'total', name: '大小', names: totals, counts: 'score', selections: overUnder },
  M: { code: 'M', kind: 'outright', name: '独赢', names: winners, counts: 'score', selections: winner },
  EO: { code: 'EO', kind: 'outright', name: '单双', counts: 'score', selections: oddEven },
  TOH: {
    code: 'TOH',
    kind: 'total',
    name: '主队大小',
    names: { BK: '主队总分' },
    counts: 'score',
    selections: overUnder,
  },
  TOC: {
    code: 'TOC',
    kind: 'total',
    name: '客队大小',
    names: { BK: '客队总分' },
    counts: 'score',
    selections: overUnder,
  },
  PD: {
    code: 'PD',
    kind: 'outright',
    name: '波胆',
    counts: 'score',
    selections: scoresUpTo(4),
    halfSelections: scoresUpTo(3),
    notCombinable: true,
  },
  T: {
    code: 'T',
    kind: 'outright',
    name: '总进球数',
    counts: 'score',
    selections: [
      { w: 'T01', name: '0~1' },
      { w: 'T23', name: '2~3' },
      { w: 'T46', name: '4~6' },
      { w: 'T7', name: '7+' },
    ],
    halfSelections: [
      { w: 'T0', name: '0' },
      { w: 'T1', name: '1' },
      { w: 'T2', name: '2' },
      { w: 'T3', name: '3+' },
    ],
  },
  F: { code: 'F', kind: 'outright', name: '半场 / 全场', counts: 'score', selections: halfFull },
  TS: {
    code: 'TS',
    kind: 'outright',
    name: '双方球队进球',
    counts: 'score',
    selections: [
      { w: 'TSY', name: '是' },
      { w: 'TSN', name: '否' },
    ],
  },
  DC: {
    code: 'DC',
    kind: 'outright',
    name: '双重机会',
    counts: 'score',
    selections: [
      { w: 'DCHN', name: '主 / 和' },
      { w: 'DCHC', name: '主 / 客' },
      { w: 'DCNC', name: '和 / 客' },
    ],
  },
  CNR: handicap('CN', '角球 让球', 'corners'),
  CNOU: total('CN', '角球 大小', 'corners'),
  CNEO: {
    code: 'CNEO',
    inPlayCode: 'CNREO',
    kind: 'outright',
    name: '角球 单双',
    counts: 'corners',
    selections: oddEven,
  },
  RNR: handicap('RN', '罚牌 让球', 'cards'),
  RNOU: total('RN', '罚牌 大小', 'cards'),
  STR: handicap('ST', '让盘', 'sets', { VB: '让局', TT: '让局' }),
  STOU: total('ST', '总盘数', 'sets', { VB: '总局数', TT: '总局数' }),
  SPD: {
    code: 'SPD',
    kind: 'outright',
    name: '盘比分',
    names: { VB: '局比分', TT: '局比分' },
    counts: 'sets',
    selections: setScores(3),
    sportSelections: { TN: setScores(2) },
    notCombinable: true,
  },
  GR: handicap('G', '让局', 'games', { VB: '让分', TT: '让分' }),
  GOU: total('G', '总局数', 'games', { VB: '总分', TT: '总分' }),
  FS: {
    code: 'FS',
    kind: 'outright',
    name: '冠军',
    counts: 'score',
    selections: [],
    notCombinable: true,
  },
} as const satisfies Record<string, FamilyDef>

export type Family = keyof typeof table
export const families: Record<Family, FamilyDef> = table

/** A set of tennis is a game elsewhere, in snooker a frame. */
const frame = (number: string) => ({ VB: `第${number}局`, TT: `第${number}局`, SK: `第${number}局` })

const periodTable = {
  full: { prefix: '', name: '' },
  half: { prefix: 'H', name: '半场' },
  secondHalf: { prefix: 'SH', name: '下半场' },
  q1: { prefix: 'Q1', name: '第一节' },
  q2: { prefix: 'Q2', name: '第二节' },
  q3: { prefix: 'Q3', name: '第三节' },
  q4: { prefix: 'Q4', name: '第四节' },
  s1: { prefix: 'S1', name: '第一盘', names: frame('一') },
  s2: { prefix: 'S2', name: '第二盘', names: frame('二') },
  s3: { prefix: 'S3', name: '第三盘', names: frame('三') },
  s4: { prefix: 'S4', name: '第四盘', names: frame('四') },
  s5: { prefix: 'S5', name: '第五盘', names: frame('五') },
  s6: { prefix: 'S6', name: '第六盘', names: frame('六') },
  s7: { prefix: 'S7', name: '第七盘', names: frame('七') },
  s8: { prefix: 'S8', name: '第八盘', names: frame('八') },
  s9: { prefix: 'S9', name: '第九盘', names: frame('九') },
  f5: { prefix: 'F5', name: '前五局' },
  i1: { prefix: 'I1', name: '第一局' },
  i2: { prefix: 'I2', name: '第二局' },
  i3: { prefix: 'I3', name: '第三局' },
  i4: { prefix: 'I4', name: '第四局' },
  i5: { prefix: 'I5', name: '第五局' },
  i6: { prefix: 'I6', name: '第六局' },
  i7: { prefix: 'I7', name: '第七局' },
  i8: { prefix: 'I8', name: '第八局' },
  i9: { prefix: 'I9', name: '第九局' },
} as const satisfies Record<string, PeriodDef>

export interface PeriodDef {
  prefix: string
  name: string
  names?: Partial<Record<PlayedSport, string>>
}
export type Period = keyof typeof periodTable
export const periods: Record<Period, PeriodDef> = periodTable

const football: [Family, Period][] = [
  ['R', 'full'],
  ['OU', 'full'],
  ['M', 'full'],
  ['R', 'half'],
  ['OU', 'half'],
  ['M', 'half'],
  ['EO', 'full'],
  ['EO', 'half'],
  ['TOH', 'full'],
  ['TOC', 'full'],
  ['TOH', 'half'],
  ['TOC', 'half'],
  ['PD', 'full'],
  ['PD', 'half'],
  ['T', 'full'],
  ['T', 'half'],
  ['F', 'full'],
  ['TS', 'full'],
  ['TS', 'half'],
  ['DC', 'full'],
  ['DC', 'half'],
  ['CNR', 'full'],
  ['CNOU', 'full'],
  ['CNEO', 'full'],
  ['CNR', 'half'],
  ['CNOU', 'half'],
  ['CNEO', 'half'],
  ['RNR', 'full'],
  ['RNOU', 'full'],
  ['RNR', 'half'],
  ['RNOU', 'half'],
]
const quarters = (['q1', 'q2', 'q3', 'q4'] as const).flatMap((quarter): [Family, Period][] => [
  ['R', quarter],
  ['OU', quarter],
  ['M', quarter],
  ['EO', quarter],
])
type Rows = [Family, Period][]
const SETS = ['s1', 's2', 's3', 's4', 's5', 's6', 's7', 's8', 's9'] as const
/** Matches to a number of sets at most: the match, then each set. */
const setsUpTo = (most: number): Rows => [
  ['M', 'full'],
  ['STR', 'full'],
  ['STOU', 'full'],
  ['GR', 'full'],
  ['GOU', 'full'],
  ['SPD', 'full'],
  ...SETS.slice(0, most).flatMap((set): Rows => [
    ['M', set],
    ['GR', set],
    ['GOU', set],
  ]),
]
const innings = (['i1', 'i2', 'i3', 'i4', 'i5', 'i6', 'i7', 'i8', 'i9'] as const).flatMap((inning): Rows => [
  ['M', inning],
  ['OU', inning],
])
const lines: [Family, Period][] = [
  ['R', 'full'],
  ['OU', 'full'],
  ['M', 'full'],
]

/** What a sport offers, in the order of its pages. */
export const sportMarkets: Record<PlayedSport, readonly [Family, Period][]> = {
  FT: football,
  VF: football.filter(([family]) => !['RNR', 'RNOU', 'CNR', 'CNOU', 'CNEO'].includes(family)),
  BK: [
    ['R', 'full'],
    ['OU', 'full'],
    ['M', 'full'],
    ['R', 'half'],
    ['OU', 'half'],
    ['M', 'half'],
    ['EO', 'full'],
    ['EO', 'half'],
    ['TOH', 'full'],
    ['TOC', 'full'],
    ['TOH', 'half'],
    ['TOC', 'half'],
    ['R', 'secondHalf'],
    ['OU', 'secondHalf'],
    ['M', 'secondHalf'],
    ...quarters,
  ],
  TN: setsUpTo(3),
  VB: setsUpTo(5),
  TT: setsUpTo(5),
  BS: [
    ...lines,
    ['EO', 'full'],
    ['TOH', 'full'],
    ['TOC', 'full'],
    ['R', 'f5'],
    ['OU', 'f5'],
    ['M', 'f5'],
    ...innings,
  ],
  SK: [...lines, ['EO', 'full'], ...SETS.map((set): [Family, Period] => ['M', set])],
  OP: [
    ...lines,
    ['R', 'half'],
    ['OU', 'half'],
    ['M', 'half'],
    ['EO', 'full'],
    ['EO', 'half'],
    ['TOH', 'full'],
    ['TOC', 'full'],
  ],
}
