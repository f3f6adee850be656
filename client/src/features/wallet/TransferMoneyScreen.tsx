import { Button, Tabs } from '@mantine/core'
import { useSearchParams } from 'react-router-dom'
import { standingOf } from '../../api/standing.ts'
import { useWalletText } from '../../i18n/wallet.ts'
import { Missing } from '../../ui/Missing/Missing.tsx'
import { PageHead } from '../../ui/PageHead/PageHead.tsx'
import { RecycleOutcome } from '../../ui/RecycleOutcome/RecycleOutcome.tsx'
import { Panel } from '../../ui/Panel/Panel.tsx'
import { AutoTransfer } from './parts/AutoTransfer.tsx'
import { Exchange } from './parts/Exchange.tsx'
import { Purses } from './parts/Purses.tsx'
import { VenueTransfer } from './parts/VenueTransfer.tsx'
import { useRecycle } from './useRecycle.ts'
import { ALL_VENUES, useBalance, useVenueBalancesQuery } from './wallet.api.ts'
import css from './wallet.module.css'

const TABS = ['venue', 'exchange'] as const

export const TransferMoneyScreen = () => {
  const t = useWalletText()
  const [query, setQuery] = useSearchParams()
  const tab = TABS.find((name) => name === query.get('tab')) ?? 'venue'
  const wallet = useBalance()
  const { data: balance } = wallet
  const venues = useVenueBalancesQuery(ALL_VENUES, { refetchOnMountOrArgChange: true })
  const { run, isLoading, outcome } = useRecycle()
  const channel = query.get('channel') ?? ''
  return (
    <>
      <PageHead
        title={t('transferTitle')}
        hint={t('transferHint')}
        actions={
          <Button variant="light" loading={isLoading} onClick={() => void run()}>
            {t('recycleAll')}
          </Button>
        }
      />
      <Panel>
        <RecycleOutcome outcome={outcome} />
        <Missing of={standingOf(wallet, venues)} failed={t('loadFailed')} rows={5} height={56} />
        {balance && venues.data && (
          <>
            <Purses balance={balance} hasVenues />
            <Tabs
              value={tab}
              keepMounted={false}
              onChange={(name) => name && setQuery({ tab: name }, { replace: true })}
            >
              <Tabs.List>
                <Tabs.Tab value="venue">{t('venueTab')}</Tabs.Tab>
                <Tabs.Tab value="exchange">{t('exchangeTab')}</Tabs.Tab>
              </Tabs.List>
              <Tabs.Panel value="venue" className={css.tab}>
                <VenueTransfer
                  key={channel}
                  venues={venues.data.balances}
                  center={balance.centerWalletBalance}
                  channel={channel}
                />
                <AutoTransfer />
              </Tabs.Panel>
              <Tabs.Panel value="exchange" className={css.tab}>
                <Exchange balances={{ CNY: balance.available, USDT: balance.usdtBalance }} />
              </Tabs.Panel>
            </Tabs>
          </>
        )}
      </Panel>
    </>
  )
}
