import { ActionIcon } from '@mantine/core'
import { Icon } from '../../art/Icon.tsx'
import { useOnline } from '../../lib/device/online.ts'
import { useGameText } from './text.ts'
import { RollingMoney } from '../../ui/Money/RollingMoney.tsx'
import { useGameBalanceQuery, useVenuePurseQuery } from './game.api.ts'
import css from './GameFrame.module.css'
import { useRecycle } from './useRecycle.ts'

/** The game plays on its venue's money: it is looked at again while the frame is open. */
const REFRESH_MS = 15_000

/** What can be played with: with 免转 all of it, else what lies in the venue; and the way back to the centre. */
export const VenuePurse = ({ channelCode }: { channelCode: string | undefined }) => {
  const t = useGameText()
  const centre = useGameBalanceQuery({ withLockMoney: 1 })
  const venue = useVenuePurseQuery(
    { channelCode: channelCode ?? '' },
    {
      skip: !channelCode,
      pollingInterval: REFRESH_MS,
      skipPollingIfUnfocused: true,
      refetchOnMountOrArgChange: true,
    },
  )
  const follows = centre.data?.autoTransfer === true
  const isOnline = useOnline()
  const { recycle, isLoading } = useRecycle(channelCode)
  // While the venue's is asked for, nothing is told: with 免转 the centre's is nought by then.
  const [name, yuan] =
    !venue.data && (!channelCode || venue.isError)
      ? (['centre', centre.data?.centerWalletBalance] as const)
      : follows || !venue.data
        ? (['available', venue.data?.available] as const)
        : (['venue', venue.data.balance] as const)
  return (
    <>
      <span className={css.sum}>
        <span className={css.of}>{t(name)}</span> {yuan === undefined ? '—' : <RollingMoney yuan={yuan} />}
      </span>
      <ActionIcon
        size={40}
        color="gold"
        aria-label={t('recycle')}
        title={t('recycle')}
        loading={isLoading}
        disabled={!isOnline}
        // A refusal has told itself.
        onClick={() => void recycle().catch(() => undefined)}
      >
        <Icon name="refresh" size={18} />
      </ActionIcon>
    </>
  )
}
