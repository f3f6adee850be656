import { ActionIcon, Button, Select, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useSelector } from 'react-redux'
import { isChampion, MarketType, oddsTypeOf, oddsTypes } from '@app/contract/sport/codes'
import { Icon } from '../../../art/Icon.tsx'
import { useSportText } from '../../../i18n/sport.ts'
import { timeText } from '../../../lib/date.ts'
import type { Order } from '../board.rules.ts'
import { sportOf, sportSlice } from '../sport.slice.ts'
import { useSportDispatch } from '../useSportDispatch.ts'
import css from './BoardBar.module.css'
import { DateTabs } from './DateTabs.tsx'
import { LeagueFilter } from './LeagueFilter.tsx'
import { LeagueTabs } from './LeagueTabs.tsx'

const { oddsTypeChosen, orderChosen } = sportSlice.actions

interface Props {
  words: string
  onSearch: (words: string) => void
  updatedAt: number | undefined
  onRefresh: () => void
}

/** The head of the board: what is shown, and everything that narrows or orders it. */
export const BoardBar = ({ words, onSearch, updatedAt, onRefresh }: Props) => {
  const t = useSportText()
  const dispatch = useSportDispatch()
  const { filter, order, slip } = useSelector(sportOf)
  const [isFiltering, setFiltering] = useState(false)
  const isSeries = slip.mode === 'series'
  const isOfChampions = isChampion(filter.market)
  return (
    <header className={css.bar}>
      <div className={css.line}>
        <h2 className={css.title}>
          {t(`market_${filter.market}`)}
          {!isOfChampions && ` · ${t(`sport_${filter.sport}`)}`}
        </h2>
        <p className={css.updated}>
          {!isOfChampions && (
            <>
              {updatedAt !== undefined && t('updatedAt', { time: timeText(updatedAt) })}
              <ActionIcon size="sm" aria-label={t('refresh')} onClick={onRefresh}>
                <Icon name="refresh" size={16} />
              </ActionIcon>
            </>
          )}
        </p>
        <TextInput
          className={css.search}
          size="xs"
          type="search"
          aria-label={t('search')}
          placeholder={t('search')}
          leftSection={<Icon name="search" size={14} />}
          value={words}
          onChange={(event) => onSearch(event.currentTarget.value)}
        />
        {!isOfChampions && (
          <>
            <Select
              className={css.order}
              size="xs"
              aria-label={t('orderBy')}
              value={order}
              data={[
                { value: 'league', label: t('byLeague') },
                { value: 'time', label: t('byTime') },
              ]}
              onChange={(value) => dispatch(orderChosen(value as Order))}
            />
            <Select
              className={css.order}
              size="xs"
              aria-label={isSeries ? t('oddsTypeSeries') : t('oddsType')}
              disabled={isSeries}
              value={slip.oddsType}
              data={oddsTypes.map((value) => ({ value, label: t(`odds_${value}`) }))}
              onChange={(value) => dispatch(oddsTypeChosen(oddsTypeOf(value ?? '')))}
            />
            <Button
              size="xs"
              variant={filter.checked.length ? 'light' : 'default'}
              leftSection={<Icon name="filter" size={14} />}
              onClick={() => setFiltering(true)}
            >
              {t('leagueFilter')}
              {filter.checked.length > 0 && ` ${filter.checked.length}`}
            </Button>
          </>
        )}
      </div>
      {filter.sport === 'FT' && <LeagueTabs />}
      {filter.market === MarketType.early && <DateTabs />}
      {isFiltering && <LeagueFilter onClose={() => setFiltering(false)} />}
    </header>
  )
}
