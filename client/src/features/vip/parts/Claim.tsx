import type { Welfare } from '@app/contract/vip/gift'
import { Button } from '@mantine/core'
import { useConnectionText } from '../../../i18n/connection.ts'
import { useOnline } from '../../../lib/device/online.ts'
import { useVipText } from '../text.ts'

interface Props {
  /** Paused: earned, and kept back by a break of the member's own. */
  state: Welfare['state'] | 'paused'
  /** What is claimed, where many of these buttons stand on a page. */
  name?: string
  size?: 'md'
  isBusy: boolean
  /** Others are being claimed. */
  isHeld?: boolean
  onClaim: () => void
}

/** Claims a gift; without a network it says so and takes no press. */
export const Claim = ({ state, name, size, isBusy, isHeld = false, onClaim }: Props) => {
  const t = useVipText()
  const connection = useConnectionText()
  const isOnline = useOnline()
  const isClaimable = state === 'claimable'
  const word = isClaimable && !isOnline ? connection('cut') : t(`state_${state}`)
  return (
    <Button
      color="gold"
      {...(size && { size })}
      miw="7.5em"
      disabled={!isClaimable || !isOnline || (isHeld && !isBusy)}
      loading={isBusy}
      aria-label={name && t('claimNamed', { state: word, name })}
      onClick={onClaim}
    >
      {word}
    </Button>
  )
}
