import type { Balance } from '@app/contract/wallet/balance'
import { Panel } from '../../../ui/Panel/Panel.tsx'
import { Views } from '../../../ui/Views/Views.tsx'
import { Exchange } from '../coin/Exchange.tsx'
import { Shop } from '../shop/Shop.tsx'
import { useShopText } from '../shop/text.ts'
import css from './Hub.module.css'
import { EXCHANGE_TABS, useExchangeTab } from './useExchangeTab.ts'

const PANEL = 'exchange'

/** Points for gifts, and one currency for the other (U-ACT-02, U-FD-06). */
export const Exchanges = ({ balance }: { balance: Balance | undefined }) => {
  const t = useShopText()
  const [tab, setTab] = useExchangeTab()
  return (
    <Panel>
      <Views
        label={t('tabs')}
        id={PANEL}
        value={tab}
        views={EXCHANGE_TABS.map((value) => ({ value, name: t(`tab_${value}`) }))}
        panelOf={() => PANEL}
        onChange={setTab}
      />
      <div id={PANEL} role="tabpanel" aria-labelledby={`${PANEL}-${tab}`} className={css.tab}>
        {tab === 'points' && <Shop />}
        {tab === 'coin' && balance && <Exchange balance={balance} />}
      </div>
    </Panel>
  )
}
