import { fromCents, toCents } from '@app/contract/kit/cents'
import type { Ticket } from '@app/contract/sport/ticket'
import { reasonOf } from '../../../../api/failure.ts'
import { useSportText } from '../../text.ts'
import { bus } from '../../../../lib/bus.ts'
import { useSingly } from '../../../../ui/useSingly.ts'
import { useCashOutMutation } from '../../sport.api.ts'

/** Closes a ticket, or a part of its stake, for a sum or a better one, and says what came of it. */
export const useTake = ({ ticket_id: ticketId, stake }: Ticket, onTaken: () => void) => {
  const t = useSportText()
  const [cashOut, { isLoading }] = useCashOutMutation()
  const take = useSingly(async (paidCents: number, partCents: number) => {
    const part = partCents === toCents(stake) ? {} : { stake: fromCents(partCents) }
    try {
      const answer = await cashOut({
        ticketId,
        amount: fromCents(paidCents),
        accept: 'better',
        ...part,
      }).unwrap()
      if (answer.active === 'accepted') {
        onTaken()
        bus.emit('toast', { kind: 'success', message: t('cashedOut', { amount: answer.amount }) })
      } else if (answer.reason) bus.emit('toast', { kind: 'error', message: t(`reason_${answer.reason}`) })
    } catch (error) {
      bus.emit('toast', { kind: 'error', message: reasonOf(error) })
    }
  })
  return [take, isLoading] as const
}
