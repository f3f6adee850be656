import { Button, type ButtonProps } from '@mantine/core'
import type { ComponentProps } from 'react'
import { useConnectionText } from '../../i18n/connection.ts'
import { useOnline } from '../../lib/device/online.ts'

type Props = ButtonProps & Omit<ComponentProps<'button'>, keyof ButtonProps>

/** Calls by a press; without a network it says so and takes none. What is switched off anyway keeps its word. */
export const CallButton = ({ disabled, children, 'aria-label': label, ...rest }: Props) => {
  const t = useConnectionText()
  const isCut = !useOnline() && !disabled
  return (
    <Button
      {...rest}
      // What is called by more than it shows says all of it.
      aria-label={label && isCut ? `${label} ${t('cut')}` : label}
      disabled={disabled || isCut}
    >
      {isCut ? t('cut') : children}
    </Button>
  )
}
