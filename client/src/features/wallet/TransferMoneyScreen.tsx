import { Navigate, useSearchParams } from 'react-router-dom'
import { to } from '../../paths.ts'
import { Hub } from './hub/Hub.tsx'

// What is in view comes along with the page, not after its data; a failure is told where it is shown.
import('./hub/Transfer.tsx').catch(() => undefined)

/** /mine/transfermoney: the hub of money, the transfer in view. Of its former tabs one is the exchange. */
export const TransferMoneyScreen = () => {
  const [query] = useSearchParams()
  return query.get('tab') === 'exchange' ? (
    <Navigate replace to={to('exchange', { tab: 'coin' })} />
  ) : (
    <Hub section="transferMoney" />
  )
}
