import { Button, Tabs } from '@mantine/core'
import { Link, useSearchParams } from 'react-router-dom'
import { useShopText } from './shop/text.ts'
import { to } from '../../paths.ts'
import { PageHead } from '../../ui/PageHead/PageHead.tsx'
import { Panel } from '../../ui/Panel/Panel.tsx'
import { standingOf } from '../../api/standing.ts'
import { useWalletText } from '../../i18n/wallet.ts'
import { Missing } from '../../ui/Missing/Missing.tsx'
import { useBalance } from './wallet.api.ts'
import { Exchange } from './parts/Exchange.tsx'
import { Purses } from './parts/Purses.tsx'
import { Shop } from './shop/Shop.tsx'
import css from './wallet.module.css'

const TABS = ['points', 'coin'] as const
const RECORDS = {
  points: to('giftRecord', { source: 'exchange' }),
  coin: to('transRecord', { type: 'exchange' }),
} as const

/** The two purses, and one for the other. */
const CoinExchange = () => {
  const t = useWalletText()
  const query = useBalance()
  const { data: balance } = query
  if (balance)
    return (
      <>
        <Purses balance={balance} />
        <Exchange balances={{ CNY: balance.available, USDT: balance.usdtBalance }} />
      </>
    )
  return <Missing of={standingOf(query)} failed={t('loadFailed')} rows={5} height={56} />
}

/** Points for gifts, and one currency for the other (U-ACT-02, U-FD-06). */
export const ExchangeScreen = () => {
  const t = useShopText()
  const [query, setQuery] = useSearchParams()
  const tab = TABS.find((name) => name === query.get('tab')) ?? 'points'
  return (
    <>
      <PageHead
        title={t('title')}
        hint={t('hint')}
        actions={
          <Button component={Link} to={RECORDS[tab]} variant="subtle">
            {t('records')}
          </Button>
        }
      />
      <Panel>
        <Tabs
          value={tab}
          keepMounted={false}
          onChange={(name) => name && setQuery({ tab: name }, { replace: true })}
        >
          <Tabs.List>
            <Tabs.Tab value="points">{t('pointsTab')}</Tabs.Tab>
            <Tabs.Tab value="coin">{t('coinTab')}</Tabs.Tab>
          </Tabs.List>
          <Tabs.Panel value="points" className={css.wide}>
            <Shop />
          </Tabs.Panel>
          <Tabs.Panel value="coin" className={css.wide}>
            <CoinExchange />
          </Tabs.Panel>
        </Tabs>
      </Panel>
    </>
  )
}
