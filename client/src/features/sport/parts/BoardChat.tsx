import { useSelector } from 'react-redux'
import { LOBBY_ROOM, matchRoom } from '@app/contract/chat/messageIds'
import { useChatText } from '../../../i18n/chat.ts'
import { useSportText } from '../../../i18n/sport.ts'
import { ChatSlot } from '../../../ui/ChatSlot/ChatSlot.tsx'
import type { Board } from '../board.rules.ts'
import { sportOf } from '../sport.slice.ts'

/** Beside the board: the room of the match that is open, the lobby otherwise. */
export const BoardChat = ({ board }: { board: Board | undefined }) => {
  const t = useSportText()
  const words = useChatText()
  const { opened } = useSelector(sportOf)
  const info = board?.leagues
    .flatMap(({ games }) => games)
    .find(({ gameInfo }) => gameInfo.hgid === opened)?.gameInfo
  if (!info) return <ChatSlot rid={LOBBY_ROOM} title={words('lobby')} />
  return <ChatSlot rid={matchRoom(info.hgid)} title={t('versus', { home: info.team_h, away: info.team_c })} />
}
