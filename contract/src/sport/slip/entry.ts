import { oddsTypeLabels } from '../codes.ts'
import type { OddsType, PlayedSport } from '../codes.ts'
import type { GameInfo } from '../feed.ts'
import { lineOfSelection, lineText } from '../market/line.ts'
import {
  CHAMPION,
  effectiveOddsType,
  isHandicap,
  isTwoWayLine,
  marketName,
  selectionName,
} from '../market/markets.ts'
import type { Speak } from '../market/markets.ts'
import { parsePrice, showOdds } from '../market/odds.ts'

/** Entry of the bet slip (ENT-17). The shown fields are the specification's; what stands beside them is ours. */
export interface SlipEntry {
  gameInfo: GameInfo & {
    sport: PlayedSport
    league: string
    inPlay: boolean
    startTime?: number
    /** Of a champion. */
    season?: string
  }
  /** w: play type code; wtype and line: the market it belongs to; label: its name for people. */
  playInfo: { w: string; wtype: string; line: number | null; label: string }
  /** r: the Hong Kong price as on the wire; empty = suspended. */
  oddInfo: { r: string; gameId: string }
  /** active: '' in the slip, then what the server said of the ticket. */
  bettingData: { active: '' | 'delay' | 'accepted' | 'refused'; ticket_id: string }
  /** The rate of a champion market; empty otherwise. */
  championRate: { rtype: string }
}

/** The identity of a selection: the line may move beneath it. */
export const entryKey = ({ oddInfo, playInfo, championRate }: SlipEntry): string =>
  selectionKey(oddInfo.gameId, playInfo.wtype, playInfo.w, championRate.rtype)

export const selectionKey = (gameId: string, wtype: string, w: string, rtype = ''): string =>
  `${gameId}|${wtype}|${w}|${rtype}`

/** Whether both are one bet: lines change places among the ids of a match, so the line itself tells, not its id. */
export const isSameBet = (a: SlipEntry, b: SlipEntry): boolean =>
  a.gameInfo.hgid === b.gameInfo.hgid &&
  a.playInfo.wtype === b.playInfo.wtype &&
  a.playInfo.w === b.playInfo.w &&
  a.playInfo.line === b.playInfo.line &&
  a.championRate.rtype === b.championRate.rtype

export const isChampionEntry = ({ playInfo }: SlipEntry): boolean => playInfo.wtype === CHAMPION
/** What was selected; a champion's name is the server's. */
export const entryLabel = (entry: SlipEntry, speak?: Speak): string => {
  const { gameInfo, playInfo } = entry
  const teams = { home: gameInfo.team_h, away: gameInfo.team_c }
  return isChampionEntry(entry) ? playInfo.label : selectionName(playInfo.wtype, playInfo.w, teams, speak)
}
export const isPending = ({ bettingData }: SlipEntry): boolean => bettingData.active === 'delay'
export const isSuspended = ({ oddInfo }: SlipEntry): boolean => parsePrice(oddInfo.r) === undefined

/** The price in its odds format, empty while suspended; the format's name stands at the market. */
export const priceText = (wtype: string, r: string, oddsType: OddsType): string => {
  const k = parsePrice(r)
  return k === undefined ? '' : showOdds(k, effectiveOddsType(wtype, oddsType))
}

/** "让球 [香港盘]", "独赢": the market with the odds format it is quoted in (B-CALC-06). */
export const marketTitle = (wtype: string, sport: PlayedSport, oddsType: OddsType, speak?: Speak): string => {
  const name = marketName(wtype, sport, speak)
  return isTwoWayLine(wtype)
    ? `${name} [${speak?.(oddsTypeLabels[oddsType]) ?? oddsTypeLabels[oddsType]}]`
    : name
}

/** The line as the selection has it: handicaps signed, totals plain, empty without one. */
export const selectionLineText = (wtype: string, w: string, line: number | null): string => {
  if (line === null) return ''
  return isHandicap(wtype) ? lineText(lineOfSelection(w, line), true) : lineText(line)
}

/** A line as it stands beside a price: "0/0.5". */
export const closeLine = (text: string): string => text.replaceAll(' ', '')

/** The line beside what it was selected on; a handicap's is set apart, so that 0 isn't read as a score. */
export const pickLine = (wtype: string, lineText: string): string => {
  const line = closeLine(lineText)
  return line && isHandicap(wtype) ? `(${line})` : line
}
