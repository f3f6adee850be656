import type { MarketLine } from '@app/contract/sport/feed'
import { parsePrice } from '@app/contract/sport/odds'

/** So many prices of a selection are kept, the latest ones. */
const MOST_POINTS = 24

/** The prices that the selections of an open match went through, in hundredths. */
export interface Trails {
  note: (lines: readonly MarketLine[]) => void
  /** Oldest first, the line's own price last; one that goes and comes back unchanged is one point. */
  of: (line: MarketLine, w: string) => readonly number[]
}

const keyOf = ({ gameId, wtype, line }: MarketLine, w: string) => `${gameId} ${wtype} ${line} ${w}`

const withLatest = (points: number[], k: number | undefined): number[] =>
  k === undefined || points.at(-1) === k ? points : [...points, k].slice(-MOST_POINTS)

export const openTrails = (): Trails => {
  const kept = new Map<string, number[]>()
  return {
    note: (lines) => {
      for (const line of lines)
        for (const { w, k: text } of line.selections) {
          const k = parsePrice(text)
          const key = keyOf(line, w)
          kept.set(key, withLatest(kept.get(key) ?? [], k))
        }
    },
    of: (line, w) =>
      withLatest(
        kept.get(keyOf(line, w)) ?? [],
        parsePrice(line.selections.find((one) => one.w === w)?.k ?? ''),
      ),
  }
}

/** The points of a small curve in a box of `width` × `height`: time to the right, dearer upwards. */
export const curveOf = (points: readonly number[], width: number, height: number): string => {
  const [least, most] = [Math.min(...points), Math.max(...points)]
  const across = points.length > 1 ? width / (points.length - 1) : 0
  const up = most > least ? height / (most - least) : 0
  return points
    .map((k, at) => `${(at * across).toFixed(1)},${(height - (k - least) * up).toFixed(1)}`)
    .join(' ')
}
