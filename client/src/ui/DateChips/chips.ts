import type { DayChip } from '../../lib/text/date.ts'

export const CHIPS: readonly DayChip[] = ['today', 'yesterday', 'last7', 'last30']
