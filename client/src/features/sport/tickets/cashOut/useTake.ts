import { fromCents, toCents } from '@app/contract/kit/cents'
import type { RefusalReason } from '@app/contract/sport/reasons'
import type { Ticket } from '@app/contract/sport/ticket'
import { reasonOf } from '../../../../api/failure.ts'
import { bus } from '../../../../lib/bus.ts'
import { useSingly } from '../../../../ui/useSingly.ts'
import { useCashOutMutation } from '../../sport.api.ts'
import type { OnTaken } from './closing.rules.ts'

/** Closes a ticket, or a part of its stake, for a sum or a better one, and hands on why where it doesn't. */
export const useTake = (
  { ticket_id: ticketId, stake }: Ticket,
  onTaken: OnTaken,
  onRefused: (reason: RefusalReason, paidCents: number) => void,
) => {
  const [cashOut, { isLoading }] = useCashOutMutation()
  const take = useSingly(async (paidCents: number, partCents: number) => {
    const part = partCents === toCents(stake) ? {} : { stake: fromCents(partCents) }
    try {
      const { active, reason, ticket, closed } = await cashOut({
        ticketId,
        amount: fromCents(paidCents),
        accept: 'better',
        ...part,
      }).unwrap()
      if (active === 'accepted') onTaken(closed ?? ticket, ticket)
      else if (reason) onRefused(reason, paidCents)
    } catch (error) {
      bus.emit('toast', { kind: 'error', message: reasonOf(error) })
    }
  })
  return [take, isLoading] as const
}
