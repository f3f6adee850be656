import css from './Bars.module.css'

export interface Bar {
  label: string
  /** Cents; both at or above zero. */
  up: number
  down: number
  /** Both figures in words. */
  text: string
}

interface Props {
  bars: readonly Bar[]
  /** What the picture shows, for those who can't see it. */
  label: string
  names: { up: string; down: string }
}

/** Two figures a day around a middle line: what came above it, what went below. */
export const Bars = ({ bars, label, names }: Props) => {
  const most = Math.max(1, ...bars.flatMap(({ up, down }) => [up, down]))
  const sized = (cents: number) => ({ blockSize: cents === 0 ? 0 : `max(2px, ${(cents / most) * 100}%)` })
  const every = Math.ceil(bars.length / 10)
  return (
    <figure>
      <figcaption className={css.legend} aria-hidden>
        <span data-side="up">{names.up}</span>
        <span data-side="down">{names.down}</span>
      </figcaption>
      <div role="img" aria-label={label} className={css.bars}>
        {bars.map((bar, index) => (
          <div key={bar.label} className={css.day} title={`${bar.label} ${bar.text}`}>
            <div className={css.half} data-side="up">
              <span style={sized(bar.up)} />
            </div>
            <div className={css.half} data-side="down">
              <span style={sized(bar.down)} />
            </div>
            <small>{index % every === 0 ? bar.label : ''}</small>
          </div>
        ))}
      </div>
    </figure>
  )
}
