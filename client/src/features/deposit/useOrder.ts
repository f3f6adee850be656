import { useEffect, useEffectEvent } from 'react'
import { useDispatch } from 'react-redux'
import { api } from '../../api/api.ts'
import { refusalOf } from '../../api/failure.ts'
import { useDepositOrderQuery } from './deposit.api.ts'
import { POLL_MS, isOpenOrder } from './deposit.rules.ts'

/**
 * The order, asked for every five seconds while it is open. The server's time travels with each answer and the client's
 * clock follows it, so the end of the countdown is the server's own.
 */
export const useOrder = (orderNo: string) => {
  const dispatch = useDispatch()
  const {
    data: order,
    error,
    isUninitialized,
  } = useDepositOrderQuery(
    { orderNo },
    {
      skip: orderNo === '',
      pollingInterval: POLL_MS,
      skipPollingIfUnfocused: true,
      refetchOnMountOrArgChange: true,
    },
  )
  const status = order?.status
  const arrived = useEffectEvent(() => dispatch(api.util.invalidateTags(['Balance', 'DealRecord', 'Unread'])))
  useEffect(() => {
    if (status !== undefined && !isOpenOrder(status)) arrived()
  }, [status])
  return {
    order,
    until: order?.expireAt ?? 0,
    isMissing: isUninitialized || (refusalOf(error) !== undefined && !order),
  }
}
