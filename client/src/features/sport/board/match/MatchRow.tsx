import { VisuallyHidden } from '@mantine/core'
import { memo, Suspense, useMemo, useEffect, useRef } from 'react'
import type { CSSProperties, FocusEvent } from 'react'
import { useSelector } from 'react-redux'
import type { OddsType } from '@app/contract/sport/codes'
import { marketCount } from '@app/contract/sport/feed'
import type { GameRow } from '@app/contract/sport/feed'
import { Icon } from '../../../../art/Icon.tsx'
import { useSportText } from '../../text.ts'
import { bandsOf, hasApart, whyApartClosed } from '../board.rules.ts'
import { columnsOn, isDouble } from '../../phone/pages.rules.ts'
import { HAND_COLUMNS, isTurn, keyOf } from './columns.data.ts'
import type { Column } from './columns.data.ts'
import { useGame } from '../liveBoard.ts'
import type { LiveBoard } from '../liveBoard.ts'
import { sportOf } from '../../sport.slice.ts'
import type { SportRoot } from '../../sport.slice.ts'
import { selectedIn, selectedOn } from '../../slip/select.ts'
import { isFocusLost, pricesIn } from '../boardKeys.ts'
import { LineCell } from './LineCell.tsx'
import { MatchInfo } from './MatchInfo.tsx'
import { Pinned } from './Pinned.tsx'
import { lazyPart } from '../../../../lib/lazyPart.ts'
import { SkeletonRows } from '../../../../ui/SkeletonRows/SkeletonRows.tsx'
import css from './MatchRow.module.css'
import type { Select } from './PriceCell.tsx'
import { isOver } from '../over.rules.ts'
import { ToResults } from '../over/ToResults.tsx'
import { CARD_PX } from './markets.rules.ts'

const OpenMatch = lazyPart(() => import('../over/OpenMatch.tsx'), 'OpenMatch')

/** Lines close while they are used: the next price of the match has the focus then, or the button behind the last one. */
const useRowFocus = (lines: unknown) => {
  const row = useRef<HTMLElement>(null)
  const held = useRef<{ price: Element; at: number }>(undefined)
  useEffect(() => {
    if (!held.current || !row.current) return
    const prices = pricesIn(row.current)
    const at = prices.findIndex((price) => price === held.current?.price)
    if (at >= 0) held.current.at = at
    else if (isFocusLost()) {
      const next = prices[held.current.at] ?? prices.at(-1) ?? row.current.querySelector('[data-more]')
      ;(next as HTMLElement | null)?.focus({ preventScroll: true })
    }
  }, [lines])
  return {
    row,
    onFocus: ({ target, currentTarget }: FocusEvent<HTMLElement>) => {
      const at = pricesIn(currentTarget).findIndex((price) => price === target)
      held.current = at < 0 ? undefined : { price: target, at }
    },
    onBlur: () => {
      held.current = undefined
    },
  }
}

interface Props {
  live: LiveBoard
  hgid: string
  shown: readonly Column[]
  /** In a hand only these columns are shown at a time; everywhere else all of them. */
  page: number | undefined
  room: number
  /** Every line of the match below the main ones. */
  isAll: boolean
  oddsType: OddsType
  isOpen: boolean
  /** Its markets are a view of their own, not below it. */
  isApart: boolean
  isFavoured: boolean
  isLocked: boolean
  onSelect: Select
  onOpen: (hgid: string) => void
  /** The card of a match that is over goes, and the row with it. */
  onClose: (hgid: string) => void
  onFavour: (hgid: string) => void
}

const isOther = ({ period }: Column) => period !== 'full'

/** That nothing of another span is offered any more, in place of the prices that it had: in a hand, where they fill the page. */
const isClosedIn = (game: GameRow, shown: readonly Column[], inHand: readonly number[] | undefined) => {
  if (hasApart(game, shown)) return false
  if (inHand) return inHand.every((place) => isOther(shown[place]!))
  return game.live.isLive === 'Y' && shown.some(isOther)
}

/** Where the columns of another span begin, behind the names; narrow boards leave the wide ones out. */
const apartFrom = (shown: readonly Column[]) => {
  const own = shown.filter((column) => !isOther(column))
  const narrow = own.filter(({ isWide }) => !isWide)
  return { '--apart-wide': own.length + 2, '--apart-narrow': narrow.length + 2 } as CSSProperties
}

/** A match of the dense list: main lines, alternatives below them, the rest behind the button. */
export const MatchRow = memo((props: Props) => {
  const {
    live,
    hgid,
    shown,
    page,
    room,
    isAll,
    oddsType,
    isOpen,
    isApart,
    isFavoured,
    isLocked,
    onSelect,
    onOpen,
    onClose,
    onFavour,
  } = props
  const t = useSportText()
  // Asked by each row: a selection renders its own match, not the list.
  const selected = useSelector((root: SportRoot) => selectedIn(sportOf(root).slip.entries, hgid))
  const game = useGame(live, hgid)
  const lines = game?.lines
  const bands = useMemo(() => (lines ? bandsOf(lines, shown) : []), [lines, shown])
  const { row, ...focus } = useRowFocus(bands)
  if (!game) return null
  const { gameInfo: info, sport, league } = game
  const inHand = page === undefined ? undefined : columnsOn(sport, shown, page, room)
  // Nothing is offered at all, or nothing of another span.
  const isEnded = isOver(game.live)
  const isBare = isEnded || lines?.length === 0
  const isClosed = isBare || isClosedIn(game, shown, inHand)
  const listed = isAll && !inHand ? bands : bands.slice(0, 1)
  const count = isEnded ? 0 : marketCount(game)
  const match = t('versus', { home: info.team_h, away: info.team_c })
  const common = { info, sport, league, oddsType, isLocked, onSelect }
  const unfolded = isOpen && (
    <Suspense
      fallback={
        <div className={css.coming}>
          <SkeletonRows rows={Math.max(1, Math.ceil(count / 3))} height={CARD_PX} />
        </div>
      }
    >
      <OpenMatch {...{ live, game, oddsType, selected, isLocked, onSelect }} onClose={() => onClose(hgid)} />
    </Suspense>
  )
  if (isEnded && isOpen) return <div className={`${css.match} ${css.over}`}>{unfolded}</div>
  return (
    <article
      ref={row}
      className={css.match}
      aria-label={match}
      data-open={isOpen || undefined}
      data-ended={isEnded || undefined}
      {...focus}
    >
      {listed.map(({ rank, cells }, at) => (
        <div key={rank} className={css.band} data-main={at === 0 || undefined}>
          {at === 0 ? (
            <MatchInfo game={game} isFavoured={isFavoured} onFavour={onFavour} />
          ) : (
            <span className={css.gap} />
          )}
          {cells.map((line, place) => {
            const column = shown[place]!
            const isHidden =
              (isClosed && at === 0 && (isBare || isOther(column))) || (inHand && !inHand.includes(place))
            return isHidden ? null : (
              <LineCell
                key={keyOf(column)}
                {...common}
                line={isEnded ? undefined : line}
                selected={selectedOn(selected, line)}
                isWide={column.isWide ?? false}
                isRest={place >= HAND_COLUMNS}
                isTurn={isTurn(shown, place)}
                isDouble={inHand !== undefined && isDouble(sport, column)}
                isTabStop={at === 0 && place === (inHand?.[0] ?? 0)}
              />
            )
          })}
          {isClosed && at === 0 && (
            <small
              className={css.closed}
              data-rest={(!isBare && shown.findIndex(isOther) >= HAND_COLUMNS) || undefined}
              style={apartFrom(isBare ? [] : shown)}
            >
              {isEnded ? <ToResults game={game} /> : t(isBare ? 'noLines' : whyApartClosed(game, shown))}
            </small>
          )}
          {at === 0 && (
            <button
              type="button"
              className={css.more}
              data-more={hgid}
              aria-expanded={isApart ? undefined : isOpen}
              onClick={() => onOpen(hgid)}
            >
              <VisuallyHidden>{t(isOpen ? 'lessMarkets' : 'moreMarkets', { match })}</VisuallyHidden>
              {count > 0 && <span>{count}</span>}
              <Icon name={isApart ? 'chevronRight' : isOpen ? 'chevronUp' : 'chevronDown'} size={14} />
            </button>
          )}
        </div>
      ))}
      {isOpen && <Pinned game={game} />}
      {unfolded}
    </article>
  )
})
