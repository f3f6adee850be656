import { useSelector } from 'react-redux'
import { preListedLeagues } from '@app/contract/sport/codes'
import { useSportText } from '../../../i18n/sport.ts'
import { part, sportSlice } from '../sport.slice.ts'
import { useSportDispatch } from '../useSportDispatch.ts'
import css from './LeagueTabs.module.css'

const { leagueChosen } = sportSlice.actions

/** The eight pre-listed leagues, one at a time (ENT-20); changing it clears the ticks of the filter (TRAP-23). */
export const LeagueTabs = () => {
  const t = useSportText()
  const dispatch = useSportDispatch()
  const filter = useSelector(part('filter'))
  return (
    <ul className={css.tabs} aria-label={t('leagueTabs')}>
      {preListedLeagues.map(({ id }) => (
        <li key={id}>
          <button
            type="button"
            className={css.tab}
            aria-pressed={filter.league === id && filter.checked.length === 0}
            onClick={() => dispatch(leagueChosen(id))}
          >
            {t(`league_${id}`)}
          </button>
        </li>
      ))}
    </ul>
  )
}
