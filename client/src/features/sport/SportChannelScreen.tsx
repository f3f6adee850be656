import { Drawer } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { useDeferredValue, useState } from 'react'
import { useSelector } from 'react-redux'
import { isChampion } from '@app/contract/sport/codes'
import { Icon } from '../../art/Icon.tsx'
import { useSportText } from '../../i18n/sport.ts'
import { BoardBar } from './parts/BoardBar.tsx'
import { BoardChat } from './parts/BoardChat.tsx'
import { BoardList, SLIP_ID } from './parts/BoardList.tsx'
import { ChampionBoard } from './parts/ChampionBoard.tsx'
import { Notices } from './parts/Notices.tsx'
import { SlipPanel } from './parts/SlipPanel.tsx'
import { SportNav } from './parts/SportNav.tsx'
import css from './SportChannelScreen.module.css'
import { sportOf } from './sport.slice.ts'
import { useBoard } from './useBoard.ts'
import { useKeptSlip } from './useKeptSlip.ts'
import { useTicketWatch } from './useTicketWatch.ts'

export { sportSlice as slice } from './sport.slice.ts'

/** Narrower than this the slip is a sheet. */
const SHEET = '(max-width: 62em)'

/** /game/sport/crty: sports left, the board in the middle, the slip right. */
export const Component = () => {
  const t = useSportText()
  const { filter, slip } = useSelector(sportOf)
  const view = useBoard()
  useKeptSlip()
  // Here, not in the slip: a ticket is decided whichever tab is open.
  const tickets = useTicketWatch()
  const [words, setWords] = useState('')
  const sought = useDeferredValue(words)
  const isSheet = useMediaQuery(SHEET, false, { getInitialValueInEffect: false })
  const [isSlipOpen, setSlipOpen] = useState(false)
  return (
    <div className={css.screen}>
      <h1 className={css.heading}>{t('heading')}</h1>
      <aside className={css.nav}>
        <SportNav />
      </aside>
      <div className={css.board}>
        <Notices />
        <BoardBar words={words} onSearch={setWords} updatedAt={view.updatedAt} onRefresh={view.refresh} />
        {isChampion(filter.market) ? (
          <ChampionBoard words={sought} />
        ) : (
          <BoardList key={`${filter.market} ${filter.sport} ${filter.date}`} view={view} words={sought} />
        )}
      </div>
      {isSheet ? (
        <>
          <button
            type="button"
            className={css.open}
            aria-label={t('openSlip', { count: slip.entries.length })}
            onClick={() => setSlipOpen(true)}
          >
            <Icon name="ticket" size={24} />
            {slip.entries.length > 0 && <span className={css.count}>{slip.entries.length}</span>}
          </button>
          <Drawer
            opened={isSlipOpen}
            onClose={() => setSlipOpen(false)}
            position="bottom"
            size="80%"
            title={t('slip')}
            closeButtonProps={{ 'aria-label': t('close') }}
          >
            <SlipPanel tickets={tickets} />
          </Drawer>
        </>
      ) : (
        <div className={css.side}>
          <aside id={SLIP_ID} tabIndex={-1} aria-label={t('slip')}>
            <SlipPanel tickets={tickets} />
          </aside>
          <BoardChat board={view.board} />
        </div>
      )}
    </div>
  )
}
