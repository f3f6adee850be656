import css from '../stage.module.css'

/** A filled bar on the dark ground; `label` says what it measures. */
export const Meter = ({ value, label }: { value: number; label: string }) => (
  <div
    className={css.bar}
    role="progressbar"
    aria-label={label}
    aria-valuemin={0}
    aria-valuemax={100}
    aria-valuenow={Math.round(value)}
  >
    <i style={{ width: `${value}%` }} />
  </div>
)
