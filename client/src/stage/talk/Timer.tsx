import { useStageText } from '../../i18n/stage.ts'
import { clock } from '../../lib/clock.ts'
import { Icon } from '../../art/Icon.tsx'
import { useNow } from '../../ui/useNow.ts'
import css from '../parts/Stage.module.css'
import type { Talk } from '../state.ts'
import { PLAN } from './cues.ts'
import { minutesText, paceOf, spentBy } from './pace.rules.ts'

const SECONDS = PLAN.map(({ seconds }) => seconds)
/** Nobody hurries for less. */
const FEW_MS = 5_000

/** What has passed of the ten minutes, and whether that is more or less than planned; a press lets it rest. */
export const Timer = ({ talk, onPause }: { talk: Talk; onPause: () => void }) => {
  const t = useStageText()
  useNow(1_000)
  const { elapsed, planned, late } = paceOf(
    SECONDS,
    spentBy(talk.spent, talk.at, talk.since, clock.device()),
    talk.at,
  )
  const pace = Math.abs(late) < FEW_MS ? 'onTime' : late > 0 ? 'late' : 'ahead'
  return (
    <div className={css.timer} data-pace={pace}>
      <span role="timer" aria-label={t('elapsed')}>
        {minutesText(elapsed)} <small>/ {minutesText(planned)}</small>
      </span>
      <small>{pace === 'onTime' ? t('onTime') : t(pace, { time: minutesText(late) })}</small>
      <button
        type="button"
        className={css.tool}
        aria-pressed={talk.since === null}
        aria-label={t('pauseClock')}
        onClick={onPause}
      >
        <Icon name={talk.since === null ? 'play' : 'pause'} size={14} />
      </button>
    </div>
  )
}
