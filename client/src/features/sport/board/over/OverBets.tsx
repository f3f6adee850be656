import { Skeleton } from '@mantine/core'
import { hundredthsText, parsePrice, showOdds } from '@app/contract/sport/market/odds'
import { effectiveOddsType } from '@app/contract/sport/market/markets'
import { resultLabel, toldCode } from '@app/contract/sport/settle/results'
import { marketTitle, pickLine } from '@app/contract/sport/slip/entry'
import type { Ticket } from '@app/contract/sport/ticket'
import { toCents } from '@app/contract/kit/cents'
import { useLiteral } from '../../../../i18n/literal.ts'
import { clock } from '../../../../lib/clock.ts'
import { dayRange } from '../../../../lib/text/date.ts'
import { Money } from '../../../../ui/Money/Money.tsx'
import { StatusTag } from '../../../../ui/StatusTag/StatusTag.tsx'
import { useOpenTicketsQuery, useSettledTicketsQuery } from '../../sport.api.ts'
import { useSportText } from '../../text.ts'
import { OPEN_BETS } from '../../tickets/openBets.ts'
import { resultTone } from '../../tickets/resultTone.ts'
import { TicketLink } from '../../tickets/TicketLink.tsx'
import css from './MatchOver.module.css'

/** Until all of them are settled it is looked whether they are. */
const PAID_MS = 10_000

/** What was bet on what is over: what waits to be settled first, then what was since it began. */
const useOverBets = (hgid: string, since: number): { bets: Ticket[]; isLoading: boolean } => {
  const isOn = ({ state, legs }: Ticket) =>
    state !== 'refused' && legs.some((leg) => leg.gameInfo.hgid === hgid)
  const { data: open } = useOpenTicketsQuery(OPEN_BETS, { refetchOnMountOrArgChange: true })
  const waiting = (open?.records ?? []).filter((ticket) => isOn(ticket) && ticket.state !== 'settled')
  const polled = { pollingInterval: waiting.length > 0 ? PAID_MS : 0, skipPollingIfUnfocused: true }
  useOpenTicketsQuery(OPEN_BETS, polled)
  const { data: settled, isLoading } = useSettledTicketsQuery(
    { ...OPEN_BETS, startTime: since, endTime: dayRange('today', clock.now()).endTime },
    { refetchOnMountOrArgChange: true, ...polled },
  )
  const paid = (settled?.records ?? []).filter(isOn)
  const unpaid = waiting.filter(({ ticket_id: id }) => !paid.some((one) => one.ticket_id === id))
  return { bets: [...unpaid, ...paid], isLoading }
}

const Bet = ({ ticket, hgid }: { ticket: Ticket; hgid: string }) => {
  const t = useSportText()
  const literal = useLiteral()
  const leg = ticket.legs.find(({ gameInfo }) => gameInfo.hgid === hgid)!
  const k = parsePrice(leg.k)
  const isOne = ticket.legs.length === 1
  const netCents = toCents(ticket.return ?? '0') - toCents(ticket.risk)
  const told = ticket.result && toldCode(ticket.result, netCents)
  return (
    <li>
      <TicketLink ticketId={ticket.ticket_id} className={css.bet} underline="never">
        <span className={css.pick}>
          <strong>
            {leg.label} {pickLine(leg.wtype, leg.lineText)}
          </strong>{' '}
          {k !== undefined && showOdds(k, effectiveOddsType(leg.wtype, ticket.oddsType))}
          <small>
            {marketTitle(leg.wtype, leg.sport, ticket.oddsType, literal)}
            {!isOne && ` · ${ticket.system?.code ?? t('systemNone', { legs: ticket.legs.length })}`}
            {!isOne && leg.result && ` · ${t('legEnded', { result: literal(resultLabel(leg.result)) })}`}
          </small>
        </span>
        <span className={css.paid}>
          {ticket.return === null ? (
            <>
              <Money yuan={ticket.risk} />
              <StatusTag tone="wait">{t(!isOne && leg.result ? 'waitsOthers' : 'waitsResult')}</StatusTag>
            </>
          ) : (
            <>
              <Money yuan={hundredthsText(netCents)} signed />
              {ticket.cashOut ? (
                <StatusTag tone="off">{t('stateCashedOut')}</StatusTag>
              ) : (
                told && <StatusTag tone={resultTone(told)}>{literal(resultLabel(told))}</StatusTag>
              )}
            </>
          )}
        </span>
      </TicketLink>
    </li>
  )
}

const Coming = ({ title, count }: { title: string; count: number }) => (
  <div className={css.part} aria-busy>
    <h3>{title}</h3>
    <ul>
      {Array.from({ length: count }, (_, at) => (
        <li key={at}>
          <div className={css.bet}>
            <span className={css.pick}>
              <Skeleton height={14} width={120} />
              <small>&nbsp;</small>
            </span>
          </div>
        </li>
      ))}
    </ul>
  </div>
)

interface Props {
  /** The match, or the market of a champion. */
  hgid: string
  /** From when on its bets were paid. */
  since: number
  title: string
  /** So many are known to have run, and have their room before it is known what became of them. */
  expected?: number
}

/** What was bet on it, and what became of that. */
export const OverBets = ({ hgid, since, title, expected = 0 }: Props) => {
  const { bets, isLoading } = useOverBets(hgid, since)
  if (bets.length === 0) return isLoading && expected > 0 ? <Coming title={title} count={expected} /> : null
  return (
    <section className={css.part} aria-label={title}>
      <h3>
        {title} <small>{bets.length}</small>
      </h3>
      <ul>
        {bets.map((ticket) => (
          <Bet key={ticket.ticket_id} ticket={ticket} hgid={hgid} />
        ))}
      </ul>
    </section>
  )
}
