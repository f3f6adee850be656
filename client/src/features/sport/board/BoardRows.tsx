import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { useSelector } from 'react-redux'
import { useSignal } from '../../../lib/signal.ts'
import type { ListRow } from './board.rules.ts'
import { useColumns } from './useColumns.ts'
import { LeagueBar } from './LeagueBar.tsx'
import { useMatchLeft } from './useMatchLeft.ts'
import type { LiveBoard } from './liveBoard.ts'
import { part, sportOf, sportSlice, useSportDispatch } from '../sport.slice.ts'
import type { SportRoot } from '../sport.slice.ts'
import { useHeldRows, useListPlace } from './useListPlace.ts'
import { useSelecting } from '../slip/select.ts'
import css from './BoardList.module.css'
import { ColumnHeads, gridOf, TurnButton } from './match/ColumnHeads.tsx'
import { MatchRow } from './match/MatchRow.tsx'

const { leagueFavoured, leagueFolded, matchFavoured, matchOpened, matchShown } = sportSlice.actions

/** The guess of a row's height until it is measured. */
const BAR_PX = 42
const HEADS_PX = 40
const MAIN_BAND_PX = 105
const BAND_PX = 66
const PHONE_BAR_PX = 32
const PHONE_MATCH_PX = 95
const OVERSCAN = 4

const guess = (row: ListRow | undefined, isPhone: boolean): number => {
  if (isPhone) return row?.kind === 'match' ? PHONE_MATCH_PX : PHONE_BAR_PX
  if (row?.kind === 'match') return MAIN_BAND_PX + (row.bands - 1) * BAND_PX
  return row?.kind === 'heads' ? HEADS_PX : BAR_PX
}

interface Props {
  live: LiveBoard
  rows: readonly ListRow[]
  isLocked: boolean
  /** What stands at the end of the heads. */
  children: ReactNode
}

const oddsTypeOf = (root: SportRoot) => sportOf(root).slip.oddsType

const rowAt = (target: EventTarget | null): number => {
  const row = target instanceof Element ? target.closest<HTMLElement>('[data-index]') : null
  return row ? Number(row.dataset.index) : -1
}

/** The rows near the window; the others don't exist, but for the unfolded one and the one that has the focus. */
export const BoardRows = ({ live, rows, isLocked, children }: Props) => {
  // The virtualizer tells by changing itself, which the compiler can't see.
  'use no memo'
  const dispatch = useSportDispatch()
  const favourites = useSelector(part('favourites'))
  const opened = useSelector(part('opened'))
  const oddsType = useSelector(oddsTypeOf)
  const { select } = useSelecting()
  const { isPhone, shownOf, nextOf, turnBy, swipe } = useColumns(rows)
  const box = useRef<HTMLDivElement>(null)
  const heads = useRef<HTMLDivElement>(null)
  const [margin, setMargin] = useState(0)
  /** What stays on top of the page while it scrolls: the site's header and the heads of the columns. */
  const [coveredPx, setCoveredPx] = useState(0)
  const { focused, rangeExtractor } = useHeldRows(rows, opened)
  useLayoutEffect(() => {
    // Whatever appears above the list makes the page taller.
    const measure = () => {
      setMargin(box.current ? Math.round(box.current.getBoundingClientRect().top + window.scrollY) : 0)
      const top = heads.current ? Number.parseFloat(getComputedStyle(heads.current).top) : 0
      setCoveredPx((Number.isNaN(top) ? 0 : top) + (heads.current?.offsetHeight ?? 0))
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(document.body)
    return () => observer.disconnect()
  }, [])
  // oxlint-disable-next-line react/incompatible-library -- this component is left out of the compiler, see above
  const virtual = useWindowVirtualizer({
    count: rows.length,
    getItemKey: (at) => rows[at]?.key ?? at,
    estimateSize: (at) => guess(rows[at], isPhone),
    // Where there is no layout (tests) the guess stands.
    measureElement: (element, entry) =>
      entry?.borderBoxSize[0]?.blockSize ??
      ((element as HTMLElement).offsetHeight || guess(rows[rowAt(element)], isPhone)),
    overscan: OVERSCAN,
    scrollMargin: margin,
    scrollPaddingStart: coveredPx,
    useFlushSync: false,
    rangeExtractor,
  })
  const shape = useSignal(live.shape)
  useMatchLeft(live, shape, opened)
  useListPlace({ rows, shape, opened, focused, box, virtual, marginPx: margin, coveredPx })
  const sought = useSelector(part('sought'))
  useEffect(() => {
    const at = sought ? rows.findIndex((row) => row.kind === 'match' && row.hgid === sought) : -1
    if (at < 0) return
    // The league's bar comes along.
    virtual.scrollToIndex(rows[at - 1]?.kind === 'league' ? at - 1 : at, { align: 'start' })
    dispatch(matchShown())
  }, [sought, rows, virtual, dispatch])
  const items = virtual.getVirtualItems()
  const [handlers] = useState(() => ({
    open: (hgid: string) => void dispatch(matchOpened(hgid)),
    favour: (hgid: string) => void dispatch(matchFavoured(hgid)),
    fold: (id: string) => void dispatch(leagueFolded(id)),
    favourLeague: (id: string) => void dispatch(leagueFavoured(id)),
  }))
  // Selecting reads the store when it happens, so one function serves for good: a new one would render every price.
  const [onSelect] = useState(() => select)
  const inSight = items.find(({ end }) => end > (virtual.scrollOffset ?? 0)) ?? items[0]
  const sport = rows[inSight?.index ?? 0]?.sport
  const next = sport && nextOf(sport)
  return (
    <>
      {sport && (
        <div ref={heads} className={css.heads} data-columns={shownOf(sport).length}>
          <ColumnHeads sport={sport} shown={shownOf(sport)} isPhone={isPhone} />
          {next ? <TurnButton sport={sport} next={next} onTurn={() => turnBy(1)} /> : children}
        </div>
      )}
      <div
        ref={box}
        className={css.rows}
        style={{ height: virtual.getTotalSize() }}
        data-phone={isPhone || undefined}
        {...swipe}
        onBlur={() => {
          focused.current = ''
        }}
      >
        {items.map(({ index, key, start }) => {
          const row = rows[index]
          return (
            row && (
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
                style={{ ...gridOf(shownOf(row.sport)), top: start - margin }}
              >
                {row.kind === 'heads' && (
                  <ColumnHeads sport={row.sport} shown={shownOf(row.sport)} isPhone={isPhone} />
                )}
                {row.kind === 'league' && (
                  <LeagueBar
                    league={row.league}
                    isFolded={row.isFolded}
                    isFavoured={favourites.leagues.includes(row.league.league_id)}
                    onFold={handlers.fold}
                    onFavour={handlers.favourLeague}
                  />
                )}
                {row.kind === 'match' && (
                  <MatchRow
                    live={live}
                    hgid={row.hgid}
                    shown={shownOf(row.sport)}
                    isPhone={isPhone}
                    oddsType={oddsType}
                    isOpen={opened === row.hgid}
                    isFavoured={favourites.matches.includes(row.hgid)}
                    isLocked={isLocked}
                    onSelect={onSelect}
                    onOpen={handlers.open}
                    onFavour={handlers.favour}
                  />
                )}
              </div>
            )
          )
        })}
      </div>
    </>
  )
}
