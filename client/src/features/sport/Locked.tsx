import { Alert } from '@mantine/core'
import { Icon } from '../../art/Icon.tsx'
import { useOnline } from '../../lib/device/online.ts'
import type { BoardView } from './board/useBoard.ts'
import { useSportText } from './text.ts'

type Props = Pick<BoardView, 'refused' | 'isStale'> & { className: string | undefined }

/** Why no price can be taken now. */
export const Locked = ({ refused, isStale, className }: Props) => {
  const t = useSportText()
  const isOnline = useOnline()
  if (!refused && !isStale) return null
  const reason = isOnline ? refused : t('offline')
  return (
    <Alert
      className={className}
      data-locked={isOnline ? '' : 'offline'}
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
