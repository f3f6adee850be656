import { Button } from '@mantine/core'
import { useEffect, useRef } from 'react'
import type { Ticket } from '@app/contract/sport/ticket'
import { Icon } from '../../../art/Icon.tsx'
import { useSportText } from '../../../i18n/sport.ts'
import { sportSlice } from '../sport.slice.ts'
import { useSportDispatch } from '../useSportDispatch.ts'
import css from './Receipts.module.css'
import { TicketCard } from '../tickets/TicketCard.tsx'

const { receiptsClosed } = sportSlice.actions

/** What was just placed, until the player puts it aside. */
export const Receipts = ({ tickets }: { tickets: readonly Ticket[] }) => {
  const t = useSportText()
  const dispatch = useSportDispatch()
  const box = useRef<HTMLElement>(null)
  useEffect(() => {
    // The button that placed it went with the slip's last entry: the focus comes here instead of getting lost.
    if (document.activeElement === document.body) box.current?.focus({ preventScroll: true })
  }, [tickets.length])
  return (
    <section ref={box} tabIndex={-1} className={css.receipts} aria-label={t('receipts')}>
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
