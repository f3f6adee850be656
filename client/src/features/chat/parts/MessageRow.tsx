import { Button } from '@mantine/core'
import { Icon } from '../../../art/Icon.tsx'
import { useChatText } from '../../../i18n/chat.ts'
import { minuteText } from '../../../lib/text/date.ts'
import { Drawing } from '../../../ui/Drawing/Drawing.tsx'
import type { Row } from '../room.rules.ts'
import css from './MessageRow.module.css'

interface Props {
  row: Row
  isOwn: boolean
  onRetry: (row: Row) => void
  onDrop: (key: string) => void
}

const Vip = ({ level }: { level: number }) => {
  const t = useChatText()
  return level > 0 ? (
    <span className={css.vip} data-high={level >= 5 || undefined}>
      {t('vip', { level })}
    </span>
  ) : null
}

/** What nobody said: joins, a cleared room, the system, gifts and predictions. */
const Event = ({ row }: { row: Row }) => {
  const t = useChatText()
  const { kind, nickName, vip, msg, time } = row
  if (kind === 'joined')
    return (
      <p className={css.quiet}>
        <Vip level={vip} />
        {t('joined', { name: nickName })}
      </p>
    )
  if (kind === 'cleared') return <p className={css.quiet}>{t('cleared')}</p>
  return (
    <p className={css.event} data-kind={kind}>
      <Icon name={kind === 'gift' ? 'gift' : kind === 'prediction' ? 'chart' : 'horn'} size={16} />
      <span className={css.eventText}>
        {kind !== 'system' && <strong className={css.giver}>{nickName}</strong>}
        {msg}
      </span>
      <time className={css.time}>{minuteText(time)}</time>
    </p>
  )
}

const Unsent = ({ row, onRetry, onDrop }: Omit<Props, 'isOwn'>) => {
  const t = useChatText()
  if (row.state === 'sending') return <span className={css.state}>{t('sending')}</span>
  const reason = row.state === 'unanswered' ? t('noAnswer') : row.reason
  return (
    <span className={css.state} data-failed role="alert">
      <Icon name="warning" size={14} />
      {t('failed')}
      {reason && ` · ${reason}`}
      <Button size="compact-xs" variant="subtle" onClick={() => onRetry(row)}>
        {t('retry')}
      </Button>
      <Button size="compact-xs" variant="subtle" color="gray" onClick={() => onDrop(row.key)}>
        {t('drop')}
      </Button>
    </span>
  )
}

/** An own line on its way has no picture yet; others that have none get one drawn after their number. */
const Face = ({ row: { avatar, uid, state } }: { row: Row }) =>
  avatar === '' && state ? (
    <span className={css.face}>
      <Icon name="user" size={18} />
    </span>
  ) : (
    <Drawing kind="avatar" fields={[uid]} picture={avatar} className={css.face} width={30} height={30} />
  )

export const MessageRow = ({ row, isOwn, onRetry, onDrop }: Props) => {
  const t = useChatText()
  if (row.kind !== 'text') return <Event row={row} />
  return (
    <div className={css.row} data-own={isOwn || undefined}>
      <Face row={row} />
      <div className={css.said}>
        <p className={css.who}>
          <Vip level={row.vip} />
          <span className={css.name}>{row.nickName}</span>
          {row.isRobot && (
            <abbr className={css.robot} title={t('robotHint')}>
              {t('robot')}
            </abbr>
          )}
          <time className={css.time}>{minuteText(row.time)}</time>
        </p>
        <p className={css.words} data-pending={row.state === 'sending' || undefined}>
          {row.msg}
        </p>
        {row.state && <Unsent row={row} onRetry={onRetry} onDrop={onDrop} />}
      </div>
    </div>
  )
}
