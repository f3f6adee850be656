import { VisuallyHidden } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { Suspense, useDeferredValue, useEffect, useRef, useState } from 'react'
import { useSelector } from 'react-redux'
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { isChampion } from '@app/contract/sport/codes'
import { useSportText } from './text.ts'
import { SkeletonRows } from '../../ui/SkeletonRows/SkeletonRows.tsx'
import { focusSlip } from './board/boardKeys.ts'
import { NARROW, PHONE } from '../../theme/widths.ts'
import { PhoneHead } from './phone/PhoneHead.tsx'
import { Announcer } from './board/Announcer.tsx'
import { BoardBar, Narrowed } from './board/BoardBar.tsx'
import { BoardList } from './board/BoardList.tsx'
import { useOwnRest } from '../../api/rest/ownRest.ts'
import { endText, useRestText } from '../../i18n/rest.ts'
import { bus } from '../../lib/bus.ts'
import { Ticker } from '../../ui/Ticker/Ticker.tsx'
import { useSportNoticesQuery } from './sport.api.ts'
import { WaitingLine } from '../../ui/WaitingLine/WaitingLine.tsx'
import { Side } from './Side.tsx'
import { SportNav, pageOf } from './SportNav.tsx'
import css from './SportChannelScreen.module.css'
import { part } from './sport.slice.ts'
import { type BoardView, useBoard, useListed, useSearch } from './board/useBoard.ts'
import { useFromTop } from './board/useListPlace.ts'
import { useMatchAddress } from './board/useMatchAddress.ts'
import { useHelpKey } from './keys/useHelpKey.ts'
import { useKeptSlip } from './slip/useKeptSlip.ts'
import { useListedPrices } from './slip/useListedPrices.ts'
import { isVisit, slipTabOf } from '../../lib/links/visit.ts'
import { lazyPart } from '../../lib/lazyPart.ts'
import { stepBack } from '../../lib/over.ts'

export { sportSlice as slice } from './sport.slice.ts'

const ChampionBoard = lazyPart(() => import('./board/champion/ChampionBoard.tsx'), 'default')
const HelpDialog = lazyPart(() => import('./board/HelpDialog.tsx'), 'default')
const More = lazyPart(() => import('./phone/More.tsx'), 'More')
const MatchOver = lazyPart(() => import('./board/over/MatchOver.tsx'), 'MatchOver')
const Results = lazyPart(() => import('./centre/Results.tsx'), 'default')
const MatchScreen = lazyPart(() => import('./phone/MatchScreen.tsx'), 'default')
const TicketStory = lazyPart(() => import('./story/TicketStory.tsx'), 'default')
const Rules = lazyPart(() => import('./rules/Rules.tsx'), 'default')

/** The address without one of its parts. */
const without = (query: URLSearchParams, name: string): URLSearchParams => {
  const rest = new URLSearchParams(query)
  rest.delete(name)
  return rest
}

/** The channel's own notices; a click shows one in full. */
const Notices = () => {
  const t = useSportText()
  const { data } = useSportNoticesQuery({})
  const records = data?.records ?? []
  // Its place is kept: what came later, or never, would move the board under the player's hand.
  if (records.length === 0) return <div className={css.place} />
  const open = (id: string | number) => {
    const notice = records.find((one) => one.id === id)
    if (notice) bus.emit('showDialog', { title: t('notices'), msg: notice.text })
  }
  return <Ticker label={t('notices')} items={records} onOpen={open} />
}

/** During a break of the member's own nothing can be bet on: no price can be taken (UN-32). */
const useRested = (view: BoardView): BoardView => {
  const t = useRestText()
  const rest = useOwnRest()
  return rest ? { ...view, refused: t('until', { what: t(rest.kind), time: endText(rest.until) }) } : view
}

/** /game/sport/crty: sports left, the board (or results, or rules) in the middle, the slip right. */
export const SportChannelScreen = () => {
  const t = useSportText()
  const filter = useSelector(part('filter'))
  const [query, setQuery] = useSearchParams()
  const { state, key } = useLocation()
  const left = useRef('')
  const navigate = useNavigate()
  const ticketId = query.get('ticket')
  const page = pageOf(query)
  const view = useRested(useBoard())
  useFromTop()
  useKeptSlip()
  useListedPrices(view.live)
  const isPhone = useMediaQuery(PHONE, false, { getInitialValueInEffect: false })
  const { asked, isSought, over, isAlone, setOver, close } = useMatchAddress(isPhone)
  const isMatch = isPhone && page === 'board' && asked !== ''
  const cameFrom = useRef('')
  useEffect(() => {
    if (isMatch) cameFrom.current = asked
  }, [isMatch, asked])
  const [columns, setColumns] = useState(0)
  const [words, setWords] = useState('')
  const search = useSearch(useDeferredValue(words))
  const { leagues, found } = useListed(view, search)
  const counts = page === 'board' ? found : undefined
  const [isHelpOpen, setHelpOpen] = useState(false)
  const [isSlipOpen, setSlipOpen] = useState(slipTabOf(state) !== undefined)
  const openSlip = () => {
    setSlipOpen(true)
    focusSlip()
  }
  // The way forward leads to the same place of the history again.
  useEffect(() => {
    if (!ticketId) left.current = ''
  }, [ticketId])
  useHelpKey(() => setHelpOpen(true))
  /** Once: the way back takes a moment, and a second step would leave the board. */
  const closeTicket = () => {
    if (left.current === key) return
    left.current = key
    if (isVisit(state)) stepBack(navigate)
    else setQuery(without(query, 'ticket'), { replace: true })
  }
  const isNarrow = useMediaQuery(NARROW, false, { getInitialValueInEffect: false })
  return (
    <div className={css.screen}>
      <VisuallyHidden component="h1">{t('heading')}</VisuallyHidden>
      {isMatch ? null : isNarrow ? (
        <PhoneHead
          isBoard={page === 'board'}
          words={words}
          found={counts}
          onSearch={setWords}
          onOpenSlip={openSlip}
        >
          {(close) => (
            <Suspense fallback={<SkeletonRows rows={6} height={48} />}>
              <More
                view={view}
                isBoard={page === 'board'}
                onOpenSlip={openSlip}
                onHelp={() => setHelpOpen(true)}
                onDone={close}
              />
            </Suspense>
          )}
        </PhoneHead>
      ) : (
        <aside className={css.nav}>
          <SportNav found={counts} />
        </aside>
      )}
      <div className={css.board}>
        {/* Its bar, which has the heading otherwise, is behind a button. */}
        {isNarrow && page === 'board' && <VisuallyHidden component="h2">{t('board')}</VisuallyHidden>}
        {!isNarrow && <Notices />}
        {isMatch && (
          <Suspense fallback={<SkeletonRows rows={8} height={96} />}>
            <MatchScreen
              key={asked}
              view={view}
              hgid={asked}
              over={over}
              onOver={setOver}
              onHelp={() => setHelpOpen(true)}
              onOpenSlip={openSlip}
              onClose={close}
            />
          </Suspense>
        )}
        {page === 'board' && !isMatch && (
          <>
            {!isNarrow && (
              <BoardBar view={view} words={words} onSearch={setWords} onHelp={() => setHelpOpen(true)} />
            )}
            {isChampion(filter.market) ? (
              <Suspense fallback={<SkeletonRows rows={8} height={48} />}>
                <ChampionBoard
                  key={filter.market}
                  search={search}
                  refused={view.refused}
                  onHelp={() => setHelpOpen(true)}
                  onOpenSlip={openSlip}
                />
              </Suspense>
            ) : (
              <>
                <Narrowed isDated={isNarrow} />
                {over && isAlone && (
                  <Suspense fallback={<SkeletonRows rows={1} height={200} />}>
                    <MatchOver game={over} onClose={close} />
                  </Suspense>
                )}
                <BoardList
                  key={`${filter.market} ${filter.sport} ${filter.date}`}
                  view={isSought ? { ...view, isLoading: true } : view}
                  leagues={leagues}
                  words={search.words}
                  found={found}
                  onHelp={() => setHelpOpen(true)}
                  onOpenSlip={openSlip}
                  page={columns}
                  onPage={setColumns}
                  cameFrom={cameFrom}
                  onOver={setOver}
                />
              </>
            )}
          </>
        )}
        {page !== 'board' && (
          <Suspense fallback={<SkeletonRows rows={8} height={48} />}>
            {page === 'results' ? <Results /> : <Rules />}
          </Suspense>
        )}
      </div>
      <Side
        live={view.live}
        over={over}
        isOpen={isSlipOpen}
        onOpen={openSlip}
        onClose={() => setSlipOpen(false)}
      />
      <Announcer live={view.live} />
      {ticketId && (
        <Suspense fallback={<WaitingLine />}>
          <TicketStory key={ticketId} ticketId={ticketId} live={view.live} onClose={closeTicket} />
        </Suspense>
      )}
      {isHelpOpen && (
        <Suspense fallback={<WaitingLine />}>
          <HelpDialog onClose={() => setHelpOpen(false)} />
        </Suspense>
      )}
    </div>
  )
}
