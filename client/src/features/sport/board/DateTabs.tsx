import { useSelector } from 'react-redux'
import { useSportText } from '../../../i18n/sport.ts'
import { clock } from '../../../lib/clock.ts'
import { dateText } from '../../../lib/date.ts'
import { part, sportSlice } from '../sport.slice.ts'
import { useSportDispatch } from '../useSportDispatch.ts'
import css from './LeagueTabs.module.css'

const { dateChosen } = sportSlice.actions

/** Fixtures reach a week ahead (U-SPORT-13). */
const DAYS_AHEAD = 7
const DAY_MS = 86_400_000

/** Any date, today's late matches, or one of the coming days. */
export const DateTabs = () => {
  const t = useSportText()
  const dispatch = useSportDispatch()
  const filter = useSelector(part('filter'))
  const days = Array.from({ length: DAYS_AHEAD + 1 }, (_, day) => dateText(clock.now() + day * DAY_MS))
  return (
    <ul className={css.tabs} aria-label={t('dates')}>
      {['', ...days].map((date) => (
        <li key={date}>
          <button
            type="button"
            className={css.tab}
            aria-pressed={filter.date === date}
            onClick={() => dispatch(dateChosen(date))}
          >
            {date ? date.slice(5) : t('anyDate')}
          </button>
        </li>
      ))}
    </ul>
  )
}
