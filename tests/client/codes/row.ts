import { type AnyEndpoint, COMMON_REFUSALS } from '@app/contract/kit/endpoint'
import type { RefusalName } from '@app/contract/kit/status'
import { SHOWN, SHOWN_TO_VISITORS, type Shown } from './shown.ts'

/** The world that a row is met in. */
export interface Site {
  control: (method: 'POST' | 'PATCH', path: string, body: object) => Promise<unknown>
  /** The code that was last sent to this number or address. */
  codeSentTo: (to: string) => Promise<string>
}

/** One thing that a player does on a screen, and the call behind it. Add a row, and every code of the call is met. */
export interface Row {
  screen: string
  endpoint: AnyEndpoint
  path: string
  /** A member of the cast; a visitor without. */
  as?: string
  before?: (site: Site) => Promise<unknown>
  /** Once: opens what has to be open. */
  open?: (site: Site) => Promise<unknown>
  /** For each code: fills in what has to be filled in and submits. */
  submit: () => Promise<unknown>
  /** Where this screen shows a code in another way than the catalogue's. */
  shows?: Partial<Record<RefusalName, Shown>>
  /** Labels of fields and what still stands in them after each refusal. */
  keeps?: Readonly<Record<string, string>>
  /** Codes after which the screen is another one: met last, in a world of their own. */
  leaves?: readonly RefusalName[]
}

/** Every code that the call of a row may be answered with. */
export const codesOf = ({ endpoint }: Pick<Row, 'endpoint'>): RefusalName[] => [
  ...new Set([
    ...endpoint.refusals,
    ...COMMON_REFUSALS,
    ...((endpoint.effect ?? 'read') === 'read' ? [] : (['FREQUENT_SUBMISSION'] as const)),
    ...(endpoint.auth === 'member' ? (['LOGIN_EXPIRED'] as const) : []),
  ]),
]

export const shownOf = (row: Row, name: RefusalName): Shown =>
  row.shows?.[name] ?? (row.as ? undefined : SHOWN_TO_VISITORS[name]) ?? SHOWN[name] ?? 'toast'

export interface Run {
  title: string
  row: Row
  codes: RefusalName[]
}

/** The runs of a row: all codes on one screen with the expiry at the end, then each that leaves the screen. */
export const runsOf = (row: Row): Run[] => {
  const all = codesOf(row)
  const leaves = row.leaves ?? []
  const stays = all.filter((name) => name !== 'LOGIN_EXPIRED' && !leaves.includes(name))
  return [
    { title: row.screen, row, codes: [...stays, ...all.filter((name) => name === 'LOGIN_EXPIRED')] },
    ...leaves.map((name) => ({ title: `${row.screen}，${name}`, row, codes: [name] })),
  ]
}

/** Of each run one code of every way that its screen shows codes in, and those that no run before it has met: each code is met once at least. */
export const sampled = (runs: readonly Run[]): Run[] => {
  const met = new Set<RefusalName>()
  return runs.map(({ title, row, codes }) => {
    const ways = new Set<Shown>()
    const own = codes.filter((name) => {
      const way = shownOf(row, name)
      const tells = !met.has(name) || !ways.has(way)
      met.add(name)
      ways.add(way)
      return tells
    })
    return { title, row, codes: own }
  })
}
