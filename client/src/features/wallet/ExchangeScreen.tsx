import { Button } from '@mantine/core'
import { Link } from 'react-router-dom'
import { useWalletText } from '../../i18n/wallet.ts'
import { to } from '../../paths.ts'
import { PageHead } from '../../ui/PageHead/PageHead.tsx'
import { Panel } from '../../ui/Panel/Panel.tsx'
import { SkeletonRows } from '../../ui/SkeletonRows/SkeletonRows.tsx'
import { Exchange } from './parts/Exchange.tsx'
import { Purses } from './parts/Purses.tsx'
import { useBalance } from './wallet.api.ts'

export const Component = () => {
  const t = useWalletText()
  const { data: balance } = useBalance()
  return (
    <>
      <PageHead
        title={t('exchangeTitle')}
        hint={t('exchangeHint')}
        actions={
          <Button component={Link} to={to('transRecord', { type: 'exchange' })} variant="subtle">
            {t('records')}
          </Button>
        }
      />
      <Panel>
        {balance ? (
          <>
            <Purses balance={balance} />
            <Exchange balances={{ CNY: balance.centerWalletBalance, USDT: balance.usdtBalance }} />
          </>
        ) : (
          <SkeletonRows rows={5} height={56} />
        )}
      </Panel>
    </>
  )
}
