import type { ReactNode } from 'react'
import css from './PageHead.module.css'

interface Props {
  title: string
  hint?: ReactNode
  actions?: ReactNode
}

/** The heading of a screen: its one h1. */
export const PageHead = ({ title, hint, actions }: Props) => (
  <div className={css.head}>
    <div className={css.words}>
      <h1 className={css.title}>{title}</h1>
      {hint && <p className={css.hint}>{hint}</p>}
    </div>
    {actions && <div className={css.actions}>{actions}</div>}
  </div>
)
