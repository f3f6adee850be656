import { useStageText } from '../../i18n/stage.ts'
import { dateTimeText } from '../../lib/text/date.ts'
import css from '../parts/Stage.module.css'
import { Said } from '../parts/Said.tsx'
import { useAct } from '../useAct.ts'
import { useLook } from '../useLook.ts'
import { useTravel } from './useTravel.ts'

const JUMPS = [
  ['minute', 60],
  ['hour', 3_600],
  ['day', 86_400],
] as const
const RATES = [1, 10, 60]
const EVERY_MS = 1_000

/** The world's clock: forward at once, faster, or standing still. */
export const Time = () => {
  const t = useStageText()
  const { data, error: unseen } = useLook('/clock', EVERY_MS)
  const { run, isBusy, error } = useAct()
  const travel = useTravel()
  const turn = (to: Parameters<typeof travel>[0]) => void run(() => travel(to))
  return (
    <>
      <p className={css.time}>
        <output aria-label={t('siteTime')}>{data ? dateTimeText(data.now) : '—'}</output>
        <small>{data && (data.frozen ? t('frozen') : t('rate', { rate: data.rate }))}</small>
      </p>
      <div role="group" aria-label={t('forward')} className={css.choice}>
        {JUMPS.map(([name, seconds]) => (
          <button key={name} type="button" disabled={isBusy} onClick={() => turn({ advance_s: seconds })}>
            {t(`jump_${name}`)}
          </button>
        ))}
        <button
          type="button"
          aria-pressed={data?.frozen ?? false}
          disabled={isBusy || !data}
          onClick={() => turn({ frozen: !data?.frozen })}
        >
          {t('freeze')}
        </button>
      </div>
      <div role="group" aria-label={t('speed')} className={css.choice}>
        {RATES.map((rate) => (
          <button
            key={rate}
            type="button"
            aria-pressed={data?.rate === rate && !data.frozen}
            disabled={isBusy}
            onClick={() => turn({ rate, frozen: false })}
          >
            {t('rate', { rate })}
          </button>
        ))}
      </div>
      <Said error={error ?? unseen} />
    </>
  )
}
