import { fromCents, toCents } from '@app/contract/kit/cents'
import type { Welfare } from '@app/contract/vip/gift'
import { useState } from 'react'
import { useDispatch } from 'react-redux'
import { api } from '../../api/api.ts'
import { isFailure, reasonOf } from '../../api/failure.ts'
import { useAskOwnRest } from '../../api/rest/ownRest.ts'
import { balanceText } from '../../lib/text/amount.ts'
import { bus } from '../../lib/bus.ts'
import { to } from '../../paths.ts'
import { useBusily } from '../../ui/useSingly.ts'
import { GIVEN, useReceiveOneOfMutation } from './benefit.api.ts'
import { claimAsked } from './claimAsked.ts'
import { useVipText } from './text.ts'
import { turnoverOf } from './vip.rules.ts'

/** 一键领取: one gift after another, told once at the end; why one wasn't given stays with it until it is asked for again. */
export const useClaimAll = () => {
  const t = useVipText()
  const dispatch = useDispatch()
  const askRest = useAskOwnRest()
  const [receive] = useReceiveOneOfMutation()
  const [reasons, setReasons] = useState<ReadonlyMap<string, string>>(new Map())
  const [current, setCurrent] = useState<string>()
  const [run, isBusy] = useBusily(async (gifts: readonly Welfare[]) => {
    if (!(await claimAsked(await askRest(), gifts))) return
    const missed = new Map<string, string>()
    let [count, cents, asks] = [0, 0, 0]
    setReasons(missed)
    for (const gift of gifts) {
      const { id } = gift
      setCurrent(id)
      const { data, error } = await receive({ id })
      if (data) {
        count += 1
        cents += toCents(data.amount)
        asks += turnoverOf(gift)
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
    const all = { count, sum: balanceText(fromCents(cents)) }
    const told = missed.size > 0 ? t('claimedSome', { ...all, missed: missed.size }) : t('claimedAll', all)
    if (asks > 0)
      bus.emit('showDialog', {
        title: t('gotTitle'),
        msg: told,
        isShowCancel: true,
        sureText: t('gotTurnover'),
        sureTo: to('takeMoney'),
        cancelText: t('gotGood'),
      })
    else if (count > 0) bus.emit('toast', { kind: 'success', message: told })
    else if (missed.size > 0) bus.emit('toast', { kind: 'error', message: t('claimedNone') })
  })
  return { run, isBusy, current, reasons }
}
