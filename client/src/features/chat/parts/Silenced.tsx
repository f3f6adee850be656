import { Button } from '@mantine/core'
import { Icon } from '../../../art/Icon.tsx'
import { useChatText } from '../../../i18n/chat.ts'
import { bus } from '../../../lib/bus.ts'
import { minuteText } from '../../../lib/text/date.ts'
import css from '../ChatRoom.module.css'
import type { Silence } from '../room.rules.ts'

interface Props {
  silence: Silence
  minVip: number
  mutedUntil: number | null
}

/** In place of the field: why one can't write, and for a visitor the way in. */
export const Silenced = ({ silence, minVip, mutedUntil }: Props) => {
  const t = useChatText()
  if (silence === 'guest')
    return (
      <div className={css.foot}>
        <span className={css.invite}>{t('loginToTalk')}</span>
        <Button size="xs" onClick={() => bus.emit('login')}>
          {t('login')}
        </Button>
        <Button size="xs" variant="light" onClick={() => bus.emit('register')}>
          {t('register')}
        </Button>
      </div>
    )
  const words = {
    gone: t('goneHint'),
    closed: t('closed'),
    roomMuted: t('roomMuted'),
    muted: t('muted', { time: minuteText(mutedUntil ?? 0) }),
    vip: t('vipOnly', { level: minVip }),
  }[silence]
  return (
    <p className={css.foot} role="status">
      <Icon name={silence === 'vip' ? 'crown' : 'lock'} size={16} />
      {words}
    </p>
  )
}
