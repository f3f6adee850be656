import type { BonusPool } from '@app/contract/game/game'
import type { Category } from '@app/contract/venue/categories'
import { useId } from 'react'
import { to } from '../../../paths.ts'
import { SectionTitle } from '../../../ui/SectionTitle/SectionTitle.tsx'
import { useGamesQuery } from './games.api.ts'
import { GameGrid, GamePlaces } from './GameGrid.tsx'
import css from './Shelf.module.css'
import { useGamesText } from './text.ts'

/** A row. */
const SHELF = 6
const TITLES = { recent: 'recent', pool: 'poolGames', new: 'tabNew' } as const
const LISTS = { DZ: 'egame', BY: 'fishing' } as const

type Kind = keyof typeof TITLES

/** What such a shelf asks for. */
export const shelfOf = (category: Category, type: Kind) => ({ category, type, pageNum: 1, pageSize: SHELF })

interface Props {
  category: Category
  type: Kind
  pools?: readonly BonusPool[]
}

/** Some games of a hall in one row, before all of them; the rest of their kind is where its list can show it. */
export const Shelf = ({ category, type, pools }: Props) => {
  const t = useGamesText()
  const id = useId()
  const { data, isError } = useGamesQuery(shelfOf(category, type))
  if (isError || data?.total === 0) return null
  const shown = data?.records.filter(({ status }) => type === 'recent' || status !== 'maintenance')
  const title = t(TITLES[type])
  const list = LISTS[category as keyof typeof LISTS] as (typeof LISTS)['DZ'] | undefined
  return (
    <section className={css.shelf} aria-labelledby={id}>
      <SectionTitle
        id={id}
        title={title}
        more={list && data && data.total > SHELF ? { to: to(list, { type }), label: t('more') } : undefined}
      />
      {shown ? <GameGrid games={shown} pools={pools} label={title} /> : <GamePlaces count={SHELF} />}
    </section>
  )
}
