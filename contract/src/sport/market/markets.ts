import type { OddsType, PlayedSport } from '../codes.ts'
import { families, periods, sportMarkets } from './markets.data.ts'
import type { Family, Period, SelectionDef } from './markets.data.ts'

export type { Family, Period, SelectionDef } from './markets.data.ts'

/** Says a name, spelled in zh-CN here, in the language of whoever reads it. */
export type Speak = (words: string) => string
const asSpelled: Speak = (words) => words

/** One market type of the channel (`wtype`): a family played over a period, before the match or in play. */
export interface Market {
  wtype: string
  family: Family
  period: Period
  inPlay: boolean
}

/** The in-play form of a handicap ends in E (R → RE); every other family takes the prefix R (OU → ROU). */
const familyCode = (family: Family, inPlay: boolean): string => {
  const { code, inPlayCode } = families[family]
  return inPlay ? (inPlayCode ?? `R${code}`) : code
}

/** The code of a market: period prefix, then the family in its pre-match or in-play form. wtypeOf('R', 'half', true) → "HRE". */
export const wtypeOf = (family: Family, period: Period = 'full', inPlay = false): string =>
  `${periods[period].prefix}${familyCode(family, inPlay)}`

const byCode = new Map<string, Market>()
for (const rows of Object.values(sportMarkets))
  for (const [family, period] of rows)
    for (const inPlay of [false, true]) {
      const wtype = wtypeOf(family, period, inPlay)
      byCode.set(wtype, { wtype, family, period, inPlay })
    }
const champion: Market = { wtype: 'FS', family: 'FS', period: 'full', inPlay: false }
byCode.set(champion.wtype, champion)

/** The market type of an outright winner of a league. */
export const CHAMPION = champion.wtype

/** Every market type of the channel. */
export const markets: readonly Market[] = [...byCode.values()]

/** undefined for a code the channel doesn't know. */
export const marketOf = (wtype: string): Market | undefined => byCode.get(wtype)

/** The market types a sport offers, in the order of its pages. */
export const marketsOfSport = (sport: PlayedSport, inPlay: boolean): Market[] =>
  sportMarkets[sport].map(([family, period]) => byCode.get(wtypeOf(family, period, inPlay))!)

/** Double-handicap markets: two-way lines that convert between odds formats and name the format in brackets (B-CALC-06). */
export const isTwoWayLine = (wtype: string): boolean => {
  const market = byCode.get(wtype)
  return market !== undefined && families[market.family].kind !== 'outright'
}

/** Only two-way lines convert; every other market is a decimal price whatever the member has chosen. */
export const effectiveOddsType = (wtype: string, chosen: OddsType): OddsType =>
  isTwoWayLine(wtype) ? chosen : 'E'

export const isHandicap = (wtype: string): boolean => {
  const market = byCode.get(wtype)
  return market !== undefined && families[market.family].kind === 'handicap'
}

/** Corners, cards, sets and games came later than the score: their handicaps are the "new handicap" of the terms (TERM-25). */
export const isNewHandicap = (wtype: string): boolean => {
  const market = byCode.get(wtype)
  if (!market) return false
  const { kind, counts } = families[market.family]
  return kind === 'handicap' && counts !== 'score'
}

/** A final score alone settles it: a market of the whole match that counts the score, half/full and champions apart. */
export const isDecidedByScore = (wtype: string): boolean => {
  const market = marketOf(wtype)
  if (!market || market.period !== 'full' || market.family === 'F' || market.family === 'FS') return false
  return families[market.family].counts === 'score'
}

/** Correct scores and champions can't be combined (U-SPORT-11). */
export const isCombinable = (wtype: string): boolean => {
  const market = byCode.get(wtype)
  return market !== undefined && !families[market.family].notCombinable
}

/** The selections of a market in display order. Only football's 1X2 has a draw. */
export const selectionsOf = (wtype: string, sport: PlayedSport): readonly SelectionDef[] => {
  const market = byCode.get(wtype)
  if (!market) return []
  const { selections, halfSelections, sportSelections } = families[market.family]
  const listed =
    (market.period === 'half' ? halfSelections : undefined) ?? sportSelections?.[sport] ?? selections
  return market.family === 'M' && !drawsPossible(sport) ? listed.filter(({ w }) => w !== 'MN') : listed
}

export const drawsPossible = (sport: PlayedSport) => sport === 'FT' || sport === 'VF'

/** "半场 让球", "第一节 大小", "滚球 让分" is written by the caller: in play is a state of the page, not part of the name. */
export const marketName = (wtype: string, sport: PlayedSport = 'FT', speak = asSpelled): string => {
  const market = byCode.get(wtype)
  if (!market) return wtype
  const period = periods[market.period]
  return [speak(period.names?.[sport] ?? period.name), familyName(market.family, sport, speak)]
    .filter(Boolean)
    .join(' ')
}

/** "让球", in other sports "让分", "让局": a family without its period. */
export const familyName = (family: Family, sport: PlayedSport, speak = asSpelled): string =>
  speak(families[family].names?.[sport] ?? families[family].name)

/** The Chinese name of a selection; team names fill 主 and 客 when given. */
export const selectionName = (
  wtype: string,
  w: string,
  teams?: { home: string; away: string },
  speak = asSpelled,
): string => {
  const market = byCode.get(wtype)
  if (!market) return w
  const { selections, halfSelections = [], sportSelections = {} } = families[market.family]
  const found = [...selections, ...halfSelections, ...Object.values(sportSelections).flat()].find(
    (selection) => selection.w === w,
  )
  if (!found) return w
  if (!teams || !found.side) return speak(found.name)
  return found.side === 'home' ? teams.home : teams.away
}

/** The same market in its other state: R ↔ RE. The channel lists in-play forms only while a match runs. */
export const counterpart = (market: Market): string => wtypeOf(market.family, market.period, !market.inPlay)
