import { useMediaQuery } from '@mantine/hooks'
import { Suspense, useEffect, useState } from 'react'
import { useSelector } from 'react-redux'
import { useLocation } from 'react-router-dom'
import { useSportText } from './text.ts'
import { SkeletonRows } from '../../ui/SkeletonRows/SkeletonRows.tsx'
import { SLIP_ID } from './board/boardKeys.ts'
import { NARROW } from '../../theme/widths.ts'
import { useGame } from './board/liveBoard.ts'
import type { LiveBoard } from './board/liveBoard.ts'
import { SlipBar } from './phone/SlipBar.tsx'
import { part } from './sport.slice.ts'
import { useTicketWatch } from './tickets/useTicketWatch.ts'
import { LOBBY_ROOM, matchRoom } from '@app/contract/chat/messageIds'
import type { GameRow } from '@app/contract/sport/feed'
import { useChatText } from '../../i18n/chat.ts'
import { ChatSlot } from '../../ui/ChatSlot/ChatSlot.tsx'
import { hasField } from '../../ui/Field/fieldOf.ts'
import { SheetOnDemand } from '../../ui/Sheet/SheetOnDemand.tsx'
import { slipTabOf } from '../../lib/links/visit.ts'
import css from './Side.module.css'
import { calm } from '../../lib/calm.ts'
import { lazyPart } from '../../lib/lazyPart.ts'

/** Beside the board: the room of the match that is open, the lobby otherwise. */
const BoardChat = ({ live, over }: Pick<Props, 'live' | 'over'>) => {
  const t = useSportText()
  const words = useChatText()
  const opened = useSelector(part('opened'))
  const info = useGame(live, opened)?.gameInfo ?? over?.gameInfo
  if (!info) return <ChatSlot rid={LOBBY_ROOM} title={words('lobby')} />
  return <ChatSlot rid={matchRoom(info.hgid)} title={t('versus', { home: info.team_h, away: info.team_c })} />
}

const panel = () => import('./slip/panel/SlipPanel.tsx')
const SlipPanel = lazyPart(panel, 'SlipPanel')
const waiting = (height = 320) => <SkeletonRows rows={1} height={height} />

const MatchCentre = lazyPart(() => import('./centre/MatchCentre.tsx'), 'default')

interface Props {
  live: LiveBoard
  /** The match that is asked for and over. */
  over: GameRow | undefined
  isOpen: boolean
  onOpen: () => void
  onClose: () => void
}

/** Whether the room of a match has a field's height: one that ends while it is shown keeps it, what is below stays where it is. */
const useFieldRoom = (shown: string, isField: boolean): boolean => {
  const [room, setRoom] = useState({ shown, isField })
  if (room.shown === shown && (room.isField || !isField)) return room.isField
  setRoom({ shown, isField })
  return isField
}

/** The right column: slip, the open match, its room. On a narrow screen the slip comes as a sheet from below. */
export const Side = ({ live, over, isOpen, onOpen, onClose }: Props) => {
  const t = useSportText()
  const opened = useSelector(part('opened'))
  const shown = over?.gameInfo.hgid ?? opened
  const sport = useGame(live, opened)?.sport ?? over?.sport
  const isField = useFieldRoom(shown, !over && hasField(sport))
  // Here, not in the slip: a ticket is decided whichever tab is open.
  const tickets = useTicketWatch()
  const isEmpty = useSelector(part('slip')).entries.length === 0 && tickets.length === 0
  const [firstTab, setFirstTab] = useState(slipTabOf(useLocation().state))
  const isSheet = useMediaQuery(NARROW, false, { getInitialValueInEffect: false })
  // A phone shows the board alone at first; what is chosen is to open at once, with the line gone as well.
  useEffect(() => {
    void calm()
      .then(panel)
      .catch(() => undefined)
  }, [])
  const close = () => {
    setFirstTab(undefined)
    onClose()
  }
  if (!isSheet)
    return (
      <div className={css.side} data-centre={shown ? '' : undefined}>
        <aside id={SLIP_ID} tabIndex={-1} aria-label={t('slip')}>
          <Suspense fallback={waiting(shown && isEmpty ? 190 : undefined)}>
            <SlipPanel live={live} tickets={tickets} firstTab={firstTab} />
          </Suspense>
        </aside>
        {shown && (
          <div className={css.centre} data-field={isField || undefined} data-below={!isEmpty || undefined}>
            <Suspense fallback={<SkeletonRows rows={1} height={240} />}>
              <MatchCentre key={shown} hgid={shown} />
            </Suspense>
          </div>
        )}
        <BoardChat live={live} over={over} />
      </div>
    )
  return (
    <>
      <SlipBar onOpen={onOpen} />
      <SheetOnDemand
        opened={isOpen}
        onClose={close}
        position="bottom"
        title={t('slip')}
        classNames={{ content: css.sheet, header: css.sheetHead, title: css.sheetTitle, body: css.sheetBody }}
      >
        {/* With nothing chosen it is opened for what runs. */}
        <Suspense fallback={waiting()}>
          <SlipPanel
            live={live}
            tickets={tickets}
            firstTab={firstTab ?? (isEmpty ? 'open' : undefined)}
            onDone={close}
          />
        </Suspense>
      </SheetOnDemand>
    </>
  )
}
