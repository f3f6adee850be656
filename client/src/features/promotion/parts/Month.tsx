import { usePromotionText } from '../../../i18n/promotion.ts'
import { prizeText } from '../../../lib/amount.ts'
import { type ContentOf, emptyBefore } from '../promotion.rules.ts'
import css from '../kinds/sign.module.css'

const WEEKDAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const

/** The month as a calendar, each day with its gift or its seal. */
export const Month = ({ days }: { days: ContentOf<'signGift'>['days'] }) => {
  const t = usePromotionText()
  const now = days.find(({ today }) => today)
  const begun = days.find(({ signed }) => signed)
  return (
    <>
      <ol className={css.week} aria-hidden>
        {WEEKDAYS.map((day) => (
          <li key={day}>{t(day)}</li>
        ))}
      </ol>
      <ol className={css.month} aria-label={t('calendar', { month: days[0]?.date.slice(0, 7) ?? '' })}>
        {days.map((day, at) => {
          const isPast = now !== undefined && day.day < now.day
          // Before the first one of the month nothing was missed: the member may not have been there yet.
          const isMissed = isPast && begun !== undefined && day.day > begun.day
          const word = day.signed ? t('signed') : isMissed ? t('missed') : day.today ? t('today') : ''
          return (
            <li
              key={day.date}
              style={at === 0 ? { gridColumnStart: emptyBefore(day.date) + 1 } : undefined}
              data-signed={day.signed || undefined}
              data-past={isPast || undefined}
              data-today={day.today || undefined}
              aria-current={day.today ? 'date' : undefined}
            >
              <b>{day.day}</b>
              {Number(day.gift) > 0 && <span className={css.gift}>¥{prizeText(day.gift)}</span>}
              {word && <span className={day.signed ? css.seal : css.word}>{word}</span>}
            </li>
          )
        })}
      </ol>
    </>
  )
}
