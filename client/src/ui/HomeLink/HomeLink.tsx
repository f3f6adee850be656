import type { ComponentProps } from 'react'
import { Link } from 'react-router-dom'
import { HOME, useHomeClick } from './useHomeClick.ts'

/** A link that goes home as the logo does. */
export const HomeLink = (props: Omit<ComponentProps<typeof Link>, 'to' | 'onClick'>) => (
  <Link {...props} to={HOME} onClick={useHomeClick()} />
)
