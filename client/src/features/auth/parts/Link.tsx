import type { ReactNode } from 'react'
import css from '../AuthDialog.module.css'

/** A link-like button inside the dialog's text. */
export const Link = ({
  children,
  onClick,
  disabled = false,
}: {
  children: ReactNode
  onClick: () => void
  disabled?: boolean
}) => (
  <button type="button" className={css.link} onClick={onClick} disabled={disabled}>
    {children}
  </button>
)
