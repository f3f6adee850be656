import { useStageText } from '../../i18n/stage.ts'
import { useSignal } from '../../lib/signal.ts'
import css from '../parts/Stage.module.css'
import { Said } from '../parts/Said.tsx'
import { stage } from '../state.ts'
import { PLAN } from './cues.ts'
import { minutesText } from './pace.rules.ts'
import type { TalkControl } from './useTalk.ts'

/** Before the talk: what it will be, and the button that opens its own world. */
export const Begin = ({ control }: { control: TalkControl }) => {
  const t = useStageText()
  const { isFolded } = useSignal(stage)
  if (isFolded) return null
  return (
    <div className={css.talk}>
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
      <Said error={control.error} />
      <p className={css.keys}>{t('keys')}</p>
    </div>
  )
}
