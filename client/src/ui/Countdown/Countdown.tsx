import { useUiText } from '../../i18n/ui.ts'
import { countdownText } from '../../lib/text/date.ts'
import { useAfterwards } from '../useAfterwards.ts'
import { useNow } from '../useNow.ts'
import css from './Countdown.module.css'

const DAY_MS = 86_400_000

interface Props {
  /** Epoch ms. */
  until: number
  label: string
  onEnd?: () => void
}

/** Counts down to a moment. Screen readers hear it when they ask, not every second. */
export const Countdown = ({ until, label, onEnd }: Props) => {
  const t = useUiText()
  const now = useNow(1000)
  const left = Math.max(0, until - now)
  useAfterwards(left === 0, () => onEnd?.())
  return (
    <span
      role="timer"
      aria-live="off"
      aria-label={label}
      className={css.countdown}
      data-near={left < DAY_MS || undefined}
    >
      {countdownText(left, (days, hours) => t('daysLeft', { days, hours }))}
    </span>
  )
}
