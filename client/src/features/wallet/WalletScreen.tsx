import { Button, Stack } from '@mantine/core'
import { Link } from 'react-router-dom'
import { reasonOf } from '../../api/failure.ts'
import { useWalletText } from '../../i18n/wallet.ts'
import { to } from '../../paths.ts'
import { LoadFailed } from '../../ui/LoadFailed/LoadFailed.tsx'
import { PageHead } from '../../ui/PageHead/PageHead.tsx'
import { Panel } from '../../ui/Panel/Panel.tsx'
import { SkeletonRows } from '../../ui/SkeletonRows/SkeletonRows.tsx'
import { Lens } from './parts/Lens.tsx'
import { Totals } from './parts/Totals.tsx'
import { Venues } from './parts/Venues.tsx'
import { ALL_VENUES, useBalance, useVenueBalancesQuery } from './wallet.api.ts'

export const WalletScreen = () => {
  const t = useWalletText()
  const wallet = useBalance()
  const venues = useVenueBalancesQuery(ALL_VENUES, { refetchOnMountOrArgChange: true })
  const error = wallet.error ?? venues.error
  const again = () => {
    void wallet.refetch()
    void venues.refetch()
  }
  return (
    <>
      <PageHead
        title={t('title')}
        hint={t('hint')}
        actions={
          <Button component={Link} to={to('transRecord')} variant="subtle">
            {t('records')}
          </Button>
        }
      />
      {error !== undefined && (
        <LoadFailed
          title={t('loadFailed')}
          reason={reasonOf(error)}
          isStale={wallet.data !== undefined && venues.data !== undefined}
          isBusy={wallet.isFetching || venues.isFetching}
          onRetry={again}
        />
      )}
      {error === undefined && !(wallet.data && venues.data) && (
        <Panel>
          <SkeletonRows rows={6} height={64} />
        </Panel>
      )}
      {wallet.data && venues.data && (
        <Stack gap={20}>
          <Totals balance={wallet.data} />
          <Venues venues={venues.data.balances} />
          <Lens balance={wallet.data} />
        </Stack>
      )}
    </>
  )
}
