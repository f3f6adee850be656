import { Button } from '@mantine/core'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { EmptyArt } from '../../../art/EmptyArt.tsx'
import { useGamesText } from '../games/text.ts'
import { to } from '../../../paths.ts'
import { EmptyState } from '../../../ui/EmptyState/EmptyState.tsx'
import { SectionTitle } from '../../../ui/SectionTitle/SectionTitle.tsx'
import { useGamesQuery } from '../games/games.api.ts'
import { ChoiceRow } from '../../../ui/ChoiceRow/ChoiceRow.tsx'
import { Failed } from '../Failed.tsx'
import { GameGrid } from '../games/GameGrid.tsx'
import css from './MyGames.module.css'

const SHOWN = 6
const KINDS = ['recent', 'collection'] as const
const WORDS = {
  recent: { name: 'recent', none: 'noRecent', hint: 'noRecentHint' },
  collection: { name: 'collected', none: 'noCollected', hint: 'noCollectedHint' },
} as const

/** What a member played last and keeps as favourites. */
const MyGames = () => {
  const t = useGamesText()
  const [type, setType] = useState<(typeof KINDS)[number]>('recent')
  const query = useGamesQuery({ type, pageNum: 1, pageSize: SHOWN })
  const { currentData } = query
  const words = WORDS[type]
  return (
    <section aria-labelledby="my-games" className={css.mine}>
      <SectionTitle
        id="my-games"
        title={t('myGames')}
        more={{ to: to('egame', { type }), label: t('myGamesMore') }}
      />
      <ChoiceRow
        label={t('myGames')}
        value={type}
        choices={KINDS.map((kind) => ({ value: kind, name: t(WORDS[kind].name) }))}
        onChange={setType}
      />
      <Failed of={{ ...query, data: currentData }} name={t('myGames')} />
      {currentData?.total === 0 && (
        <EmptyState
          art={<EmptyArt variant="noData" />}
          title={t(words.none)}
          hint={t(words.hint)}
          action={
            <Button component={Link} to={to('egame')} variant="light">
              {t('findGames')}
            </Button>
          }
        />
      )}
      {currentData && currentData.total > 0 && <GameGrid games={currentData.records} label={t(words.name)} />}
    </section>
  )
}

export default MyGames
