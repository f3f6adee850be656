import { Button } from '@mantine/core'
import { useId, useState } from 'react'
import { Icon } from '../../../art/Icon.tsx'
import { ChoiceRow } from '../../../ui/ChoiceRow/ChoiceRow.tsx'
import { FilterSelect } from '../../../ui/FilterSelect/FilterSelect.tsx'
import { SearchField } from '../../../ui/SearchField/SearchField.tsx'
import css from './GameFilters.module.css'
import type { GameListState, GameTab } from './gameFilter.ts'
import { useGamesText } from './text.ts'

const TAB_WORDS = {
  all: 'tabAll',
  hot: 'tabHot',
  new: 'tabNew',
  pool: 'tabPool',
  recent: 'recent',
  collection: 'collected',
} as const

interface Props {
  state: GameListState
  type: GameTab
  tabs: readonly GameTab[]
  venues: readonly { enName: string; name: string }[]
  tags: readonly string[]
  /** What is wrong with the words. */
  error: string | null
  onNarrow: (change: Partial<GameListState>) => void
}

/** By kind, words, venue and tag; on a phone the last two unfold below the words, so that the games begin on the first screen. */
export const GameFilters = ({ state, type, tabs, venues, tags, error, onNarrow }: Props) => {
  const t = useGamesText()
  const moreId = useId()
  const tag = tags.includes(state.tag) ? state.tag : ''
  const chosen = [state.venue, tag].filter(Boolean).length
  const [isOpen, setOpen] = useState(chosen > 0)
  return (
    <div className={css.bar}>
      <ChoiceRow
        label={t('gameKinds')}
        value={type}
        choices={tabs.map((tab) => ({ value: tab, name: t(TAB_WORDS[tab]) }))}
        onChange={(next) => onNarrow({ type: next })}
      />
      <div className={css.find}>
        <SearchField
          className={css.search}
          aria-label={t('findGame')}
          placeholder={t('findGame')}
          leftSection={<Icon name="search" size={16} />}
          value={state.keyword}
          error={error}
          onChange={(text) => onNarrow({ keyword: text })}
        />
        <Button
          className={css.unfold}
          size="sm"
          variant={chosen > 0 ? 'light' : 'default'}
          aria-expanded={isOpen}
          aria-controls={moreId}
          leftSection={<Icon name="filter" size={14} />}
          onClick={() => setOpen(!isOpen)}
        >
          {chosen > 0 ? t('narrowed', { count: chosen }) : t('narrow')}
        </Button>
      </div>
      <div id={moreId} className={css.more} data-open={isOpen || undefined}>
        <FilterSelect
          label={t('gameVenues')}
          any={t('allGameVenues')}
          value={state.venue}
          choices={venues.map(({ enName, name }) => ({ value: enName, label: name }))}
          onChange={(venue) => onNarrow({ venue, tag: '' })}
        />
        {tags.length > 0 && (
          <FilterSelect
            label={t('gameTags')}
            any={t('allTags')}
            value={tag}
            choices={tags.map((name) => ({ value: name, label: name }))}
            onChange={(next) => onNarrow({ tag: next })}
          />
        )}
      </div>
    </div>
  )
}
