import { Alert } from '@mantine/core'
import { Icon } from '../../art/Icon.tsx'
import { useOnline } from '../../lib/device/online.ts'
import { useMark } from '../../lib/mark.ts'
import type { BoardView } from './board/useBoard.ts'
import css from './SportChannelScreen.module.css'
import { useSportText } from './text.ts'

type Props = Pick<BoardView, 'refused' | 'isStale'>

/** Why no price can be taken now, at the foot of the window: it comes by itself and moves nothing. */
export const Locked = ({ refused, isStale }: Props) => {
  const t = useSportText()
  const isOnline = useOnline()
  const isThere = refused !== '' || isStale
  useMark('locked', isThere)
  useMark('offline-told', isThere && !isOnline)
  if (!isThere) return null
  const reason = isOnline ? refused : t('offline')
  return (
    <Alert
      className={css.locked}
      color="yellow"
      variant="light"
      role="status"
      icon={<Icon name="lock" size={18} />}
      title={reason ? t('refusedTitle', { reason }) : t('staleTitle')}
    >
      {t(reason ? 'refusedHint' : 'staleHint')}
    </Alert>
  )
}

export const isLockedIn = ({ refused, isStale }: BoardView): boolean => refused !== '' || isStale
