import { useMemo, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { BetOutcome, BetStatus } from '@app/contract/bet/betRecord'
import type { Category } from '@app/contract/venue/categories'
import { dateText, dayRange } from '../../lib/text/date.ts'
import { type Choice, choiceIn, queryOf, type Scope } from './address.rules.ts'
import { useBetRecordsQuery } from './bet.api.ts'
import { chipOf } from './record.rules.ts'
import type { DayChip } from '../../lib/text/date.ts'
import { usePageState } from '../../lib/pageState.ts'

const SETTLED: Record<Scope, boolean | undefined> = { all: undefined, open: false, settled: true }
const DAY_MS = 86_400_000

export interface BetFilter {
  startTime: number
  endTime: number
  category?: Category
  enName?: string
  settled?: boolean
  status?: BetStatus
  outcome?: BetOutcome
}

/** What the record page is asked for: whoever comes back from the story of a ticket finds it as it was left, and so does a reload. */
export const useFilter = () => {
  const [query, setQuery] = useSearchParams()
  const [choice, set] = usePageState('betRecord', () => choiceIn(query))
  const { scope, category, enName, status, outcome } = choice
  /** The spans that each of them began with: a later bet, from another tab, takes nothing out of sight. */
  const [begun, setBegun] = useState<Partial<Record<Scope, DayChip>>>({})
  const chosen = choice.chip || begun[scope]
  const settled = SETTLED[scope]
  const ofScope = settled === undefined ? {} : { settled }
  const latest = useBetRecordsQuery({ ...ofScope, pageNum: 1, pageSize: 1 }, { skip: chosen !== undefined })
  const isKnown = latest.currentData !== undefined || latest.isError
  // Until it is known, the one before stays.
  const chip =
    chosen ??
    (isKnown ? chipOf(latest.currentData?.records[0]?.betTime) : (Object.values(begun).at(-1) ?? 'today'))
  if (!chosen && isKnown) setBegun({ ...begun, [scope]: chip })
  const range = useMemo(() => dayRange(chip), [chip])
  const filter: BetFilter = {
    ...range,
    ...(category ? { category } : {}),
    ...(enName ? { enName } : {}),
    ...(status ? { status } : {}),
    ...(outcome ? { outcome } : {}),
    ...ofScope,
  }
  const days: string[] = []
  for (let at = range.startTime; at <= range.endTime; at += DAY_MS) days.push(dateText(at))
  return {
    /** Undefined until it is known where the latest bet is. */
    filter: chosen ? filter : undefined,
    days,
    choice: { ...choice, chip },
    /** Another choice starts at the first page again. */
    choose: (change: Partial<Choice>) => {
      const next = { pageNum: 1, ...change }
      set(next)
      setQuery(queryOf({ ...choice, ...next }), { replace: true })
    },
  }
}
