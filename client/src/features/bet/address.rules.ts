import { BET_OUTCOMES, BET_STATUSES } from '@app/contract/bet/betStates'
import type { BetOutcome, BetStatus } from '@app/contract/bet/betStates'
import { CATEGORIES, type Category } from '@app/contract/venue/categories'
import type { DayChip } from '../../lib/text/date.ts'
import { CHIPS } from '../../ui/DateChips/chips.ts'
import { pageIn, pageText } from '../../lib/links/pageNum.ts'

export const SCOPES = ['all', 'open', 'settled'] as const
export type Scope = (typeof SCOPES)[number]

/** How the records are narrowed; '' is by nothing. */
export interface Choice {
  /** '' is the shortest span that holds the latest bet of the scope. */
  chip: DayChip | ''
  scope: Scope
  category: Category | ''
  enName: string
  status: BetStatus | ''
  outcome: BetOutcome | ''
  pageNum: number
}

export const NOT_NARROWED = { scope: 'all', category: '', enName: '', status: '', outcome: '' } as const

/** By what else than days the records are narrowed: by their scope alone, or by more. */
export const narrowingOf = ({ scope, ...choice }: Choice): 'open' | 'settled' | 'narrowed' | undefined => {
  const { category, enName, status, outcome } = choice
  if (category || enName || status || outcome) return 'narrowed'
  return scope === 'all' ? undefined : scope
}

const one = <T extends string, N>(all: readonly T[], value: string | null, none: N): T | N =>
  all.find((each) => each === value) ?? none

/** The one bet that an address names. */
export const ticketIn = (query: URLSearchParams): string | undefined =>
  /^\d{1,20}$/.exec(query.get('ticket') ?? '')?.[0]

/** What an address says of it. */
export const choiceIn = (query: URLSearchParams): Choice => ({
  chip: one(CHIPS, query.get('date'), ''),
  scope: one(SCOPES, query.get('scope'), 'all'),
  category: one(CATEGORIES, query.get('category'), ''),
  enName: /^\w{1,20}$/.exec(query.get('venue') ?? '')?.[0] ?? '',
  status: one(BET_STATUSES, query.get('status'), ''),
  outcome: one(BET_OUTCOMES, query.get('outcome'), ''),
  pageNum: pageIn(query),
})

export const queryOf = ({
  chip,
  scope,
  category,
  enName,
  status,
  outcome,
  pageNum,
}: Choice): Record<string, string> =>
  Object.fromEntries(
    Object.entries({
      date: chip,
      scope: scope === 'all' ? '' : scope,
      category,
      venue: enName,
      status,
      outcome,
      page: pageText(pageNum),
    }).filter(([, value]) => value !== ''),
  )
