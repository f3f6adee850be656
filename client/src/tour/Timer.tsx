import { useTourText } from '../i18n/tour.ts'
import { clock } from '../lib/clock.ts'
import { useNow } from '../ui/useNow.ts'
import { Tool } from '../stage/Tool.tsx'
import css from './Tour.module.css'
import type { Tour } from '../stage/state.ts'
import { PLAN } from './cues.ts'
import { minutesText, paceOf, spentBy } from './pace.rules.ts'

const SECONDS = PLAN.map(({ seconds }) => seconds)
/** Nobody hurries for less. */
const FEW_MS = 5_000

/** What has passed of the ten minutes, and whether that is more or less than planned; a press lets it rest. */
export const Timer = ({ tour, onPause }: { tour: Tour; onPause: () => void }) => {
  const t = useTourText()
  useNow(1_000)
  const { elapsed, planned, late } = paceOf(
    SECONDS,
    spentBy(tour.spent, tour.at, tour.since, clock.device()),
    tour.at,
  )
  const pace = Math.abs(late) < FEW_MS ? 'onTime' : late > 0 ? 'late' : 'ahead'
  return (
    <div className={css.timer} data-pace={pace}>
      <span role="timer" aria-label={t('elapsed')}>
        {minutesText(elapsed)} <small>/ {minutesText(planned)}</small>
      </span>
      <small>{pace === 'onTime' ? t('onTime') : t(pace, { time: minutesText(late) })}</small>
      <Tool
        icon={tour.since === null ? 'play' : 'pause'}
        label={t('pauseClock')}
        size={14}
        aria-pressed={tour.since === null}
        onClick={onPause}
      />
    </div>
  )
}
