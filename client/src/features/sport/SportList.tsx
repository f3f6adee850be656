import { sportTypes } from '@app/contract/sport/codes'
import { Icon } from '../../art/Icon.tsx'
import { useSportText } from './text.ts'
import css from './SportNav.module.css'
import { sportIcons, useSportMenu } from './useSportMenu.ts'

/** The sports of the chosen market with their counts. */
export const SportList = ({ isSheet, onChosen }: { isSheet?: boolean; onChosen?: () => void }) => {
  const t = useSportText()
  const menu = useSportMenu()
  return (
    <ul className={css.sports} data-sheet={isSheet || undefined} aria-label={t('sports')}>
      {sportTypes.map((sport) => {
        const count = menu.countOf(sport)
        return (
          <li key={sport}>
            <button
              type="button"
              className={css.sport}
              aria-current={(menu.page === 'board' && sport === menu.sport) || undefined}
              data-none={count === 0 || undefined}
              onClick={() => {
                menu.chooseSport(sport)
                onChosen?.()
              }}
            >
              <Icon name={sportIcons[sport]} size={20} />
              <span className={css.name}>{t(`sport_${sport}`)}</span>
              <span className={css.count}>{count ?? ''}</span>
            </button>
          </li>
        )
      })}
    </ul>
  )
}
