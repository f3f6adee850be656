import { explain } from '@app/contract/sport/explain'
import { sidesText } from '@app/contract/sport/sides'
import type { Ticket } from '@app/contract/sport/ticket'
import { useSportText } from '../../../i18n/sport.ts'
import { useTicketText } from '../../../i18n/ticket.ts'
import { saidOf } from './explain.rules.ts'
import css from './Story.module.css'

/** How a ticket came to what it paid, a line a step: the same sum that the books made. */
export const Explain = ({ ticket }: { ticket: Ticket }) => {
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
