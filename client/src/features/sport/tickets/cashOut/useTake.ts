import { fromCents, toCents } from '@app/contract/kit/cents'
import type { Ticket } from '@app/contract/sport/ticket'
import { reasonOf } from '../../../../api/failure.ts'
import { useSingly } from '../../../../ui/useSingly.ts'
import { useSportText } from '../../text.ts'
import { becameOf } from '../refused.ts'
import { useCashOutMutation } from '../../sport.api.ts'
import type { OnTaken } from './closing.rules.ts'
import type { Refused } from './Refusal.tsx'

/** Closes a ticket, or a part of its stake, for a sum or a better one, and hands on why where it doesn't. */
export const useTake = (
  { ticket_id: ticketId, stake }: Ticket,
  onTaken: OnTaken,
  onRefused: (refused: Refused) => void,
) => {
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
      else if (reason) onRefused({ reason, paidCents })
    } catch (error) {
      const words = reasonOf(error)
      if (words === '') return
      const became = becameOf(error)
      const isOpen = became === 'unknown' || became === 'unheard'
      onRefused({
        words: isOpen ? t('closingUnknown') : became ? t('notClosed', { reason: words }) : words,
      })
    }
  })
  return [take, isLoading] as const
}
