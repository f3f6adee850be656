import type { Balance } from '@app/contract/wallet/balance'
import { Tabs } from '@mantine/core'
import { Panel } from '../../../ui/Panel/Panel.tsx'
import { Exchange } from '../parts/Exchange.tsx'
import { Shop } from '../shop/Shop.tsx'
import { useShopText } from '../shop/text.ts'
import css from './Hub.module.css'
import { useExchangeTab } from './useExchangeTab.ts'

/** Points for gifts, and one currency for the other (U-ACT-02, U-FD-06). */
export const Exchanges = ({ balance }: { balance: Balance | undefined }) => {
  const t = useShopText()
  const [tab, setTab] = useExchangeTab()
  return (
    <Panel>
      <Tabs value={tab} keepMounted={false} onChange={setTab}>
        <Tabs.List>
          <Tabs.Tab value="points">{t('pointsTab')}</Tabs.Tab>
          <Tabs.Tab value="coin">{t('coinTab')}</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="points" className={css.tab}>
          <Shop />
        </Tabs.Panel>
        <Tabs.Panel value="coin" className={css.tab}>
          {balance && <Exchange balances={{ CNY: balance.available, USDT: balance.usdtBalance }} />}
        </Tabs.Panel>
      </Tabs>
    </Panel>
  )
}
