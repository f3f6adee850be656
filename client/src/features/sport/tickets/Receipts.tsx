import { Button, Skeleton } from '@mantine/core'
import { Suspense, useEffect, useRef } from 'react'
import { useStore } from 'react-redux'
import type { Ticket } from '@app/contract/sport/ticket'
import { Icon } from '../../../art/Icon.tsx'
import { lazyPart } from '../../../lib/lazyPart.ts'
import { againOf } from '../slip/slip.rules.ts'
import { sportOf, sportSlice, useSportDispatch } from '../sport.slice.ts'
import type { SportRoot } from '../sport.slice.ts'
import { useSportText } from '../text.ts'
import css from './Receipts.module.css'

const TicketCard = lazyPart(() => import('./TicketCard.tsx'), 'TicketCard')

const { receiptsClosed, slipChanged } = sportSlice.actions

interface Props {
  tickets: readonly Ticket[]
  /** Nothing else is in the slip. */
  isAlone: boolean
  onOpenBets: () => void
  /** It is put aside, and the focus with it. */
  onClosed: () => void
}

/** What was just placed, until the player puts it aside. */
export const Receipts = ({ tickets, isAlone, onOpenBets, onClosed }: Props) => {
  const t = useSportText()
  const store = useStore<SportRoot>()
  const dispatch = useSportDispatch()
  const box = useRef<HTMLElement>(null)
  useEffect(() => {
    // The button that placed it went with the slip's last entry: the focus comes here instead of getting lost.
    if (document.activeElement === document.body) box.current?.focus({ preventScroll: true })
  }, [tickets.length])
  const close = () => {
    dispatch(receiptsClosed())
    onClosed()
  }
  return (
    <section ref={box} tabIndex={-1} className={css.receipts} aria-label={t('receipts')}>
      <p className={css.title} role="status">
        <Icon name="check" size={18} />
        {t('placedTitle')}
      </p>
      <Suspense
        fallback={tickets.map(({ ticket_id }) => (
          <Skeleton key={ticket_id} height={120} />
        ))}
      >
        {tickets.map((ticket) => (
          <TicketCard key={ticket.ticket_id} ticket={ticket} />
        ))}
      </Suspense>
      <div className={css.next}>
        <Button variant="default" size="sm" onClick={onOpenBets}>
          {t('seeOpenBets')}
        </Button>
        {isAlone && (
          <Button
            variant="default"
            size="sm"
            onClick={() => {
              dispatch(slipChanged(againOf(sportOf(store.getState()).slip, tickets)))
              close()
            }}
          >
            {t('betAgain')}
          </Button>
        )}
        <Button size="sm" onClick={close}>
          {t('keepBetting')}
        </Button>
      </div>
    </section>
  )
}
