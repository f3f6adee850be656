import { Drawer, type DrawerProps } from '@mantine/core'
import { useDeferredValue, useState } from 'react'
import { useShellText } from '../../i18n/shell.ts'
import { useBackCloses } from '../Dialog/useBackCloses.ts'

interface Props extends DrawerProps {
  /** What its cross is called, where it does more than close. */
  closeLabel?: string
}

/**
 * Everything that slides in from an edge: closed by its cross, beside it, by Escape and by a phone's Back. Until it is opened
 * once there is none, and then it is there before it slides.
 */
export const Sheet = ({ closeLabel, opened, ...rest }: Props) => {
  const t = useShellText()
  const [isUsed, setUsed] = useState(false)
  if (opened && !isUsed) setUsed(true)
  const isThere = useDeferredValue(opened)
  useBackCloses(opened, rest.onClose)
  if (!isUsed) return null
  return (
    <Drawer
      closeButtonProps={{ 'aria-label': closeLabel ?? t('close') }}
      opened={opened && isThere}
      {...rest}
    />
  )
}
