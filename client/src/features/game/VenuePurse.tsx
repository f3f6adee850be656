import { ActionIcon, Button } from '@mantine/core'
import { Icon } from '../../art/Icon.tsx'
import { useGameText } from './text.ts'
import { bus } from '../../lib/bus.ts'
import { stripCents } from '../../lib/text/amount.ts'
import { RollingMoney } from '../../ui/Money/RollingMoney.tsx'
import { useSingly } from '../../ui/useSingly.ts'
import { useGameBalanceQuery, useGameRecycleMutation, useVenuePurseQuery } from './game.api.ts'
import css from './GameFrame.module.css'

/** The game plays on its venue's money: it is looked at again while the frame is open. */
const REFRESH_MS = 15_000

/** What lies in the centre and in the venue, with 免转 all that can be played with, and the way back to the centre. */
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
  const [recycle, { isLoading }] = useGameRecycleMutation()
  const bringBack = useSingly(async () => {
    const back = await recycle(channelCode ? { channelCode } : {}).unwrap()
    bus.emit('toast', {
      kind: 'success',
      message:
        Number(back.amount) > 0 ? t('recycled', { amount: stripCents(back.amount) }) : t('nothingThere'),
    })
  })
  return (
    <div className={css.purse}>
      {follows && venue.data && (
        <span className={css.sum}>
          {t('available')} <RollingMoney yuan={venue.data.available} />
        </span>
      )}
      {!(follows && venue.data) && (
        <span className={css.sum}>
          {t('centre')} <RollingMoney yuan={centre.data?.centerWalletBalance ?? '0.00'} />
        </span>
      )}
      {!follows && venue.data && (
        <span className={css.sum}>
          {t('venue')} <RollingMoney yuan={venue.data.balance} />
        </span>
      )}
      <ActionIcon
        aria-label={t('refreshPurse')}
        loading={centre.isFetching || venue.isFetching}
        onClick={() => {
          void centre.refetch()
          if (channelCode) void venue.refetch()
        }}
      >
        <Icon name="refresh" size={16} />
      </ActionIcon>
      <Button
        size="compact-md"
        variant="light"
        color="gold"
        loading={isLoading}
        // A refusal has told itself.
        onClick={() => void bringBack().catch(() => undefined)}
      >
        {t('recycle')}
      </Button>
    </div>
  )
}
