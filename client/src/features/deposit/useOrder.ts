import { useEffect, useEffectEvent } from 'react'
import { useDispatch } from 'react-redux'
import { api } from '../../api/api.ts'
import { refusalOf } from '../../api/failure.ts'
import { clock } from '../../lib/clock.ts'
import { useDepositOrderQuery } from './deposit.api.ts'
import { POLL_MS, isOpenOrder } from './deposit.rules.ts'

/**
 * The order, asked for every five seconds while it is open. `until` is the end of its countdown on this device's clock:
 * the server's own time travels with each answer.
 */
export const useOrder = (orderNo: string) => {
  const dispatch = useDispatch()
  const { data: order, error, fulfilledTimeStamp, isUninitialized } = useDepositOrderQuery(
    { orderNo },
    { skip: orderNo === '', pollingInterval: POLL_MS, skipPollingIfUnfocused: true, refetchOnMountOrArgChange: true },
  )
  const status = order?.status
  const arrived = useEffectEvent(() => dispatch(api.util.invalidateTags(['Balance', 'DealRecord', 'Unread'])))
  useEffect(() => {
    if (status !== undefined && !isOpenOrder(status)) arrived()
  }, [status])
  const left = order ? order.expireAt - order.serverTime : 0
  return {
    order,
    until: (fulfilledTimeStamp ?? clock.now()) + left,
    isMissing: isUninitialized || (refusalOf(error) !== undefined && !order),
  }
}
