import type { Category } from '@app/contract/venue/categories'
import { useGamesText } from '../../../i18n/games.ts'
import { useLobbyText } from '../../../i18n/lobby.ts'
import { SectionTitle } from '../../../ui/SectionTitle/SectionTitle.tsx'
import { useGamesQuery } from '../games.api.ts'
import { SCENES } from '../scenes.data.ts'
import css from './CategoryGames.module.css'
import { Failed } from './Failed.tsx'
import { GameGrid } from './GameGrid.tsx'

/** As many as a venue category has; shown are the first two rows. */
const ASKED = 50
const SHOWN = 12

const TITLES = { CP: 'hotLottery', DJ: 'hotDuels' } as const

/** The tables of a category that one can sit down at straight away, the popular ones first. */
export const CategoryGames = ({ category }: { category: Category }) => {
  const t = useGamesText()
  const lobby = useLobbyText()
  const query = useGamesQuery({ category, type: 'all', keyword: '', pageNum: 1, pageSize: ASKED })
  const { currentData } = query
  const games = (currentData?.records ?? [])
    .filter(({ opens }) => opens === 'game')
    .toSorted((a, b) => Number(b.hot) - Number(a.hot) || b.players - a.players)
    .slice(0, SHOWN)
  const title = t(TITLES[category as keyof typeof TITLES] ?? 'hotTables')
  if (games.length === 0) return <Failed of={{ ...query, data: currentData }} name={title} />
  return (
    <section className={css.tables} aria-labelledby="category-games">
      <SectionTitle id="category-games" title={title} hint={t('hotTablesHint')} />
      <GameGrid games={games} label={t('hotTablesOf', { name: lobby(SCENES[category].name) })} />
    </section>
  )
}
