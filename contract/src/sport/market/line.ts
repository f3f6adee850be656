/**
 * A line for people: quarter lines name both halves of the stake. 0.25 → "0 / 0.5", −1.75 → "-1.5 / 2", 2 → "2".
 * `signed` writes the plus of a positive handicap.
 */
export const lineText = (line: number, signed = false): string => {
  const sign = line < 0 ? '-' : signed && line > 0 ? '+' : ''
  const [low, high] = splitLine(Math.abs(line))
  return low === high ? `${sign}${low}` : `${sign}${low} / ${high}`
}

/** The text of `lineText` back to a number; undefined when it is no line. */
export const parseLine = (text: string): number | undefined => {
  const match = /^([+-]?)(\d+(?:\.5)?)(?:\s*\/\s*(\d+(?:\.5)?))?$/.exec(text.trim())
  if (!match) return undefined
  const low = Number(match[2])
  const high = match[3] === undefined ? low : Number(match[3])
  if (high !== low && high - low !== 0.5) return undefined
  return withSign(match[1] === '-', (low + high) / 2)
}
const withSign = (negative: boolean, value: number) => (negative && value !== 0 ? -value : value)

/** The two neighbours that half the stake each is settled on; both equal the line unless it is a quarter line. */
export const splitLine = (line: number): [number, number] =>
  isQuarter(line) ? [line - 0.25, line + 0.25] : [line, line]

export const isQuarter = (line: number): boolean => Number.isInteger(line * 4) && !Number.isInteger(line * 2)

/** The line as the selection sees it: a handicap is written from the home side, the away selection has the opposite. */
export const lineOfSelection = (w: string, line: number): number => (w === 'RC' && line !== 0 ? -line : line)
