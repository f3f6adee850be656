import type { ComponentProps } from 'react'
import { Icon, type IconName } from '../art/Icon.tsx'
import css from './Tool.module.css'

interface ToolProps extends ComponentProps<'button'> {
  icon: IconName
  label: string
  size?: number
}

/** A button of the window that shows a sign alone. */
export const Tool = ({ icon, label, size = 16, ...props }: ToolProps) => (
  <button type="button" className={css.tool} aria-label={label} title={label} {...props}>
    <Icon name={icon} size={size} />
  </button>
)
