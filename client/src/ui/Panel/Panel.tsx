import type { ReactNode } from 'react'
import { useId } from 'react'
import css from './Panel.module.css'

interface Props {
  title?: string
  actions?: ReactNode
  /** Content reaches the edge: tables, lists, pictures. */
  flush?: boolean
  children: ReactNode
}

export const Panel = ({ title, actions, flush = false, children }: Props) => {
  const id = useId()
  return (
    <section className={css.panel} aria-labelledby={title ? id : undefined}>
      {title && (
        <header className={css.head}>
          <h2 id={id} className={css.title}>
            {title}
          </h2>
          {actions && <div className={css.actions}>{actions}</div>}
        </header>
      )}
      <div className={css.body} data-flush={flush || undefined}>
        {children}
      </div>
    </section>
  )
}
