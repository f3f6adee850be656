import { Button, Tabs } from '@mantine/core'
import { Link, useSearchParams } from 'react-router-dom'
import { useShopText } from './shop/text.ts'
import { to } from '../../paths.ts'
import { PageHead } from '../../ui/PageHead/PageHead.tsx'
import { Panel } from '../../ui/Panel/Panel.tsx'
import { CoinExchange } from './parts/CoinExchange.tsx'
import { Shop } from './shop/Shop.tsx'
import css from './wallet.module.css'

const TABS = ['points', 'coin'] as const
const RECORDS = {
  points: to('giftRecord', { source: 'exchange' }),
  coin: to('transRecord', { type: 'exchange' }),
} as const

/** Points for gifts, and one currency for the other (U-ACT-02, U-FD-06). */
export const Component = () => {
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
