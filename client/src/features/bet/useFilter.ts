import { useMemo, useState } from 'react'
import type { BetOutcome, BetStatus } from '@app/contract/bet/betRecord'
import type { Category } from '@app/contract/venue/categories'
import { dateText, dayRange } from '../../lib/date.ts'
import type { DayChip } from '../../lib/date.ts'
import type { Scope } from './parts/ScopeTabs.tsx'

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

/** What the record page is asked for; any change starts at the first page again. */
export const useFilter = () => {
  const [chip, setChip] = useState<DayChip>('today')
  const [scope, setScope] = useState<Scope>('all')
  const [category, setCategory] = useState<Category | ''>('')
  const [enName, setEnName] = useState('')
  const [status, setStatus] = useState<BetStatus | ''>('')
  const [outcome, setOutcome] = useState<BetOutcome | ''>('')
  const [pageNum, setPageNum] = useState(1)
  const range = useMemo(() => dayRange(chip), [chip])
  const settled = SETTLED[scope]
  const filter: BetFilter = {
    ...range,
    ...(category ? { category } : {}),
    ...(enName ? { enName } : {}),
    ...(status ? { status } : {}),
    ...(outcome ? { outcome } : {}),
    ...(settled === undefined ? {} : { settled }),
  }
  const from =
    <T>(set: (value: T) => void) =>
    (value: T) => {
      set(value)
      setPageNum(1)
    }
  const days: string[] = []
  for (let at = range.startTime; at <= range.endTime; at += DAY_MS) days.push(dateText(at))
  return {
    filter,
    days,
    pageNum,
    setPageNum,
    chip,
    setChip: from(setChip),
    scope,
    setScope: from(setScope),
    category,
    setCategory: from((next: Category | '') => {
      setCategory(next)
      setEnName('')
    }),
    enName,
    setEnName: from(setEnName),
    status,
    setStatus: from(setStatus),
    outcome,
    setOutcome: from(setOutcome),
  }
}
