import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import type { Ticket } from '@app/contract/sport/ticket'
import { reasonOf, refusalOf } from '../../../api/failure.ts'
import { Icon } from '../../../art/Icon.tsx'
import { useSportText } from '../../../i18n/sport.ts'
import { EmptyState } from '../../../ui/EmptyState/EmptyState.tsx'
import { SkeletonRows } from '../../../ui/SkeletonRows/SkeletonRows.tsx'
import { TicketCard } from './TicketCard.tsx'
import css from './TicketList.module.css'

interface Props {
  answer: {
    currentData?: { records: Ticket[] } | undefined
    error?: unknown
    isFetching: boolean
    refetch: () => unknown
  }
  empty: string
  hint?: string
  actionOf?: (ticket: Ticket) => ReactNode
}

export const TicketList = ({ answer, empty, hint, actionOf }: Props) => {
  const t = useSportText()
  const { currentData, error, isFetching, refetch } = answer
  if (isFetching && !currentData) return <SkeletonRows rows={3} height={120} />
  if (error && refusalOf(error) !== 'NO_DATA' && !currentData)
    return (
      <EmptyState
        title={t('betsFailed')}
        hint={reasonOf(error)}
        action={<Button onClick={() => void refetch()}>{t('retry')}</Button>}
      />
    )
  const tickets = currentData?.records ?? []
  if (tickets.length === 0)
    return <EmptyState art={<Icon name="ticket" size={48} />} title={empty} {...(hint ? { hint } : {})} />
  return (
    <ul className={css.tickets}>
      {tickets.map((ticket) => (
        <li key={ticket.ticket_id}>
          <TicketCard ticket={ticket} action={actionOf?.(ticket)} hasStory />
        </li>
      ))}
    </ul>
  )
}
