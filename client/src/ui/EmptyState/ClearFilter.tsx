import { Button } from '@mantine/core'
import type { MouseEvent, ReactNode } from 'react'

interface Props {
  onClear: () => void
  children: ReactNode
}

/** The way back from a filter that nothing fits. It goes with its press: what is filtered by has the focus then. */
export const ClearFilter = ({ onClear, children }: Props) => {
  const clear = ({ currentTarget }: MouseEvent) => {
    const filters = currentTarget.closest('section')
    filters?.querySelector<HTMLElement>('input:checked, select, button')?.focus({ preventScroll: true })
    onClear()
  }
  return (
    <Button variant="light" onClick={clear}>
      {children}
    </Button>
  )
}
