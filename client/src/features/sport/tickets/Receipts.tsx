import { Button } from '@mantine/core'
import { useEffect, useRef } from 'react'
import { useSelector, useStore } from 'react-redux'
import { fromCents, toCents } from '@app/contract/kit/cents'
import type { Ticket } from '@app/contract/sport/ticket'
import { Icon } from '../../../art/Icon.tsx'
import { lazyPart } from '../../../lib/lazyPart.ts'
import { prizeText } from '../../../lib/text/amount.ts'
import { againOf } from '../slip/slip.rules.ts'
import { part, sportOf, sportSlice, useSportDispatch } from '../sport.slice.ts'
import type { SportRoot } from '../sport.slice.ts'
import { useSportText } from '../text.ts'
import type { RowsProps } from './TicketCard.tsx'
import css from './Receipts.module.css'

export const loadTicketCard = () => import('./TicketCard.tsx')
const TicketCard = lazyPart(loadTicketCard, 'TicketCard')
const TicketRows = lazyPart<'TicketRows', RowsProps>(loadTicketCard, 'TicketRows')

const { receiptsClosed, slipChanged } = sportSlice.actions

const sumText = (tickets: readonly Ticket[], figure: 'risk' | 'win'): string =>
  prizeText(fromCents(tickets.reduce((sum, ticket) => sum + toCents(ticket[figure]), 0)))

interface Props {
  tickets: readonly Ticket[]
  /** Nothing else is in the slip. */
  isAlone: boolean
  onOpenBets: () => void
  /** It is put aside, and the focus with it. */
  onClosed: () => void
  /** So it is, and nothing else is in the slip. */
  onDone?: (() => void) | undefined
}

/** What was just placed, until the player puts it aside. It comes whole: whoever shows it waits for its code. */
export const Receipts = ({ tickets, isAlone, onOpenBets, onClosed, onDone }: Props) => {
  const t = useSportText()
  const store = useStore<SportRoot>()
  const dispatch = useSportDispatch()
  const asked = useSelector(part('asked'))
  const box = useRef<HTMLElement>(null)
  useEffect(() => {
    // The button that placed it went with the slip's last entry: the focus comes here instead of getting lost.
    if (document.activeElement === document.body) box.current?.focus({ preventScroll: true })
  }, [tickets.length])
  // The last that were placed come first, those of one press as they stood in the slip.
  const shown = tickets.toReversed().sort((a, b) => b.placedAt - a.placedAt)
  const isOfSingles = tickets.length > 1 && tickets.every(({ kind, result }) => kind === 'single' && !result)
  const close = () => {
    dispatch(receiptsClosed())
    onClosed()
  }
  return (
    <section
      ref={box}
      tabIndex={-1}
      className={css.receipts}
      data-alone={isAlone || undefined}
      aria-label={t('receipts')}
    >
      <div className={css.title} role="status">
        <Icon name="check" size={20} stroke={2.4} className={css.sign ?? ''} />
        <p>
          {t('placedTitle')}
          {tickets.length > 1 && (
            <small>
              {t('placedMany', {
                count: tickets.length,
                risk: sumText(tickets, 'risk'),
                win: sumText(tickets, 'win'),
              })}
            </small>
          )}
        </p>
      </div>
      {isOfSingles ? (
        <TicketRows tickets={shown} asked={asked} />
      ) : (
        shown.map((ticket) => (
          <TicketCard key={ticket.ticket_id} ticket={ticket} isReceipt asked={asked[ticket.ticket_id]} />
        ))
      )}
      <div className={css.next}>
        <Button variant="default" size="sm" onClick={onOpenBets}>
          {t('seeOpenBets')}
        </Button>
        {isAlone && (
          <Button
            variant="subtle"
            size="sm"
            onClick={() => {
              dispatch(slipChanged(againOf(sportOf(store.getState()).slip, tickets)))
              close()
            }}
          >
            {t('betAgain')}
          </Button>
        )}
        <Button
          size="sm"
          onClick={() => {
            close()
            if (isAlone) onDone?.()
          }}
        >
          {t('keepBetting')}
        </Button>
      </div>
    </section>
  )
}
