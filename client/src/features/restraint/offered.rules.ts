import { COOL_OFF_DAYS, EXCLUSION_DAYS, LIMIT_SPANS } from '@app/contract/restraint/limits'
import type { Restraint } from '@app/contract/restraint/restraint'
import { restUntil } from '@app/contract/restraint/until'
import type { LimitRow } from './restraint.rules.ts'

/** The limit of a shorter or longer span beside which this one, as it is typed, can't count, or that can't beside it: the longer of the two, which is smaller. */
export const smallerBeside = (
  rows: readonly LimitRow[],
  row: LimitRow,
  wanted: number,
): LimitRow | undefined => {
  const place = ({ span }: LimitRow) => LIMIT_SPANS.indexOf(span)
  const others = rows.filter(({ kind, limit }) => kind === row.kind && limit !== null)
  const longer = others.find((other) => place(other) > place(row) && other.limit! < wanted)
  const isSmall = others.some((other) => place(other) < place(row) && other.limit! > wanted)
  return longer ?? (isSmall ? { ...row, limit: wanted } : undefined)
}

export type Choice =
  | { kind: 'coolOff'; days: (typeof COOL_OFF_DAYS)[number] }
  | { kind: 'exclusion'; days: (typeof EXCLUSION_DAYS)[number] }

const CHOICES: Record<Choice['kind'], readonly Choice[]> = {
  coolOff: COOL_OFF_DAYS.map((days) => ({ kind: 'coolOff', days })),
  exclusion: EXCLUSION_DAYS.map((days) => ({ kind: 'exclusion', days })),
}

/** What may be begun now: a break that is on can only be made longer, an exclusion by no cool-off. */
export const choicesOf = (kind: Choice['kind'], rest: Restraint['rest'], now: number): readonly Choice[] => {
  if (rest?.kind === 'exclusion' && kind === 'coolOff') return []
  return CHOICES[kind].filter(({ days }) => !rest || restUntil(days, now) > rest.until)
}
