import type { ReactNode } from 'react'
import { Countdown } from '../../../ui/Countdown/Countdown.tsx'
import css from '../stage.module.css'

interface Props {
  id: string
  title: string
  hint?: ReactNode
  /** Epoch ms and what happens then. */
  timer?: { until: number; label: string; onEnd?: () => void }
}

export const StageHead = ({ id, title, hint, timer }: Props) => (
  <header className={css.head}>
    <h2 id={id}>{title}</h2>
    {hint && <p>{hint}</p>}
    {timer && (
      <span className={css.timer}>
        {timer.label}
        <Countdown {...timer} />
      </span>
    )}
  </header>
)
