import { useMediaQuery } from '@mantine/hooks'
import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { ReactNode, RefObject } from 'react'
import { useSelector } from 'react-redux'
import { useSignal } from '../../../lib/signal.ts'
import type { ListRow } from './board.rules.ts'
import type { LiveBoard } from './liveBoard.ts'
import { part, sportOf, sportSlice, useSportDispatch } from '../sport.slice.ts'
import type { SportRoot } from '../sport.slice.ts'
import { isFocusLost } from './boardKeys.ts'
import { PHONE } from '../../../theme/widths.ts'
import { OVERSCAN, stuckBarOf, toUnit, useAtOnce, useRowHeights } from './match/rowHeights.ts'
import { useHeldRows, useListPlace } from './useListPlace.ts'
import { useSelecting } from '../slip/select.ts'
import { PhoneColumns } from '../phone/PhoneColumns.tsx'
import { turned } from '../phone/pages.rules.ts'
import { useSwipe } from '../phone/useSwipe.ts'
import css from './BoardList.module.css'
import { LeagueBar } from './league/LeagueBar.tsx'
import { ColumnHeads, gridOf } from './match/ColumnHeads.tsx'
import { MatchRow } from './match/MatchRow.tsx'
import { useColumns } from './match/useColumns.ts'
import { useEndInPlace } from './over/useEndInPlace.ts'

const { leagueFavoured, leagueFolded, matchFavoured, matchOpened, matchShown } = sportSlice.actions

interface Props {
  live: LiveBoard
  rows: readonly ListRow[]
  isLocked: boolean
  /** So many columns are in sight in a hand; 0: all of them are, it is in none. */
  room: number
  /** Which of its columns are in sight in a hand. */
  page: number
  onPage: (page: number) => void
  /** The match whose own view was left for this list: its button has the focus again. */
  cameFrom: RefObject<string>
  /** What stands at the end of the heads. */
  children: ReactNode
}

const oddsTypeOf = (root: SportRoot) => sportOf(root).slip.oddsType

const rowAt = (target: EventTarget | null): number => {
  const row = target instanceof Element ? target.closest<HTMLElement>('[data-index]') : null
  return row ? Number(row.dataset.index) : -1
}

/** The rows near the window; the others don't exist, but for the unfolded one and the one that has the focus. */
export const BoardRows = ({ live, rows, isLocked, room, page, onPage, cameFrom, children }: Props) => {
  // The virtualizer tells by changing itself, which the compiler can't see.
  'use no memo'
  const isInHand = room > 0
  const isPhone = useMediaQuery(PHONE, false, { getInitialValueInEffect: false })
  const dispatch = useSportDispatch()
  const favourites = useSelector(part('favourites'))
  // On a phone it has a view of its own.
  const chosen = useSelector(part('opened'))
  const opened = isPhone ? '' : chosen
  const oddsType = useSelector(oddsTypeOf)
  const { select } = useSelecting(live)
  const isAll = useSelector(part('isAllLines'))
  const { columns, section } = useColumns(rows, live)
  const shownIn = (row: ListRow) => (isInHand ? columns(row.sport) : section(row))
  const box = useRef<HTMLDivElement>(null)
  const heads = useRef<HTMLDivElement>(null)
  const [margin, setMargin] = useState(0)
  const swipe = useSwipe((by) => onPage(turned(page, by, { rows, columns, room })))
  /** What stays on top of the page while it scrolls: the site's header and the heads of the columns. */
  const [coveredPx, setCoveredPx] = useState(0)
  const { focused, rangeExtractor } = useHeldRows(rows, opened)
  useLayoutEffect(() => {
    // Whatever appears above the list makes the page taller.
    const measure = () => {
      setMargin(box.current ? toUnit(box.current.getBoundingClientRect().top + window.scrollY) : 0)
      const top = heads.current ? Number.parseFloat(getComputedStyle(heads.current).top) : 0
      setCoveredPx((Number.isNaN(top) ? 0 : top) + (heads.current?.offsetHeight ?? 0))
    }
    // Told at once, too, and once the page is laid out: asked for here it would be laid out twice.
    const observer = new ResizeObserver(measure)
    observer.observe(document.body)
    return () => observer.disconnect()
  }, [])
  const { keyOf, heightOf } = useRowHeights(rows, isInHand)
  const { seen, atOnce } = useAtOnce()
  // oxlint-disable-next-line react/incompatible-library -- this component is left out of the compiler, see above
  const virtual = useWindowVirtualizer({
    count: rows.length,
    getItemKey: keyOf,
    estimateSize: (at) => heightOf(rows[at]),
    // The first rows come with the list, not after it.
    initialRect: { width: window.innerWidth, height: window.innerHeight },
    // A new row is as high as was guessed until it is laid out; one that comes unfolded would push all below it down then.
    measureElement: (element, entry, { measurementsCache }) =>
      seen(entry)?.borderBoxSize[0]?.blockSize ??
      (element.querySelector('[data-open]')
        ? toUnit(element.getBoundingClientRect().height)
        : (measurementsCache[rowAt(element)]?.size ?? heightOf(rows[rowAt(element)]))),
    overscan: OVERSCAN,
    scrollMargin: margin,
    // A league's bar stays below the heads.
    scrollPaddingStart: coveredPx + stuckBarOf(isInHand),
    useFlushSync: false,
    onChange: atOnce,
    rangeExtractor,
  })
  const shape = useSignal(live.shape)
  useListPlace({ rows, shape, opened, focused, box, virtual, marginPx: margin, coveredPx, sight: live.sight })
  useEndInPlace({ live, rows, opened, focused, box, virtual, topPx: coveredPx + stuckBarOf(isInHand) })
  const sought = useSelector(part('sought'))
  /** The match that the player has just opened: unless all of it is in sight, it goes to the top like one that a link leads to. */
  const unfolded = useRef('')
  useEffect(() => {
    const wanted = sought || (unfolded.current === opened && opened)
    const at = rows.findIndex((row) => row.kind === 'match' && row.hgid === wanted)
    if (at < 0) return
    unfolded.current = ''
    const row = box.current?.querySelector(`[data-index="${at}"]`)
    if (sought || (row && row.getBoundingClientRect().bottom > window.innerHeight))
      virtual.scrollToIndex(at, { align: 'start' })
    if (sought) dispatch(matchShown())
  }, [sought, opened, rows, virtual, dispatch])
  useEffect(() => {
    const left = box.current?.querySelector<HTMLElement>(`[data-more="${cameFrom.current}"]`)
    if (!left) return
    cameFrom.current = ''
    if (isFocusLost()) left.focus({ preventScroll: true })
  })
  const items = virtual.getVirtualItems()
  const [handlers] = useState(() => ({
    open: (hgid: string) => {
      unfolded.current = hgid
      dispatch(matchOpened(hgid))
    },
    close: (hgid: string) => {
      dispatch(matchOpened(hgid))
      live.letGo((one) => one === hgid)
    },
    favour: (hgid: string) => void dispatch(matchFavoured(hgid)),
    favourLeague: (id: string) => void dispatch(leagueFavoured(id)),
  }))
  // Selecting reads the store when it happens, so one function serves for good: a new one would render every price.
  const [onSelect] = useState(() => select)
  /** Where the next league or sport begins. */
  const endOf = (index: number) => {
    const next = rows.findIndex(({ kind }, at) => at > index && kind !== 'match')
    return (virtual.measurementsCache[next]?.start ?? margin + virtual.getTotalSize()) - margin
  }
  /** Its bar may be in sight far below its place, where it would be gone without its matches. */
  const fold = (leagueId: string, start: number) => {
    dispatch(leagueFolded(leagueId))
    const placePx = start - coveredPx
    if ((virtual.scrollOffset ?? 0) > placePx) virtual.scrollToOffset(placePx)
  }
  /** On a whole pixel of the page: beside each other its rows would be drawn over each other's lines. */
  const placeOf = (start: number) => Math.round(start) - margin
  const inSight = items.find(({ end }) => end > (virtual.scrollOffset ?? 0) + coveredPx) ?? items[0]
  const topAt = inSight?.index ?? 0
  const top = rows[topAt]
  const sport = top?.sport
  return (
    <>
      {sport && (
        <div ref={heads} className={css.heads} style={gridOf(columns(sport))}>
          {isInHand ? (
            <PhoneColumns {...{ sport, page, room }} shown={columns(sport)} onPage={onPage} />
          ) : (
            <>
              <ColumnHeads sport={sport} shown={section(top)} />
              {children}
            </>
          )}
        </div>
      )}
      <div
        ref={box}
        className={css.rows}
        {...(isInHand && swipe)}
        style={{ height: virtual.getTotalSize() }}
        onBlur={() => {
          focused.current = ''
        }}
      >
        {items.map(({ index, key, start }) => {
          const row = rows[index]
          if (!row) return null
          const isLeague = row.kind === 'league'
          // Right under the heads they are its own.
          const isElse = index > topAt && section(rows[index - 1]!) !== section(row)
          const hasHeads = isElse && !isInHand && isLeague && !row.isFolded
          const drawn = (
            <div
              key={key}
              ref={virtual.measureElement}
              data-index={index}
              // By the row's own name: of its dialogs, which stand elsewhere in the page, too.
              onFocus={() => {
                focused.current = row.key
              }}
              data-kind={row.kind}
              data-last={rows[index + 1]?.kind !== 'match' || undefined}
              className={css.row}
              style={{ ...gridOf(columns(row.sport)), ...(!isLeague && { top: placeOf(start) }) }}
            >
              {row.kind === 'heads' &&
                (isInHand ? (
                  <PhoneColumns
                    {...{ page, room }}
                    sport={row.sport}
                    shown={columns(row.sport)}
                    onPage={onPage}
                  />
                ) : (
                  <ColumnHeads sport={row.sport} shown={section(row)} />
                ))}
              {row.kind === 'league' && (
                <LeagueBar
                  league={row.league}
                  count={row.league.games.length}
                  isFolded={row.isFolded}
                  isFavoured={favourites.leagues.includes(row.league.league_id)}
                  onFold={(id) => fold(id, start)}
                  onFavour={handlers.favourLeague}
                >
                  {hasHeads && <ColumnHeads sport={row.sport} shown={section(row)} isBar />}
                </LeagueBar>
              )}
              {row.kind === 'match' && (
                <MatchRow
                  live={live}
                  hgid={row.hgid}
                  shown={shownIn(row)}
                  page={isInHand ? page : undefined}
                  room={room}
                  isAll={isAll}
                  oddsType={oddsType}
                  isOpen={opened === row.hgid}
                  isApart={isPhone}
                  isFavoured={favourites.matches.includes(row.hgid)}
                  isLocked={isLocked || !live.lists(row.hgid)}
                  onSelect={onSelect}
                  onOpen={handlers.open}
                  onClose={handlers.close}
                  onFavour={handlers.favour}
                />
              )}
            </div>
          )
          if (!isLeague) return drawn
          return (
            <div
              key={key}
              className={css.league}
              style={{ top: placeOf(start), height: endOf(index) - start + margin }}
            >
              {drawn}
            </div>
          )
        })}
      </div>
    </>
  )
}
