import type { ReactNode } from 'react'
import css from './PageHead.module.css'

interface Props {
  title: string
  /** What the page is for; a phone has no room for it. */
  hint?: ReactNode
  /** What one needs to know at once, on a phone too. */
  fact?: ReactNode
  actions?: ReactNode
}

/** The heading of a screen: its one h1. */
export const PageHead = ({ title, hint, fact, actions }: Props) => (
  <div className={css.head}>
    <div className={css.words}>
      <h1 className={css.title}>{title}</h1>
      {hint && <p className={css.hint}>{hint}</p>}
      {fact && <p className={css.fact}>{fact}</p>}
    </div>
    {actions && <div className={css.actions}>{actions}</div>}
  </div>
)
