import css from '../vip.module.css'

interface Props {
  label: string
  /** 0 to 100. */
  value: number
  words: string
  rest: string | undefined
}

/** A golden bar with its name, its figures and what is left. */
export const Progress = ({ label, value, words, rest }: Props) => (
  <div className={css.progress}>
    <p>
      <b>{label}</b>
      <span>{words}</span>
    </p>
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.floor(value)}
    >
      <i style={{ width: `${value}%` }} />
    </div>
    {rest && <small>{rest}</small>}
  </div>
)
