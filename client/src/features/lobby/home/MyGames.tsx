import { useState } from 'react'
import { resting } from '../../../lib/device/resting.ts'
import { useSignal } from '../../../lib/signal.ts'
import { useGamesText } from '../games/text.ts'
import { to } from '../../../paths.ts'
import { SectionTitle } from '../../../ui/SectionTitle/SectionTitle.tsx'
import { useGamesQuery } from '../games/games.api.ts'
import { ChoiceRow } from '../../../ui/ChoiceRow/ChoiceRow.tsx'
import { Failed } from '../Failed.tsx'
import { GameGrid } from '../games/GameGrid.tsx'
import { mixed } from '../games/mixed.ts'
import css from './MyGames.module.css'
import { useHomeText } from './text.ts'

const SHOWN = 6
/** Of these the ones of the same kinds are shown beside a few of one's own. */
const OTHERS = 60
const WORDS = { recent: 'recent', collection: 'collected' } as const
type Kind = keyof typeof WORDS

/** What a member played last and keeps as favourites; before there is any, what others play. */
const MyGames = () => {
  const t = useGamesText()
  const home = useHomeText()
  const [chosen, setChosen] = useState<Kind>('recent')
  const lists = {
    recent: useGamesQuery({ type: 'recent', pageNum: 1, pageSize: SHOWN }),
    collection: useGamesQuery({ type: 'collection', pageNum: 1, pageSize: SHOWN }),
  }
  const kinds = (['recent', 'collection'] as const).filter((kind) => {
    const total = lists[kind].data?.total
    // One that didn't come is told once.
    return kind === 'recent' ? total !== 0 : total
  })
  const isResting = useSignal(resting)
  const type = kinds.includes(chosen) ? chosen : (kinds[0] ?? 'recent')
  const query = lists[type]
  const { data } = query
  const isNone = kinds.length === 0
  const own = data?.records ?? []
  const hot = useGamesQuery(
    { type: 'hot', pageNum: 1, pageSize: OTHERS },
    { skip: !data || own.length >= SHOWN },
  )
  const others = mixed(hot.data?.records ?? [])
    .filter((game) => isNone || own.some(({ category }) => category === game.category))
    .filter(({ gameCode }) => !own.some((game) => game.gameCode === gameCode))
    .slice(0, SHOWN - own.length)
  // In a break none is offered (UN-32).
  if (isResting) return null
  // Until it is known whose they are they have a place and no name.
  if ([lists.recent, lists.collection, hot].some(({ isLoading }) => isLoading))
    return <div className={css.mine} />
  return (
    <section aria-labelledby="my-games" className={css.mine}>
      <SectionTitle
        id="my-games"
        title={isNone ? home('hotGames') : t('myGames')}
        hint={isNone && home('tryHot')}
        more={{ to: to('egame', { type: isNone ? 'hot' : type }), label: t('myGamesMore') }}
      />
      {!isNone && (
        <ChoiceRow
          label={t('myGames')}
          value={type}
          choices={kinds.map((kind) => ({ value: kind, name: t(WORDS[kind]) }))}
          onChange={setChosen}
        />
      )}
      <Failed of={query} name={t('myGames')} />
      <div className={css.row}>
        {own.length > 0 && <GameGrid games={own} label={t(WORDS[type])} />}
        {isNone && <GameGrid games={others} label={t('tabHot')} isHotList />}
        {own.length > 0 && others.length > 0 && (
          <section className={css.like} aria-labelledby="games-like-mine">
            <h3 id="games-like-mine">{home('likeMine')}</h3>
            <GameGrid games={others} label={home('likeMine')} isHotList />
          </section>
        )}
      </div>
    </section>
  )
}

export default MyGames
