import { bus } from '../../../lib/bus.ts'
import { countdownText } from '../../../lib/text/date.ts'
import { useAfterwards } from '../../../ui/useAfterwards.ts'
import { useNow } from '../../../ui/useNow.ts'
import { useAuthText } from '../text.ts'
import { Link } from './Link.tsx'

interface Props {
  /** Epoch ms. */
  until: number
  onEnd: () => void
}

/** How long no password of a name is taken, and the way that is open meanwhile. Screen readers hear it when they ask, not every second. */
export const LockedWords = ({ until, onEnd }: Props) => {
  const t = useAuthText()
  const left = Math.max(0, until - useNow(1000))
  useAfterwards(left === 0, onEnd)
  return (
    <>
      <span role="timer" aria-live="off">
        {t('lockedFor', { left: countdownText(left, () => '') })}
      </span>
      <Link onClick={() => bus.emit('forget_password')}>{t('retrievalTitle')}</Link>
    </>
  )
}
