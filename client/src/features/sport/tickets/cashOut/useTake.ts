import { fromCents, toCents } from '@app/contract/kit/cents'
import type { Ticket } from '@app/contract/sport/ticket'
import { reasonOf } from '../../../../api/failure.ts'
import { useSportText } from '../../text.ts'
import { bus } from '../../../../lib/bus.ts'
import { useSingly } from '../../../../ui/useSingly.ts'
import { useCashOutMutation } from '../../sport.api.ts'
import type { OnTaken } from './closing.rules.ts'

/** Closes a ticket, or a part of its stake, for a sum or a better one, and says why where it doesn't. */
export const useTake = ({ ticket_id: ticketId, stake }: Ticket, onTaken: OnTaken) => {
  const t = useSportText()
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
      else if (reason) bus.emit('toast', { kind: 'error', message: t(`reason_${reason}`) })
    } catch (error) {
      bus.emit('toast', { kind: 'error', message: reasonOf(error) })
    }
  })
  return [take, isLoading] as const
}
