import { sidesText } from '@app/contract/sport/market/sides'
import { entryLabel, pickLine, selectionLineText } from '@app/contract/sport/slip/entry'
import type { SlipEntry } from '@app/contract/sport/slip/entry'
import type { Speak } from '@app/contract/sport/market/markets'

/** A selection with its line, "甲 (-0.5)", "大 2.5". */
export const pickName = (entry: SlipEntry, speak: Speak): string => {
  const { wtype, w, line } = entry.playInfo
  return `${entryLabel(entry, speak)} ${pickLine(wtype, selectionLineText(wtype, w, line))}`.trim()
}

/** What stands after a selection that names no side of its match, " · 甲 - 乙". */
export const pickMatch = (entry: SlipEntry, speak: Speak): string => {
  const { team_h, team_c } = entry.gameInfo
  const label = entryLabel(entry, speak)
  return [team_h, team_c].some((side) => side && label.includes(side))
    ? ''
    : ` · ${sidesText(entry.gameInfo)}`
}
