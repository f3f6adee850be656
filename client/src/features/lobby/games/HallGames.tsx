import type { Game } from '@app/contract/game/game'
import type { Category } from '@app/contract/venue/categories'
import { Button, Skeleton } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { useState } from 'react'
import { useIsMember } from '../../../api/session.ts'
import { EmptyArt } from '../../../art/EmptyArt.tsx'
import { Icon } from '../../../art/Icon.tsx'
import { resting } from '../../../lib/device/resting.ts'
import { useSignal } from '../../../lib/signal.ts'
import { ChoiceRow } from '../../../ui/ChoiceRow/ChoiceRow.tsx'
import { EmptyState } from '../../../ui/EmptyState/EmptyState.tsx'
import { SearchField } from '../../../ui/SearchField/SearchField.tsx'
import { SectionTitle } from '../../../ui/SectionTitle/SectionTitle.tsx'
import { Failed } from '../Failed.tsx'
import { SCENES } from '../scenes/scenes.data.ts'
import { useScenesText } from '../scenes/text.ts'
import { WORDS_MAX } from './gameFilter.ts'
import { useGamesQuery } from './games.api.ts'
import { GameGrid, GamePlaces } from './GameGrid.tsx'
import css from './HallGames.module.css'
import { kindOf, kindsOf, mixed } from './mixed.ts'
import { shelfOf } from './Shelf.tsx'
import { useGamesText } from './text.ts'

/** As many as a venue category has; shown at first are two rows. */
const ASKED = 50
const SHOWN = 12
/** While somebody types, the server waits. */
const TYPING_MS = 250
/** No kinds of game: those with a star, and those one has played. */
const COLLECTED = 'collection'
const RECENT = 'recent'

const TITLES = { CP: 'hotLottery', DJ: 'hotDuels' } as const

/** The games of a hall: what one has played, then others in the same rows, the popular ones first, and all of them when asked for. */
export const HallGames = ({ category }: { category: Category }) => {
  const t = useGamesText()
  const lobby = useScenesText()
  const isMember = useIsMember()
  const isQuiet = useSignal(resting)
  const [isWhole, setWhole] = useState(false)
  const [word, setWord] = useState('')
  const [kind, setKind] = useState('')
  const list = { category, type: 'all', pageNum: 1, pageSize: ASKED } as const
  const query = useGamesQuery({ ...list, keyword: '' })
  const [keyword] = useDebouncedValue(word.trim(), TYPING_MS)
  // The server finds what is written in the other script, or spelt in pinyin.
  const found = useGamesQuery({ ...list, keyword }, { skip: keyword === '' || keyword.length > WORDS_MAX })
  const recent = useGamesQuery(shelfOf(category, 'recent'), { skip: !isMember })
  const all = query.currentData?.records
  const isThere = all && (!isMember || recent.currentData || recent.isError)
  const codes = recent.currentData?.records.map(({ gameCode }) => gameCode) ?? []
  const played = codes.flatMap((code) => all?.find(({ gameCode }) => gameCode === code) ?? [])
  const { hot = [], more = [] } = Object.groupBy(all ?? [], (game) => (game.hot ? 'hot' : 'more'))
  const inOrder = [...new Set([...mixed([...new Set([...played, ...hot])]), ...mixed(more)])]
  // In an order of their own: what one plays moves none.
  const kinds = kindsOf([...mixed(hot), ...mixed(more)])
  const isNarrowed = isWhole || kind !== ''
  const isOf = (game: Game) => kind === '' || (kind === COLLECTED ? game.favourite : kindOf(game) === kind)
  /** Until the server knows what is spelt, what it knew before stays, at first all of them. */
  const isSpelt = /^[a-z' ]+$/i.test(word.trim())
  const answer = isSpelt ? found.data : found.currentData
  const isFound = ({ name, gameCode }: Game) =>
    name.includes(word.trim()) || (answer?.records.some((game) => game.gameCode === gameCode) ?? isSpelt)
  const games = isNarrowed
    ? (kind === RECENT ? played : inOrder.filter(isOf)).filter(isFound)
    : inOrder.filter(({ opens }) => opens === 'game').slice(0, SHOWN)
  const title = t(TITLES[category as keyof typeof TITLES] ?? 'hotTables')
  if (all?.length === 0) return null
  return (
    <div className={css.games}>
      {query.error !== undefined && <Failed of={{ ...query, data: all }} name={title} />}
      {(all || query.error === undefined) && (
        <section aria-labelledby="category-games">
          <SectionTitle
            id="category-games"
            title={
              isNarrowed
                ? games.length > 0
                  ? t('gamesFound', { count: games.length })
                  : t(kind === COLLECTED ? 'collected' : 'noGames')
                : title
            }
            hint={isQuiet ? undefined : t('hotTablesHint')}
          />
          <div className={css.filters}>
            {!isThere && <Skeleton className={css.kinds ?? ''} />}
            {isThere && kinds.length > 1 && (
              <ChoiceRow
                label={t('gameKinds')}
                value={kind}
                choices={[
                  { value: '', name: t(isWhole ? 'tabAll' : 'tabHot') },
                  ...kinds.map((value) => ({ value, name: value })),
                  ...(isMember ? [{ value: COLLECTED, name: t('collected') }] : []),
                  ...(played.length > 0 ? [{ value: RECENT, name: t('recent') }] : []),
                ]}
                onChange={setKind}
              />
            )}
            {isWhole && (
              <SearchField
                className={css.find}
                aria-label={t('findGame')}
                placeholder={t('findGame')}
                leftSection={<Icon name="search" size={16} />}
                value={word}
                onChange={setWord}
              />
            )}
          </div>
          {isThere && kind === COLLECTED && games.length === 0 && (
            <EmptyState
              art={<EmptyArt variant="noData" />}
              title={t('noCollected')}
              hint={t('noCollectedHint')}
            />
          )}
          {isThere ? (
            <GameGrid
              games={games}
              label={t('hotTablesOf', { name: lobby(SCENES[category].name) })}
              isHotList
            />
          ) : (
            <GamePlaces count={SHOWN} />
          )}
          {isThere && !isNarrowed && games.length < all.length && (
            <Button variant="default" className={css.more} onClick={() => setWhole(true)}>
              {t('allOf', { count: all.length })}
            </Button>
          )}
        </section>
      )}
    </div>
  )
}
