import type { ReactNode } from 'react'
import { useId } from 'react'
import css from './Panel.module.css'

interface Props {
  title?: string
  actions?: ReactNode
  /** In a line under the title. */
  note?: ReactNode
  /** Content reaches the edge: tables, lists, pictures. */
  flush?: boolean
  children?: ReactNode
}

export const Panel = ({ title, actions, note, flush = false, children }: Props) => {
  const id = useId()
  return (
    <section className={css.panel} aria-labelledby={title ? id : undefined}>
      {title && (
        <header className={css.head}>
          <div>
            <h2 id={id} className={css.title}>
              {title}
            </h2>
            {note && <div className={css.note}>{note}</div>}
          </div>
          {actions && <div className={css.actions}>{actions}</div>}
        </header>
      )}
      {children && (
        <div className={css.body} data-flush={flush || undefined}>
          {children}
        </div>
      )}
    </section>
  )
}
