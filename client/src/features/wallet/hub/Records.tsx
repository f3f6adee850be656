import { Button } from '@mantine/core'
import { Link } from 'react-router-dom'
import { useWalletText } from '../../../i18n/wallet.ts'
import { to } from '../../../paths.ts'
import { useExchangeTab } from './useExchangeTab.ts'

/** To the records of the section. */
export const Records = ({ isExchange }: { isExchange: boolean }) => {
  const t = useWalletText()
  const [tab] = useExchangeTab()
  const records = () => {
    if (!isExchange) return to('transRecord')
    return tab === 'points'
      ? to('giftRecord', { source: 'exchange' })
      : to('transRecord', { type: 'exchange' })
  }
  return (
    <Button component={Link} to={records()} variant="subtle">
      {t(isExchange ? 'exchangeRecords' : 'records')}
    </Button>
  )
}
