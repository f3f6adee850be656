import { Suspense, useDeferredValue, useState } from 'react'
import { useSelector } from 'react-redux'
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { isChampion } from '@app/contract/sport/codes'
import { useSportText } from '../../i18n/sport.ts'
import { SkeletonRows } from '../../ui/SkeletonRows/SkeletonRows.tsx'
import { SLIP_ID } from './board/boardKeys.ts'
import { Announcer } from './board/Announcer.tsx'
import { BoardBar } from './board/BoardBar.tsx'
import { BoardList } from './board/BoardList.tsx'
import { Notices } from './Notices.tsx'
import { Side } from './Side.tsx'
import { SportNav } from './SportNav.tsx'
import css from './SportChannelScreen.module.css'
import { part } from './sport.slice.ts'
import { useBoard } from './board/useBoard.ts'
import { useAskedMatch } from './board/useAskedMatch.ts'
import { useKeptSlip } from './slip/useKeptSlip.ts'
import { isVisit } from '../../lib/visit.ts'
import { lazyPart } from '../../lib/lazyPart.ts'
import { pageOf, without } from './pages.ts'

export { sportSlice as slice } from './sport.slice.ts'

const ChampionBoard = lazyPart(() => import('./board/ChampionBoard.tsx'), 'default')
const HelpDialog = lazyPart(() => import('./board/HelpDialog.tsx'), 'default')
const Results = lazyPart(() => import('./centre/Results.tsx'), 'default')
const TicketStory = lazyPart(() => import('./story/TicketStory.tsx'), 'default')
const Rules = lazyPart(() => import('./Rules.tsx'), 'default')

/** /game/sport/crty: sports left, the board (or results, or rules) in the middle, the slip right. */
export const Component = () => {
  const t = useSportText()
  const filter = useSelector(part('filter'))
  const [query, setQuery] = useSearchParams()
  const { state } = useLocation()
  const navigate = useNavigate()
  const ticketId = query.get('ticket')
  const page = pageOf(query)
  const view = useBoard()
  useKeptSlip()
  useAskedMatch()
  const [words, setWords] = useState('')
  const sought = useDeferredValue(words)
  const [isHelpOpen, setHelpOpen] = useState(false)
  const [isSlipOpen, setSlipOpen] = useState(false)
  const openSlip = () => {
    setSlipOpen(true)
    document.getElementById(SLIP_ID)?.focus()
  }
  return (
    <div className={css.screen}>
      <h1 className={css.heading}>{t('heading')}</h1>
      <aside className={css.nav}>
        <SportNav />
      </aside>
      <div className={css.board}>
        <Notices />
        {page === 'board' && (
          <>
            <BoardBar
              live={view.live}
              words={words}
              onSearch={setWords}
              isRefreshing={view.isRefreshing}
              onRefresh={view.refresh}
              onHelp={() => setHelpOpen(true)}
            />
            {isChampion(filter.market) ? (
              <Suspense fallback={<SkeletonRows rows={8} height={48} />}>
                <ChampionBoard words={sought} />
              </Suspense>
            ) : (
              <BoardList
                key={`${filter.market} ${filter.sport} ${filter.date}`}
                view={view}
                words={sought}
                onHelp={() => setHelpOpen(true)}
                onOpenSlip={openSlip}
              />
            )}
          </>
        )}
        {page !== 'board' && (
          <Suspense fallback={<SkeletonRows rows={8} height={48} />}>
            {page === 'results' ? <Results /> : <Rules />}
          </Suspense>
        )}
      </div>
      <Side live={view.live} isOpen={isSlipOpen} onOpen={openSlip} onClose={() => setSlipOpen(false)} />
      <Announcer live={view.live} />
      {ticketId && (
        <Suspense>
          <TicketStory
            key={ticketId}
            ticketId={ticketId}
            onClose={() =>
              isVisit(state) ? void navigate(-1) : setQuery(without(query, 'ticket'), { replace: true })
            }
          />
        </Suspense>
      )}
      {isHelpOpen && (
        <Suspense>
          <HelpDialog onClose={() => setHelpOpen(false)} />
        </Suspense>
      )}
    </div>
  )
}
