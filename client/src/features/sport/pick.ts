import { closeLine, entryLabel, selectionLineText } from '@app/contract/sport/slip/entry'
import type { SlipEntry } from '@app/contract/sport/slip/entry'
import { isHandicap } from '@app/contract/sport/market/markets'
import type { Speak } from '@app/contract/sport/market/markets'

/** The line beside what it was selected on; a handicap's is set apart, so that 0 isn't read as a score. */
export const pickLine = (wtype: string, lineText: string): string => {
  const line = closeLine(lineText)
  return line && isHandicap(wtype) ? `(${line})` : line
}

/** A selection with its line, "甲 (-0.5)", "大 2.5". */
export const pickName = (entry: SlipEntry, speak: Speak): string => {
  const { wtype, w, line } = entry.playInfo
  return `${entryLabel(entry, speak)} ${pickLine(wtype, selectionLineText(wtype, w, line))}`.trim()
}
