import { Anchor } from '@mantine/core'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { useSelector } from 'react-redux'
import { fromCents, toCents } from '@app/contract/kit/cents'
import { GameStatus } from '@app/contract/sport/feed'
import type { Ticket } from '@app/contract/sport/ticket'
import { reasonOf, refusalOf } from '../../../api/failure.ts'
import { Icon } from '../../../art/Icon.tsx'
import { useSportText } from '../text.ts'
import { EmptyState } from '../../../ui/EmptyState/EmptyState.tsx'
import { LoadFailed } from '../../../ui/LoadFailed/LoadFailed.tsx'
import { SkeletonRows } from '../../../ui/SkeletonRows/SkeletonRows.tsx'
import type { LiveBoard } from '../board/liveBoard.ts'
import type { Standings } from '../slip/item/Where.tsx'
import { CashOut, OfferPlace } from './cashOut/CashOut.tsx'
import { Closed } from './cashOut/Closed.tsx'
import { withClosed } from './cashOut/closing.rules.ts'
import type { Closing } from './cashOut/closing.rules.ts'
import { Awaited } from './Awaited.tsx'
import { TicketCard } from './TicketCard.tsx'
import { OPEN_BETS } from './openBets.ts'
import css from './Tickets.module.css'
import { isOver } from '../board/over.rules.ts'
import { useRoom } from './useRoom.ts'
import { useStandings } from './useStandings.ts'
import { part } from '../sport.slice.ts'
import { useCashOutQuotesQuery, useOpenTicketsQuery, useSettledTicketsQuery } from '../sport.api.ts'
import { Link } from 'react-router-dom'
import { useOnline } from '../../../lib/device/online.ts'
import { balanceText } from '../../../lib/text/amount.ts'
import { dayRange } from '../../../lib/text/date.ts'
import type { DayChip } from '../../../lib/text/date.ts'
import { to } from '../../../paths.ts'
import { DateChips } from '../../../ui/DateChips/DateChips.tsx'

interface Props {
  answer: {
    currentData?: { records: Ticket[] } | undefined
    error?: unknown
    isFetching: boolean
    refetch: () => unknown
  }
  empty: string
  hint?: string
  actionOf?: (ticket: Ticket, at: number) => ReactNode
  live?: Standings
}

const TicketList = ({ answer, empty, hint, actionOf, live }: Props) => {
  const t = useSportText()
  const { currentData, error, isFetching, refetch } = answer
  const asked = useSelector(part('asked'))
  const isOnline = useOnline()
  const isMissing = currentData === undefined
  const askAgain = useEffectEvent(() => {
    if (isMissing && !isFetching) void refetch()
  })
  const wasOnline = useRef(isOnline)
  useEffect(() => {
    const isBack = isOnline && !wasOnline.current
    wasOnline.current = isOnline
    if (isBack) askAgain()
  }, [isOnline])
  if (!isOnline && isMissing) return <Awaited />
  if (isFetching && !currentData)
    return (
      <div className={css.tickets}>
        <SkeletonRows rows={3} height={120} />
      </div>
    )
  if (error && refusalOf(error) !== 'NO_DATA' && !currentData)
    return (
      <LoadFailed
        title={t('betsFailed')}
        reason={reasonOf(error)}
        isBusy={isFetching}
        onRetry={() => void refetch()}
      />
    )
  const tickets = currentData?.records ?? []
  if (tickets.length === 0)
    return isOnline ? (
      <EmptyState art={<Icon name="ticket" size={48} />} title={empty} {...(hint ? { hint } : {})} />
    ) : (
      <Awaited />
    )
  const list = (
    <ul className={css.tickets}>
      {tickets.map((ticket, at) => (
        <li key={ticket.ticket_id}>
          <TicketCard
            ticket={ticket}
            asked={asked[ticket.ticket_id]}
            action={actionOf?.(ticket, at)}
            hasStory
            live={live}
          />
        </li>
      ))}
    </ul>
  )
  return (
    <>
      {!isOnline && (
        <p className={css.sum} role="status">
          {t('betsKnown')}
        </p>
      )}
      {list}
    </>
  )
}

/** Open tickets change by goals and whistles, not by the second. */
const OPEN_BETS_MS = 10_000
/** After the whistle what a leg came to is about to be told. */
const DECIDING_MS = 3_000
/** Offers follow the prices. */
const OFFERS_MS = 5_000

const sumText = (amounts: readonly string[]): string =>
  balanceText(fromCents(amounts.reduce((sum, amount) => sum + toCents(amount), 0)))

/** Tickets that run, each with what it can be closed for now. */
export const OpenBets = ({ live }: { live: LiveBoard }) => {
  const t = useSportText()
  const answer = useOpenTicketsQuery(OPEN_BETS, {
    pollingInterval: OPEN_BETS_MS,
    skipPollingIfUnfocused: true,
    refetchOnMountOrArgChange: true,
  })
  const [closings, setClosings] = useState<Record<string, Closing>>({})
  const shown = withClosed(answer.currentData?.records ?? [], Object.values(closings))
  const tickets = shown.filter(({ state }) => state !== 'settled')
  const standings = useStandings(live, tickets)
  const isDeciding = tickets
    .flatMap(({ legs }) => legs)
    .some(({ result, gameInfo }) => {
      const match = !result && standings.game(gameInfo.hgid)
      return match && isOver(match.live)
    })
  useOpenTicketsQuery(OPEN_BETS, {
    pollingInterval: isDeciding ? DECIDING_MS : 0,
    skipPollingIfUnfocused: true,
  })
  const ticketIds = tickets.filter(({ state }) => state === 'accepted').map(({ ticket_id }) => ticket_id)
  // Those of before stand while others are asked: what is opened in them stays.
  const { data: offers, currentData: asked } = useCashOutQuotesQuery(
    { ticketIds },
    { skip: ticketIds.length === 0, pollingInterval: OFFERS_MS, skipPollingIfUnfocused: true },
  )
  const closable = (offers?.quotes ?? [])
    .filter(({ ticket_id, amount }) => amount && ticketIds.includes(ticket_id))
    .map(({ amount }) => amount)
  const room = useRoom(tickets.length)
  return (
    <div ref={room}>
      {tickets.length > 0 && (
        <p className={css.sum}>
          {t('openSum', { count: tickets.length, risk: sumText(tickets.map(({ risk }) => risk)) })}
          {closable.length > 0 && ` · ${t('openSumClosable', { amount: sumText(closable) })}`}
        </p>
      )}
      <TicketList
        answer={{ ...answer, currentData: answer.currentData && { records: shown } }}
        empty={t('noOpenBets')}
        hint={t('noOpenBetsHint')}
        live={standings}
        actionOf={(ticket, at) => {
          const { ticket_id: id, state } = ticket
          const closing = closings[id]
          const offer = offers?.quotes.find(({ ticket_id }) => ticket_id === id)
          const isOver = ticket.legs.every(
            ({ gameInfo }) => standings.game(gameInfo.hgid)?.live.gameStatus === GameStatus.ended,
          )
          return (
            <>
              {closing && (
                <Closed
                  key={closing.closed.ticket_id}
                  closing={closing}
                  onDone={() => setClosings(({ [id]: _seen, ...others }) => others)}
                />
              )}
              {/* It keeps its place while it is asked. */}
              {state === 'accepted' && !offer && !asked && <OfferPlace />}
              {state === 'accepted' && offer && (offer.amount || !isOver) && (
                <CashOut
                  offer={offer}
                  ticket={ticket}
                  onTaken={(closed, rest) => setClosings((now) => ({ ...now, [id]: { closed, rest, at } }))}
                />
              )}
            </>
          )
        }}
      />
    </div>
  )
}

export const SettledBets = () => {
  const t = useSportText()
  const [chip, setChip] = useState<DayChip>('today')
  const answer = useSettledTicketsQuery(
    { ...OPEN_BETS, ...dayRange(chip) },
    { refetchOnMountOrArgChange: true },
  )
  return (
    <>
      <div className={css.chips}>
        <DateChips value={chip} onChange={setChip} />
      </div>
      <TicketList answer={answer} empty={t('noSettledBets')} />
      <p className={css.more}>
        <Anchor component={Link} to={to('betRecord')} size="sm">
          {t('moreRecords')}
        </Anchor>
      </p>
    </>
  )
}
