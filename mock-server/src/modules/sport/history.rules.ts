import { fromCents } from '@app/contract/kit/cents'
import type { ChannelData } from '@app/contract/sport/channel'
import { dateOfDay } from './leagues.rules.ts'
import type { TicketRow } from './sport.store.ts'

/** Settled tickets by the day of the site on which they were settled, newest first. */
export const daysOf = (
  tickets: readonly TicketRow[],
  dayOf: (at: number) => number,
): ChannelData<'get_history'>['days'] =>
  [...Map.groupBy(tickets, ({ settledAt }) => dayOf(settledAt ?? 0))]
    .toSorted(([a], [b]) => b - a)
    .map(([day, ofDay]) => {
      const sum = (read: (ticket: TicketRow) => number) =>
        fromCents(ofDay.reduce((total, ticket) => total + read(ticket), 0))
      return {
        day: dateOfDay(day),
        count: ofDay.length,
        stake: sum(({ stakeCents }) => stakeCents),
        risk: sum(({ riskCents }) => riskCents),
        return: sum(({ returnCents }) => returnCents ?? 0),
      }
    })
