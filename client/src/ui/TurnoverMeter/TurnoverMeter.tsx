import { toCents } from '@app/contract/kit/cents'
import { useFieldText } from '../../i18n/field.ts'
import { Money } from '../Money/Money.tsx'
import css from './TurnoverMeter.module.css'

interface Props {
  /** Yuan as the wire says it. */
  required: string
  done: string
  label: string
  isSmall?: boolean
}

/** How much of a turnover is done: the bar, both figures, and the word when nothing is missing. */
export const TurnoverMeter = ({ required, done, label, isSmall = false }: Props) => {
  const t = useFieldText()
  const wanted = toCents(required)
  const share = wanted === 0 ? 1 : Math.min(1, toCents(done) / wanted)
  const percent = Math.floor(share * 100)
  return (
    <div className={css.meter} data-small={isSmall || undefined} data-done={share === 1 || undefined}>
      <div
        role="meter"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        aria-valuetext={`${percent}%`}
        className={css.track}
      >
        <span style={{ inlineSize: `${percent}%` }} />
      </div>
      <p className={css.figures}>
        <span>
          <Money yuan={done} /> / <Money yuan={required} />
        </span>
        <strong>{share === 1 ? t('turnoverDone') : `${percent}%`}</strong>
      </p>
    </div>
  )
}
