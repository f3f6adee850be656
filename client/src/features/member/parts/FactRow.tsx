import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { Icon, type IconName } from '../../../art/Icon.tsx'
import css from '../member.module.css'

interface Props {
  icon: IconName
  label: string
  children: ReactNode
  hint?: string
  /** What the button says; without it there is nothing to do. */
  action?: string | undefined
  isMissing?: boolean
  onAction?: () => void
}

/** One fact of the member: what it is, what is known, what can be done. */
export const FactRow = ({ icon, label, children, hint, action, isMissing = false, onAction }: Props) => (
  <li className={css.fact}>
    <span className={css.factIcon}>
      <Icon name={icon} size={20} />
    </span>
    <div className={css.factText}>
      <p className={css.factLabel}>{label}</p>
      <div className={css.factValue}>{children}</div>
      {hint && <p className={css.factHint}>{hint}</p>}
    </div>
    {action && onAction && (
      <Button
        size="sm"
        variant={isMissing ? 'filled' : 'light'}
        aria-label={`${action} ${label}`}
        onClick={onAction}
      >
        {action}
      </Button>
    )}
  </li>
)
