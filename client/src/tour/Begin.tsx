import { useTourText } from '../i18n/tour.ts'
import { useSignal } from '../lib/signal.ts'
import css from './Tour.module.css'
import { stage } from '../stage/state.ts'
import { PLAN } from './cues.ts'
import { minutesText } from './pace.rules.ts'
import type { TourControl } from './useTour.ts'

/** Before the tour: what it will be, and the button that opens its own world. */
export const Begin = ({ control }: { control: TourControl }) => {
  const t = useTourText()
  const { isFolded } = useSignal(stage)
  if (isFolded) return null
  return (
    <div className={css.tour}>
      <p className={css.say}>{t('beginText')}</p>
      <ol className={css.plan}>
        {PLAN.map(({ name, seconds }) => (
          <li key={name}>
            <span>{t(`cue_${name}`)}</span>
            <small>{minutesText(seconds * 1_000)}</small>
          </li>
        ))}
      </ol>
      <button
        type="button"
        className={css.main}
        disabled={control.isBusy}
        onClick={() => void control.begin()}
      >
        {t('begin')}
      </button>
      {control.error && (
        <p role="alert" className={css.wrong}>
          {control.error}
        </p>
      )}
      <p className={css.keys}>{t('keys')}</p>
    </div>
  )
}
