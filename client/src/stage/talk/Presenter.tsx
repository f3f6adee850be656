import { useStageText } from '../../i18n/stage.ts'
import { useSignal } from '../../lib/signal.ts'
import { Icon } from '../../art/Icon.tsx'
import css from '../parts/Stage.module.css'
import { Said } from '../parts/Said.tsx'
import { stage } from '../state.ts'
import { Begin } from './Begin.tsx'
import { CueList } from './CueList.tsx'
import { PLAN } from './cues.ts'
import { Timer } from './Timer.tsx'
import { useReady } from './useReady.ts'
import type { TalkControl } from './useTalk.ts'

/** The cue sheet: what to say, what to press, and somebody who presses it. */
export const Presenter = ({ talk: control }: { talk: TalkControl }) => {
  const t = useStageText()
  const { isFolded } = useSignal(stage)
  const { talk, isBusy, said, error } = control
  const isReady = useReady(talk !== null)
  if (!talk) return <Begin control={control} />
  const cue = PLAN[talk.at]!
  const moves = (
    <div className={css.moves}>
      <button
        type="button"
        className={css.tool}
        aria-label={t('previousCue')}
        disabled={talk.at === 0}
        onClick={control.previous}
      >
        <Icon name="chevronLeft" size={18} />
      </button>
      <button
        type="button"
        className={css.main}
        onClick={() => (isBusy ? control.stop() : void control.perform())}
      >
        <Icon name={isBusy ? 'pause' : 'play'} size={14} tint="full" />
        {t(isBusy ? 'stop' : 'perform')}
      </button>
      <button
        type="button"
        className={css.tool}
        aria-label={t('nextCue')}
        disabled={talk.at === PLAN.length - 1}
        onClick={control.next}
      >
        <Icon name="chevronRight" size={18} />
      </button>
    </div>
  )
  return (
    <div className={css.talk}>
      {!isFolded && <CueList at={talk.at} spent={talk.spent} onJump={control.jump} />}
      <div className={css.cueHead}>
        <h2>
          <small>{t('cueOf', { at: talk.at + 1, count: PLAN.length })}</small> {t(`cue_${cue.name}`)}
        </h2>
        <Timer talk={talk} onPause={control.togglePause} />
      </div>
      {!isFolded && (
        <>
          <p className={css.say}>{t(`say_${cue.name}`)}</p>
          <p className={css.press}>
            <Icon name="pin" size={14} />
            {t(`press_${cue.name}`)}
          </p>
        </>
      )}
      {moves}
      <p className={css.outcome} role="status">
        {said}
      </p>
      <Said error={error} />
      {!isFolded && (
        <div className={css.rest}>
          <button type="button" className={css.do} onClick={() => void control.rewind()}>
            {t('toStart')}
          </button>
          {talk.tookMs !== undefined && (
            <small>{t('took', { seconds: (talk.tookMs / 1_000).toFixed(2) })}</small>
          )}
          {!isReady && <small>{t('preparing')}</small>}
          <button type="button" className={css.do} onClick={() => void control.end()}>
            {t('endTalk')}
          </button>
        </div>
      )}
      {!isFolded && <p className={css.keys}>{t('keys')}</p>}
    </div>
  )
}
