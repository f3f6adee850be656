import { LOBBY_ROOM } from '@app/contract/chat/messageIds'
import { ChatRoom } from '../../../features/chat/ChatRoom.tsx'
import { useChatText } from '../../../i18n/chat.ts'
import { isLobbyOpen } from '../../../lib/chat/chatPlace.ts'
import { useFocusBack } from '../../../ui/Dialog/useFocusBack.ts'
import { Sheet } from '../../../ui/Sheet/Sheet.tsx'
import css from './LobbyDrawer.module.css'

/** The room that everybody may enter, from the rail of every page. */
export const LobbyDrawer = () => {
  const t = useChatText()
  useFocusBack()
  return (
    <Sheet
      opened
      onClose={() => isLobbyOpen.set(false)}
      position="right"
      size={400}
      title={t('open')}
      classNames={{ body: css.body ?? '', content: css.content ?? '' }}
    >
      <ChatRoom rid={LOBBY_ROOM} title={t('lobby')} />
    </Sheet>
  )
}
