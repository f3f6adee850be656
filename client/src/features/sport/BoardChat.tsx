import { useSelector } from 'react-redux'
import { LOBBY_ROOM, matchRoom } from '@app/contract/chat/messageIds'
import { useChatText } from '../../i18n/chat.ts'
import { useSportText } from '../../i18n/sport.ts'
import { ChatSlot } from '../../ui/ChatSlot/ChatSlot.tsx'
import { useGame } from './board/liveBoard.ts'
import type { LiveBoard } from './board/liveBoard.ts'
import { part } from './sport.slice.ts'

/** Beside the board: the room of the match that is open, the lobby otherwise. */
export const BoardChat = ({ live }: { live: LiveBoard }) => {
  const t = useSportText()
  const words = useChatText()
  const opened = useSelector(part('opened'))
  const info = useGame(live, opened)?.gameInfo
  if (!info) return <ChatSlot rid={LOBBY_ROOM} title={words('lobby')} />
  return <ChatSlot rid={matchRoom(info.hgid)} title={t('versus', { home: info.team_h, away: info.team_c })} />
}
