import { Tabs } from '@mantine/core'
import { reasonOf } from '../../../api/failure.ts'
import { useTicketText } from './text.ts'
import { LoadFailed } from '../../../ui/LoadFailed/LoadFailed.tsx'
import { SkeletonRows } from '../../../ui/SkeletonRows/SkeletonRows.tsx'
import { useReplayQuery } from '../sport.api.ts'
import { explain } from '@app/contract/sport/settle/explain'
import { sidesText } from '@app/contract/sport/market/sides'
import type { Ticket } from '@app/contract/sport/ticket'
import { useSportText } from '../text.ts'
import { saidOf } from './explain.rules.ts'
import css from './Story.module.css'
import { ReplayView } from './ReplayView.tsx'
import { Dialog } from '../../../ui/Dialog/Dialog.tsx'
import type { LiveBoard } from '../board/liveBoard.ts'
import { TicketCard } from '../tickets/TicketCard.tsx'
import { useStandings } from '../tickets/useStandings.ts'

/** How a ticket came to what it paid, a line a step: the same sum that the books made. */
const Explain = ({ ticket }: { ticket: Ticket }) => {
  const t = useTicketText()
  const sport = useSportText()
  const steps = explain(ticket).map((step) => saidOf(step, ticket, { t, sport }))
  return (
    <>
      <ol className={css.sum}>
        {steps.map(({ leg, text, parts }, at) => {
          const info = leg === null ? undefined : ticket.legs[leg]?.gameInfo
          return (
            <li key={at}>
              {info && leg !== null && (
                <small>
                  {t('leg', {
                    number: leg + 1,
                    match: sidesText(info),
                  })}
                </small>
              )}
              <span>{text}</span>
              {parts.length > 0 && (
                <ul>
                  {parts.map((part) => (
                    <li key={part}>{part}</li>
                  ))}
                </ul>
              )}
            </li>
          )
        })}
      </ol>
      {ticket.return === null && <p className={css.note}>{t('stillOpen')}</p>}
    </>
  )
}

/** One ticket with its sum and its life; a link can open it. */
const TicketStory = ({
  ticketId,
  live,
  onClose,
}: {
  ticketId: string
  /** Tells how its matches in play stand, while it is open. */
  live: LiveBoard
  onClose: () => void
}) => {
  const t = useTicketText()
  const { data, error, isFetching, refetch } = useReplayQuery(
    { ticketId },
    { refetchOnMountOrArgChange: true },
  )
  const standings = useStandings(live, data ? [data.ticket] : [])
  return (
    <Dialog onClose={onClose} size={720} title={t('title', { id: ticketId })}>
      {!data && error && (
        <LoadFailed
          title={t('failed')}
          reason={reasonOf(error)}
          isBusy={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {!data && !error && <SkeletonRows rows={4} height={56} />}
      {data && (
        <>
          <TicketCard ticket={data.ticket} live={standings} />
          <Tabs defaultValue="explain" mt="md" keepMounted={false}>
            <Tabs.List grow aria-label={t('tabs')}>
              <Tabs.Tab value="explain">
                {t(data.ticket.return === null ? 'explainOpen' : 'explain')}
              </Tabs.Tab>
              <Tabs.Tab value="replay">{t('replay')}</Tabs.Tab>
            </Tabs.List>
            <Tabs.Panel value="explain">
              <Explain ticket={data.ticket} />
            </Tabs.Panel>
            <Tabs.Panel value="replay">
              <ReplayView replay={data} />
            </Tabs.Panel>
          </Tabs>
        </>
      )}
    </Dialog>
  )
}

export default TicketStory
