/** Codes of the CRTY channel. SportType and MarketType are separate on purpose: FT and FS occur in both worlds (TRAP-19). */
export const SportType = {
  all: 'ALL',
  football: 'FT',
  basketball: 'BK',
  tennis: 'TN',
  volleyball: 'VB',
  baseball: 'BS',
  tableTennis: 'TT',
  snooker: 'SK',
  virtualFootball: 'VF',
  other: 'OP',
  champion: 'FS',
} as const
export type SportType = (typeof SportType)[keyof typeof SportType]

export const MarketType = {
  inPlay: 'RB',
  today: 'FT',
  early: 'FU',
  championToday: 'FSFT',
  championEarly: 'FSFU',
} as const
export type MarketType = (typeof MarketType)[keyof typeof MarketType]

/** U-SPORT-13: 今日 is what kicks off within these hours, so it is as full at midnight as at noon; later is 早盘. */
export const TODAY_MS = 12 * 3_600_000

export const OddsType = { european: 'E', hongKong: 'H', indonesian: 'I', malay: 'M' } as const
export type OddsType = (typeof OddsType)[keyof typeof OddsType]

/** A sport that matches are played in: neither the filter ALL nor the champion list. */
export type PlayedSport = Exclude<SportType, 'ALL' | 'FS'>

export const sportLabels: Record<SportType, string> = {
  ALL: '全部',
  FT: '足球',
  BK: '篮球',
  TN: '网球',
  VB: '排球',
  BS: '棒球',
  TT: '乒乓球',
  SK: '斯诺克',
  VF: '虚拟足球',
  OP: '其他',
  FS: '冠军',
}

export const marketTypeLabels: Record<MarketType, string> = {
  RB: '滚球',
  FT: '今日',
  FU: '早盘',
  FSFT: '今日冠军',
  FSFU: '早盘冠军',
}

export const oddsTypeLabels: Record<OddsType, string> = { E: '欧洲盘', H: '香港盘', I: '印尼盘', M: '马来盘' }

/** DEF-01 to DEF-04. */
export const DEFAULT_ODDS_TYPE: OddsType = 'H'
export const DEFAULT_SPORT: SportType = 'FT'
export const DEFAULT_MARKET: MarketType = 'RB'

const values = <T extends string>(codes: Record<string, T>): readonly T[] => Object.values(codes)
export const sportTypes = values(SportType)
export const marketTypes = values(MarketType)
export const oddsTypes = values(OddsType)
export const playedSports = sportTypes.filter((code): code is PlayedSport => code !== 'ALL' && code !== 'FS')

/** Early means FU and FSFU; the others reset sport and date when chosen (S-02, TRAP-38). */
export const isEarly = (market: MarketType) =>
  market === MarketType.early || market === MarketType.championEarly
export const isChampion = (market: MarketType) =>
  market === MarketType.championToday || market === MarketType.championEarly

/** An unknown odds type falls back to Hong Kong (C-ODDS-*). */
export const oddsTypeOf = (code: string): OddsType =>
  (oddsTypes as readonly string[]).includes(code) ? (code as OddsType) : DEFAULT_ODDS_TYPE

/** ENT-20, in this order. The id `all` asks for no league; the others are league ids of the channel. */
export const preListedLeagues = [
  { id: 'all', name: '全部' },
  { id: 'ucl', name: '欧冠' },
  { id: 'epl', name: '英超' },
  { id: 'sea', name: '意甲' },
  { id: 'lal', name: '西甲' },
  { id: 'bun', name: '德甲' },
  { id: 'lig', name: '法甲' },
  { id: 'csl', name: '中超' },
] as const
export type PreListedLeague = (typeof preListedLeagues)[number]['id']
