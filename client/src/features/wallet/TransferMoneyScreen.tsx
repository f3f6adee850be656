import { Navigate, useSearchParams } from 'react-router-dom'
import { to } from '../../paths.ts'
import { Hub } from './hub/Hub.tsx'

/** /mine/transfermoney: the hub of money, the transfer in view. Of its former tabs one is the exchange. */
export const TransferMoneyScreen = () => {
  const [query] = useSearchParams()
  return query.get('tab') === 'exchange' ? (
    <Navigate replace to={to('exchange', { tab: 'coin' })} />
  ) : (
    <Hub section="transferMoney" />
  )
}
