import { Alert, Button, VisuallyHidden } from '@mantine/core'
import { useId, useState } from 'react'
import type { CSSProperties, KeyboardEvent } from 'react'
import { useSelector } from 'react-redux'
import { CHIPS_YUAN } from '@app/contract/sport/stake'
import { familyName } from '@app/contract/sport/markets'
import type { PlayedSport } from '@app/contract/sport/codes'
import { reasonOf } from '../../../api/failure.ts'
import { Icon } from '../../../art/Icon.tsx'
import { useSportText } from '../../../i18n/sport.ts'
import { EmptyState } from '../../../ui/EmptyState/EmptyState.tsx'
import { SkeletonRows } from '../../../ui/SkeletonRows/SkeletonRows.tsx'
import { nearest } from '../arrowKeys.ts'
import { columnsOf, cutMatches, ordered, searched } from '../board.rules.ts'
import { sportOf, sportSlice } from '../sport.slice.ts'
import type { BoardView } from '../useBoard.ts'
import { usePicking } from '../usePicking.ts'
import { useSportDispatch } from '../useSportDispatch.ts'
import { useStakes } from '../useStakes.ts'
import css from './BoardList.module.css'
import { LeagueGroup } from './LeagueGroup.tsx'
import { ShowMore } from './ShowMore.tsx'

const { leagueFolded, leaguesFolded, leaguesChecked, leagueChosen, marketChosen, matchOpened } =
  sportSlice.actions

/** From any price straight to the slip: by Tab it is as far away as the board is long. */
const SLIP_KEY = 's'
export const SLIP_ID = 'bet-slip'

/** A match is some twenty controls: so many at first, and again each time the end comes near. */
const BATCH = 30

/** The dense list of matches with its column heads; arrows move between prices, digits put chips on the latest pick. */
export const BoardList = ({ view, words }: { view: BoardView; words: string }) => {
  const t = useSportText()
  const dispatch = useSportDispatch()
  const { filter, order, folded } = useSelector(sportOf)
  const { pick } = usePicking()
  const { addToLatest } = useStakes()
  const hintId = useId()
  const [most, setMost] = useState(BATCH)
  if (view.isLoading) return <SkeletonRows rows={8} height={96} />
  if (view.error)
    return (
      <EmptyState
        title={t('failedTitle')}
        hint={reasonOf(view.error)}
        action={<Button onClick={view.refresh}>{t('retry')}</Button>}
      />
    )
  const leagues = searched(ordered(view.board?.leagues ?? [], order), words)
  if (leagues.length === 0) {
    const isNarrowed = filter.checked.length > 0 || filter.league !== 'all'
    const title = words ? t('emptySearch', { words }) : isNarrowed ? t('emptyFiltered') : t('emptyTitle')
    const widen = () => {
      dispatch(leagueChosen('all'))
      dispatch(leaguesChecked([]))
    }
    const action = isNarrowed ? (
      <Button onClick={widen}>{t('showAll')}</Button>
    ) : (
      <Button onClick={() => dispatch(marketChosen('FT'))}>{t('seeToday')}</Button>
    )
    return (
      <EmptyState
        art={<Icon name="football" size={56} />}
        title={title}
        hint={t('emptyHint')}
        action={words ? undefined : action}
      />
    )
  }
  const { leagues: shown, left } = cutMatches(leagues, folded, most)
  const sports = [...new Set(shown.flatMap(({ games }) => games.map(({ sport }) => sport)))]
  const isAllFolded = leagues.every(({ league_id }) => folded.includes(league_id))
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const chip = CHIPS_YUAN[Number(event.key) - 1]
    if (chip !== undefined) return addToLatest(chip)
    if (event.key.toLowerCase() === SLIP_KEY && !event.ctrlKey && !event.metaKey && !event.altKey)
      return document.getElementById(SLIP_ID)?.focus()
    const prices = [...event.currentTarget.querySelectorAll<HTMLButtonElement>('button[aria-pressed]')]
    const from = document.activeElement
    if (!(from instanceof HTMLButtonElement) || !prices.includes(from)) return undefined
    const at = nearest(
      event.key,
      from.getBoundingClientRect(),
      prices.map((one) => one.getBoundingClientRect()),
    )
    if (at === undefined) return undefined
    event.preventDefault()
    return prices[at]?.focus()
  }
  return (
    <div
      className={css.list}
      role="group"
      aria-label={t('board')}
      aria-describedby={hintId}
      onKeyDown={onKeyDown}
    >
      <VisuallyHidden id={hintId}>{t('boardKeys')}</VisuallyHidden>
      {view.isStale && (
        <Alert
          color="yellow"
          variant="light"
          role="status"
          icon={<Icon name="lock" size={18} />}
          title={t('staleTitle')}
        >
          {t('staleHint')}
        </Alert>
      )}
      {order === 'league' && leagues.length > 1 && (
        <Button
          className={css.fold}
          variant="subtle"
          size="compact-xs"
          leftSection={<Icon name={isAllFolded ? 'chevronDown' : 'chevronUp'} size={12} />}
          onClick={() =>
            dispatch(leaguesFolded(isAllFolded ? [] : leagues.map(({ league_id }) => league_id)))
          }
        >
          {t(isAllFolded ? 'unfoldAll' : 'foldAll')}
        </Button>
      )}
      {sports.map((sport) => {
        const columns = columnsOf(sport)
        return (
          <div
            key={sport}
            className={css.sport}
            data-columns={columns.length}
            style={{ '--columns': columns.length } as CSSProperties}
          >
            <ColumnHeads sport={sport} />
            {shown
              .filter(({ games }) => games[0]?.sport === sport)
              .map((league) => (
                <LeagueGroup
                  key={order === 'league' ? league.league_id : league.games[0]!.gameInfo.hgid}
                  league={league}
                  columns={columns}
                  isFolded={folded.includes(league.league_id)}
                  isLocked={view.isStale}
                  onFold={(id) => dispatch(leagueFolded(id))}
                  onPick={pick}
                  onOpen={(hgid) => dispatch(matchOpened(hgid))}
                />
              ))}
          </div>
        )
      })}
      {left > 0 && <ShowMore left={left} onMore={() => setMost(most + BATCH)} />}
    </div>
  )
}

const ColumnHeads = ({ sport }: { sport: PlayedSport }) => {
  const t = useSportText()
  return (
    <div className={css.heads} aria-hidden>
      <span>{t(`sport_${sport}`)}</span>
      {columnsOf(sport).map(({ family, period }) => (
        <span key={`${family}${period}`} className={css.head} data-period={period}>
          {(period === 'full' || period === 'half') && <small>{t(`period_${period}`)}</small>}
          {familyName(family, sport)}
        </span>
      ))}
      <span />
    </div>
  )
}
