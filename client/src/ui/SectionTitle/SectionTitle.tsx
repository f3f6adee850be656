import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { Icon } from '../../art/Icon.tsx'
import css from './SectionTitle.module.css'

interface Props {
  id?: string
  title: string
  hint?: ReactNode
  more?: { to: string; label: string } | undefined
}

export const SectionTitle = ({ id, title, hint, more }: Props) => (
  <div className={css.row}>
    <h2 id={id} className={css.title}>
      {title}
    </h2>
    {hint && <p className={css.hint}>{hint}</p>}
    {more && (
      <Link to={more.to} className={css.more}>
        {more.label}
        <Icon name="chevronRight" size={14} />
      </Link>
    )}
  </div>
)
