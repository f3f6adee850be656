import { useEffect, useEffectEvent } from 'react'
import { useDispatch } from 'react-redux'
import { api } from '../../api/api.ts'
import { useNavigate } from 'react-router-dom'
import { announce } from '../../api/baseQuery.ts'
import { isFailure, refusalOf } from '../../api/failure.ts'
import { isAbsent } from '../../api/standing.ts'
import { useOnScreen } from '../../lib/device/onScreen.ts'
import { to } from '../../paths.ts'
import { useDepositOrderQuery } from './deposit.api.ts'
import { POLL_MS, isOpenOrder } from './deposit.rules.ts'

/**
 * The order, asked for every five seconds while it is open. The server's time travels with each answer and the client's
 * clock follows it, so the end of the countdown is the server's own.
 */
export const useOrder = (orderNo: string) => {
  const dispatch = useDispatch()
  const navigate = useNavigate()
  const {
    data: order,
    error,
    isUninitialized,
    isFetching,
    refetch,
  } = useDepositOrderQuery(
    { orderNo },
    {
      skip: orderNo === '',
      pollingInterval: POLL_MS,
      skipPollingIfUnfocused: true,
      refetchOnMountOrArgChange: true,
    },
  )
  useOnScreen(order?.orderNo ?? '')
  const status = order?.status
  const arrived = useEffectEvent(() => dispatch(api.util.invalidateTags(['Balance', 'DealRecord', 'Unread'])))
  useEffect(() => {
    if (status !== undefined && !isOpenOrder(status)) arrived()
  }, [status])
  // The wallet's own sign-in ran out: told once, and back to the methods; the site's session stays (TRAP-52, U-FD-09).
  const isWalletGone = refusalOf(error) === 'WALLET_TOKEN_EXPIRED'
  const leave = useEffectEvent(() => {
    if (isFailure(error)) announce(error)
    void navigate(to('saveMoney'), { replace: true })
  })
  useEffect(() => {
    if (isWalletGone) leave()
  }, [isWalletGone])
  return {
    order,
    until: order?.expireAt ?? 0,
    /** Why it can't be shown now: asked for again by itself, or by a button. */
    trouble: isAbsent(error) || isWalletGone ? undefined : error,
    isFetching,
    refetch,
    isMissing: isUninitialized || (isAbsent(error) && !order),
  }
}
