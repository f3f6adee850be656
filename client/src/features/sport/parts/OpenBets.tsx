import { useSportText } from '../../../i18n/sport.ts'
import { useOpenTicketsQuery } from '../sport.api.ts'
import { TicketList } from './TicketList.tsx'

/** Open tickets change by goals and whistles, not by the second. */
const OPEN_BETS_MS = 10_000
const PAGE_SIZE = 50

export const OpenBets = () => {
  const t = useSportText()
  const answer = useOpenTicketsQuery(
    { pageNum: 1, pageSize: PAGE_SIZE },
    { pollingInterval: OPEN_BETS_MS, skipPollingIfUnfocused: true, refetchOnMountOrArgChange: true },
  )
  return <TicketList answer={answer} empty={t('noOpenBets')} hint={t('noOpenBetsHint')} />
}
