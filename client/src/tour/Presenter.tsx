import { useTourText } from '../i18n/tour.ts'
import { useSignal } from '../lib/signal.ts'
import { Icon } from '../art/Icon.tsx'
import { Tool } from '../stage/Tool.tsx'
import css from './Tour.module.css'
import { stage } from '../stage/state.ts'
import { Begin } from './Begin.tsx'
import { CueList } from './CueList.tsx'
import { PLAN } from './cues.ts'
import { Timer } from './Timer.tsx'
import { useReady } from './useReady.ts'
import type { TourControl } from './useTour.ts'

/** The cue sheet: what to say, what to press, and somebody who presses it. */
export const Presenter = ({ tour: control }: { tour: TourControl }) => {
  const t = useTourText()
  const { isFolded } = useSignal(stage)
  const { tour, isBusy, said, error } = control
  const isReady = useReady(tour !== null)
  if (!tour) return <Begin control={control} />
  const cue = PLAN[tour.at]!
  const moves = (
    <div className={css.moves}>
      <Tool
        icon="chevronLeft"
        label={t('previousCue')}
        size={18}
        disabled={tour.at === 0}
        onClick={control.previous}
      />
      <button
        type="button"
        className={css.main}
        onClick={() => (isBusy ? control.stop() : void control.perform())}
      >
        <Icon name={isBusy ? 'pause' : 'play'} size={14} tint="full" />
        {t(isBusy ? 'stop' : 'perform')}
      </button>
      <Tool
        icon="chevronRight"
        label={t('nextCue')}
        size={18}
        disabled={tour.at === PLAN.length - 1}
        onClick={control.next}
      />
    </div>
  )
  return (
    <div className={css.tour}>
      {!isFolded && <CueList at={tour.at} spent={tour.spent} onJump={control.jump} />}
      <div className={css.cueHead}>
        <h2>
          <small>{t('cueOf', { at: tour.at + 1, count: PLAN.length })}</small> {t(`cue_${cue.name}`)}
        </h2>
        <Timer tour={tour} onPause={control.togglePause} />
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
      {error && (
        <p role="alert" className={css.wrong}>
          {error}
        </p>
      )}
      {!isFolded && (
        <div className={css.rest}>
          <button type="button" className={css.do} onClick={() => void control.rewind()}>
            {t('toStart')}
          </button>
          {tour.tookMs !== undefined && (
            <small>{t('took', { seconds: (tour.tookMs / 1_000).toFixed(2) })}</small>
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
