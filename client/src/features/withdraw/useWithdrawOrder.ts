import { useEffect, useEffectEvent } from 'react'
import { useDispatch } from 'react-redux'
import { api } from '../../api/api.ts'
import { isTrouble, refusalOf } from '../../api/failure.ts'
import { useWithdrawOrderQuery } from './withdraw.api.ts'
import { useOnScreen } from '../../lib/device/onScreen.ts'
import { isOpenOrder, POLL_MS } from './withdraw.rules.ts'

/** The named order, asked for every five seconds while it is on its way; at its end the money has moved. */
export const useWithdrawOrder = (orderNo: string) => {
  const dispatch = useDispatch()
  const { data, error, isFetching, refetch } = useWithdrawOrderQuery(
    { orderNo },
    {
      skip: orderNo === '',
      pollingInterval: POLL_MS,
      skipPollingIfUnfocused: true,
      refetchOnMountOrArgChange: true,
    },
  )
  const order = data?.orderNo === orderNo ? data : undefined
  useOnScreen(order?.orderNo ?? '')
  const status = order?.status
  const ended = useEffectEvent(() => dispatch(api.util.invalidateTags(['Balance', 'DealRecord', 'Unread'])))
  useEffect(() => {
    if (status !== undefined && !isOpenOrder(status)) ended()
  }, [status])
  return {
    order,
    isMissing: refusalOf(error) !== undefined && !order,
    /** No answer: asked for again by itself, or by a button. */
    trouble: isTrouble(error) ? error : undefined,
    isFetching,
    refetch,
  }
}
