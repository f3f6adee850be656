import { Button, type ButtonProps } from '@mantine/core'
import { useConnectionText } from '../../i18n/connection.ts'
import { useOnline } from '../../lib/device/online.ts'

interface Props extends ButtonProps {
  isBusy: boolean
}

/** Sends a form; without a network it says so and takes no press. */
export const Submit = ({ isBusy, disabled, children, ...rest }: Props) => {
  const t = useConnectionText()
  const isOnline = useOnline()
  return (
    <Button type="submit" loading={isBusy} disabled={disabled || !isOnline} {...rest}>
      {isOnline ? children : t('cut')}
    </Button>
  )
}
