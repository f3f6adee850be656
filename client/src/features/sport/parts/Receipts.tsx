import { Button } from '@mantine/core'
import type { Ticket } from '@app/contract/sport/ticket'
import { Icon } from '../../../art/Icon.tsx'
import { useSportText } from '../../../i18n/sport.ts'
import { sportSlice } from '../sport.slice.ts'
import { useSportDispatch } from '../useSportDispatch.ts'
import css from './Receipts.module.css'
import { TicketCard } from './TicketCard.tsx'

const { receiptsClosed } = sportSlice.actions

/** What was just placed, until the player puts it aside. */
export const Receipts = ({ tickets }: { tickets: readonly Ticket[] }) => {
  const t = useSportText()
  const dispatch = useSportDispatch()
  return (
    <section className={css.receipts} aria-label={t('receipts')}>
      <p className={css.title} role="status">
        <Icon name="check" size={18} />
        {t('placedTitle')}
      </p>
      {tickets.map((ticket) => (
        <TicketCard key={ticket.ticket_id} ticket={ticket} />
      ))}
      <Button variant="light" size="sm" onClick={() => dispatch(receiptsClosed())}>
        {t('keepBetting')}
      </Button>
    </section>
  )
}
