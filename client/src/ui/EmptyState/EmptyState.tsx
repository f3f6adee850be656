import type { ReactNode } from 'react'
import css from './EmptyState.module.css'

interface Props {
  art?: ReactNode
  /** Why there is nothing. */
  title: string
  /** Of a whole page it is the page's heading. */
  isPage?: boolean
  /** What could be done about it. */
  hint?: string
  action?: ReactNode
}

export const EmptyState = ({ art, title, isPage = false, hint, action }: Props) => (
  <div className={css.empty}>
    {art && (
      <div className={css.art} aria-hidden>
        {art}
      </div>
    )}
    {isPage ? <h1 className={css.title}>{title}</h1> : <p className={css.title}>{title}</p>}
    {hint && <p className={css.hint}>{hint}</p>}
    {action && <div className={css.action}>{action}</div>}
  </div>
)
