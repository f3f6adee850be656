import { fromCents } from '@app/contract/kit/cents'
import type { ChannelData } from '@app/contract/sport/channel'
import { dateOfDay } from './leagues.rules.ts'
import type { SettledDay } from '../tickets/ticketRecord.store.ts'

type History = ChannelData<'get_history'>
const sums = (days: readonly SettledDay[]): History['totals'] => ({
  stake: fromCents(days.reduce((cents, { stakeCents }) => cents + stakeCents, 0)),
  risk: fromCents(days.reduce((cents, { riskCents }) => cents + riskCents, 0)),
  return: fromCents(days.reduce((cents, { returnCents }) => cents + returnCents, 0)),
})

/** Settled tickets by the day of the site on which they were settled, newest first, and all together. */
export const daysOf = (
  days: readonly SettledDay[],
  dayOf: (at: number) => number,
): Pick<History, 'days' | 'totals'> => ({
  totals: sums(days),
  days: days.map((day) => ({ day: dateOfDay(dayOf(day.day)), count: day.n, ...sums([day]) })),
})
