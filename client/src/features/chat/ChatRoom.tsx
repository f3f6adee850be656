import { LOBBY_ROOM } from '@app/contract/chat/messageIds'
import { Icon } from '../../art/Icon.tsx'
import { useIsMember } from '../../api/session.ts'
import { useChatText } from '../../i18n/chat.ts'
import { chatLine } from '../../lib/chat/chatLine.ts'
import { isLobbyOpen } from '../../lib/chat/chatPlace.ts'
import { useSignal } from '../../lib/signal.ts'
import { LoadFailed } from '../../ui/LoadFailed/LoadFailed.tsx'
import { useNow } from '../../ui/useNow.ts'
import css from './ChatRoom.module.css'
import { Composer } from './parts/Composer.tsx'
import { MessageList } from './parts/MessageList.tsx'
import { VisuallyHidden } from '@mantine/core'
import { useEffect, useState } from 'react'
import { silenceOf } from './room.rules.ts'
import type { Row } from './room.rules.ts'
import { Silenced } from './parts/Silenced.tsx'
import { useRoom } from './useRoom.ts'

const MUTE_CHECK_MS = 1_000

/** The list itself comes and goes as it is scrolled, so what is new is read from here: at most a line in this time. */
const READ_EVERY_MS = 3_000

const News = ({ rows, self }: { rows: readonly Row[]; self: string }) => {
  const t = useChatText()
  const last = rows.findLast(({ uid, msg }) => msg !== '' && uid !== self)
  const words = last ? t('said', { name: last.nickName, words: last.msg }) : ''
  const [read, setRead] = useState<string | null>(null)
  useEffect(() => {
    const timer = setTimeout(() => setRead(words), READ_EVERY_MS)
    return () => clearTimeout(timer)
  }, [words])
  return (
    <VisuallyHidden aria-live="polite" aria-atomic="true">
      {read}
    </VisuallyHidden>
  )
}

interface Props {
  rid: string
  title: string
}

const Room = ({ rid, title }: Props) => {
  const t = useChatText()
  const { room, history, say, drop, retry, loadOlder } = useRoom(rid, title)
  const line = useSignal(chatLine.state)
  const self = useSignal(chatLine.self)
  const isMember = useIsMember()
  const now = useNow(MUTE_CHECK_MS)
  const silence = silenceOf(room, { isMember, vip: self?.vip ?? 0, now })
  const trouble = line === 'connected' ? null : line === 'closed' ? 'lost' : 'connecting'
  return (
    <section tabIndex={-1} className={css.room} aria-label={t('room', { title: room.title })}>
      <header className={css.head}>
        <h2 className={css.title}>{room.title}</h2>
        {room.score && (
          <span className={css.score} role="img" aria-label={t('score', room.score)}>
            {room.score.home} - {room.score.away}
          </span>
        )}
        {room.phase === 'open' && (
          <span className={css.online}>
            <Icon name="users" size={14} />
            {t('online', { count: room.online })}
          </span>
        )}
        {rid === LOBBY_ROOM && (
          <button type="button" className={css.unfold} onClick={() => isLobbyOpen.set(true)}>
            {t('unfold')}
          </button>
        )}
      </header>
      {trouble && (
        <p className={css.trouble} role="status">
          {t(trouble)}
        </p>
      )}
      {room.phase === 'entering' && history.reason !== undefined && (
        <LoadFailed
          isPart
          title={t('historyFailed')}
          reason={history.reason}
          isBusy={history.isBusy}
          onRetry={history.askAgain}
        />
      )}
      <MessageList
        room={room}
        self={self?.uid ?? ''}
        isSilenced={silence !== null && silence !== 'guest'}
        onOlder={loadOlder}
        onRetry={retry}
        onDrop={drop}
      />
      <News rows={room.rows} self={self?.uid ?? ''} />
      {silence ? (
        <Silenced silence={silence} minVip={room.minVip} mutedUntil={room.mutedUntil} />
      ) : (
        <Composer isOffline={trouble !== null} onSay={say} />
      )}
    </section>
  )
}

/** A chat room: a match's (rid of the match detail) or the lobby. Fills the height it is given. */
export const ChatRoom = (props: Props) => <Room key={props.rid} {...props} />
