import { fromCents, toCents } from '@app/contract/kit/cents'
import type { Ticket } from '@app/contract/sport/ticket'
import { BALANCE_ARG, balanceApi } from '../../../../api/balance.ts'
import { reasonOf } from '../../../../api/failure.ts'
import { useSportText } from '../../text.ts'
import { bus } from '../../../../lib/bus.ts'
import { useSingly } from '../../../../ui/useSingly.ts'
import { useCashOutMutation } from '../../sport.api.ts'
import { useSportDispatch } from '../../sport.slice.ts'

/** Closes a ticket, or a part of its stake, for a sum or a better one, and says what came of it. */
export const useTake = ({ ticket_id: ticketId, stake }: Ticket, onTaken: () => void) => {
  const t = useSportText()
  const [cashOut, { isLoading }] = useCashOutMutation()
  const dispatch = useSportDispatch()
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
        // Together with what it is added to.
        await dispatch(
          balanceApi.endpoints.balance.initiate(BALANCE_ARG, { subscribe: false, forceRefetch: true }),
        )
        bus.emit('toast', { kind: 'success', message: t('cashedOut', { amount: answer.amount }) })
      } else if (answer.reason) bus.emit('toast', { kind: 'error', message: t(`reason_${answer.reason}`) })
    } catch (error) {
      bus.emit('toast', { kind: 'error', message: reasonOf(error) })
    }
  })
  return [take, isLoading] as const
}
