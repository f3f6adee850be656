import { Skeleton } from '@mantine/core'
import { useLobbyText } from '../../../i18n/lobby.ts'
import { GAMES_A_PAGE } from '../gameFilter.ts'
import css from './GameGrid.module.css'

/** Where the games will be, while they are on the way. */
export const GamePlaces = () => {
  const t = useLobbyText()
  return (
    <div className={css.grid} role="status" aria-label={t('loading')}>
      {Array.from({ length: GAMES_A_PAGE }, (_, place) => (
        <Skeleton key={place} className={css.place} radius="md" />
      ))}
    </div>
  )
}
