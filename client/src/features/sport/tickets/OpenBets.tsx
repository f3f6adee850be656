import { useSportText } from '../../../i18n/sport.ts'
import { useCashOutQuotesQuery, useOpenTicketsQuery } from '../sport.api.ts'
import { CashOut } from './CashOut.tsx'
import { TicketList } from './TicketList.tsx'

/** Open tickets change by goals and whistles, not by the second. */
const OPEN_BETS_MS = 10_000
/** Offers follow the prices. */
const OFFERS_MS = 5_000
const PAGE_SIZE = 50

/** Tickets that run, each with what it can be closed for now. */
export const OpenBets = () => {
  const t = useSportText()
  const answer = useOpenTicketsQuery(
    { pageNum: 1, pageSize: PAGE_SIZE },
    { pollingInterval: OPEN_BETS_MS, skipPollingIfUnfocused: true, refetchOnMountOrArgChange: true },
  )
  const ticketIds = (answer.currentData?.records ?? [])
    .filter(({ state }) => state === 'accepted')
    .map(({ ticket_id }) => ticket_id)
  const { currentData: offers } = useCashOutQuotesQuery(
    { ticketIds },
    { skip: ticketIds.length === 0, pollingInterval: OFFERS_MS, skipPollingIfUnfocused: true },
  )
  return (
    <TicketList
      answer={answer}
      empty={t('noOpenBets')}
      hint={t('noOpenBetsHint')}
      actionOf={({ ticket_id }) => {
        const offer = offers?.quotes.find((one) => one.ticket_id === ticket_id)
        return offer && <CashOut offer={offer} />
      }}
    />
  )
}
