import { entryLabel, pickLine, selectionLineText } from '@app/contract/sport/slip/entry'
import type { SlipEntry } from '@app/contract/sport/slip/entry'
import type { Speak } from '@app/contract/sport/market/markets'

/** A selection with its line, "甲 (-0.5)", "大 2.5". */
export const pickName = (entry: SlipEntry, speak: Speak): string => {
  const { wtype, w, line } = entry.playInfo
  return `${entryLabel(entry, speak)} ${pickLine(wtype, selectionLineText(wtype, w, line))}`.trim()
}
