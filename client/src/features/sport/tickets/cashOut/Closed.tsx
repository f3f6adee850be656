import { Anchor } from '@mantine/core'
import { useEffect, useState } from 'react'
import { toCents } from '@app/contract/kit/cents'
import { BALANCE_ARG, balanceApi } from '../../../../api/balance.ts'
import { Icon } from '../../../../art/Icon.tsx'
import { useSportText } from '../../text.ts'
import { balanceText } from '../../../../lib/text/amount.ts'
import { TicketLink } from '../TicketLink.tsx'
import { useSportDispatch } from '../../sport.slice.ts'
import { OfferPlace } from './CashOut.tsx'
import type { Closing } from './closing.rules.ts'
import { Net } from './Net.tsx'
import css from './CashOut.module.css'

/** The button that closed it is gone, and with it the focus. */
const intoFocus = (box: HTMLElement | null) => box?.focus()

/** What closing a ticket or a part of it came to, where it was closed, until the player puts it aside. */
export const Closed = ({ closing: { closed, rest }, onDone }: { closing: Closing; onDone: () => void }) => {
  const t = useSportText()
  const dispatch = useSportDispatch()
  const [isTold, setTold] = useState(false)
  useEffect(() => {
    // Together with what it is added to.
    void dispatch(
      balanceApi.endpoints.balance.initiate(BALANCE_ARG, { subscribe: false, forceRefetch: true }),
    ).finally(() => setTold(true))
  }, [dispatch])
  if (!isTold) return <OfferPlace />
  const paid = closed.return ?? '0.00'
  return (
    <div ref={intoFocus} tabIndex={-1} role="status" className={css.closed}>
      <Icon name="check" size={16} stroke={2.4} />
      <p>
        <span>{t(closed.partOf ? 'closedPart' : 'closedWhole', { amount: balanceText(paid) })}</span>{' '}
        <Net cents={toCents(paid) - toCents(closed.risk)} />
        {closed.partOf && rest.autoCashOut && (
          <small>{t('autoMoved', { amount: balanceText(rest.autoCashOut) })}</small>
        )}
      </p>
      <span className={css.next}>
        <TicketLink ticketId={closed.ticket_id} size="sm">
          {t('closedMore')}
        </TicketLink>
        <Anchor component="button" type="button" size="sm" onClick={onDone}>
          {t('closedSeen')}
        </Anchor>
      </span>
    </div>
  )
}
