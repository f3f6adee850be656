import type { DifferenceKind } from '@app/contract/control/dual'
import type { Shape } from './shape.ts'

/** Tells one difference: by the path of the contract, what the real backend says there and what the mock does. */
export type Report = (kind: DifferenceKind, path: string, real: unknown, mock: unknown, why?: string) => void

export interface Sides {
  at: number
  request: unknown
  real: unknown
  mock: unknown
  /** Of `data`. */
  shape?: Shape | undefined
}

export interface Row {
  id: number
  call: string
  kind: DifferenceKind
  path: string
  count: number
  first: number
  last: number
  real: unknown
  mock: unknown
  why: string | undefined
  /** The whole of both answers, of the latest call. */
  sides: Sides | undefined
}

export interface Rows {
  add(row: Pick<Row, 'call' | 'kind' | 'path' | 'real' | 'mock' | 'why'>, sides: Sides): void
  list(): Row[]
  find(id: number): Row | undefined
  clear(): void
}

const MOST_ROWS = 1_000
/** Rows that keep both answers whole: the latest. */
const MOST_SIDES = 100
const LONGEST = 2_000
const LONGEST_SIDE = 50_000

/** A long value is shown by its beginning. */
const short = (value: unknown, longest = LONGEST): unknown => {
  const text = JSON.stringify(value)
  return text === undefined || text.length <= longest ? value : `${text.slice(0, longest)}…`
}
const clipped = ({ at, request, real, mock, shape }: Sides): Sides => ({
  at,
  shape,
  request: short(request, LONGEST_SIDE),
  real: short(real, LONGEST_SIDE),
  mock: short(mock, LONGEST_SIDE),
})

export const openRows = (): Rows => {
  const rows = new Map<string, Row>()
  const whole = new Set<Row>()
  let last = 0
  return {
    add: ({ call, kind, path, real, mock, why }, sides) => {
      const key = `${call}\n${kind}\n${path}`
      let row = rows.get(key)
      if (!row) {
        if (rows.size >= MOST_ROWS) return
        row = {
          id: ++last,
          call,
          kind,
          path,
          count: 0,
          first: sides.at,
          last: 0,
          real,
          mock,
          why,
          sides: undefined,
        }
        rows.set(key, row)
      }
      Object.assign(row, { real: short(real), mock: short(mock), why, last: sides.at, sides: clipped(sides) })
      row.count += 1
      whole.delete(row)
      whole.add(row)
      const [oldest] = whole
      if (oldest && whole.size > MOST_SIDES) {
        whole.delete(oldest)
        oldest.sides = undefined
      }
    },
    list: () => [...rows.values()],
    find: (id) => [...rows.values()].find((row) => row.id === id),
    clear: () => {
      rows.clear()
      whole.clear()
    },
  }
}
