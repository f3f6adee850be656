import { Anchor } from '@mantine/core'
import type { AnchorProps } from '@mantine/core'
import type { ReactNode } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import { OVER } from '../../../lib/links/over.ts'

/** Opens a ticket over the board, which stays as it is: its match open, its place kept. */
export const TicketLink = ({
  ticketId,
  ...rest
}: AnchorProps & { ticketId: string; children: ReactNode }) => {
  const [query] = useSearchParams()
  const search = new URLSearchParams(query)
  search.set('ticket', ticketId)
  return <Anchor component={Link} to={{ search: `?${search.toString()}` }} state={OVER} {...rest} />
}
