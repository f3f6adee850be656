import { Drawer, type DrawerProps } from '@mantine/core'
import { useDeferredValue } from 'react'
import { useShellText } from '../../i18n/shell.ts'
import { useBackCloses } from '../Dialog/useBackCloses.ts'
import { useTopmost } from '../Dialog/useTopmost.ts'

export interface SheetProps extends DrawerProps {
  /** What its cross is called, where it does more than close. */
  closeLabel?: string
}

/** Everything that slides in from an edge, once it is there: closed by its cross, beside it, by Escape and by a phone's Back. */
export const Sheet = ({ closeLabel, closeOnEscape = true, opened, ...rest }: SheetProps) => {
  const t = useShellText()
  const isTop = useTopmost(opened)
  const isThere = useDeferredValue(opened, false)
  const onClose = useBackCloses(opened, rest.onClose)
  return (
    <Drawer
      closeButtonProps={{ 'aria-label': closeLabel ?? t('close') }}
      opened={opened && isThere}
      closeOnEscape={closeOnEscape && isTop}
      {...rest}
      onClose={onClose}
    />
  )
}
