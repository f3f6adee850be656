import { fromCents, toCents } from '@app/contract/kit/cents'
import type { Welfare } from '@app/contract/vip/gift'
import { useState } from 'react'
import { useDispatch } from 'react-redux'
import { api } from '../../api/api.ts'
import { isFailure, reasonOf } from '../../api/failure.ts'
import { balanceText } from '../../lib/text/amount.ts'
import { bus } from '../../lib/bus.ts'
import { useBusily } from '../../ui/useSingly.ts'
import { GIVEN, useReceiveOneOfMutation } from './benefit.api.ts'
import { useVipText } from './text.ts'

/** 一键领取: one gift after another, told once at the end; why one wasn't given stays with it until it is asked for again. */
export const useClaimAll = () => {
  const t = useVipText()
  const dispatch = useDispatch()
  const [receive] = useReceiveOneOfMutation()
  const [reasons, setReasons] = useState<ReadonlyMap<string, string>>(new Map())
  const [current, setCurrent] = useState<string>()
  const [run, isBusy] = useBusily(async (gifts: readonly Welfare[]) => {
    const missed = new Map<string, string>()
    let [count, cents] = [0, 0]
    setReasons(missed)
    for (const { id } of gifts) {
      setCurrent(id)
      const { data, error } = await receive({ id })
      if (data) {
        count += 1
        cents += toCents(data.amount)
        continue
      }
      const reason = reasonOf(error)
      if (reason) missed.set(id, reason)
      // Nothing that comes after a lost line or a lost session would arrive.
      if (!isFailure(error) || error.kind === 'trouble' || error.isOver) break
    }
    setCurrent(undefined)
    setReasons(missed)
    dispatch(api.util.invalidateTags([...GIVEN]))
    if (count > 0)
      bus.emit('toast', {
        kind: 'success',
        message: t(missed.size > 0 ? 'claimedSome' : 'claimedAll', {
          count,
          sum: balanceText(fromCents(cents)),
          missed: missed.size,
        }),
      })
    else if (missed.size > 0) bus.emit('toast', { kind: 'error', message: t('claimedNone') })
  })
  return { run, isBusy, current, reasons }
}
