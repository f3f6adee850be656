import type { Answer } from '../../api/declared.ts'
import { announce } from '../../api/baseQuery.ts'
import { isFailure, reasonOf, refusalOf } from '../../api/failure.ts'
import { useWalletText } from '../../i18n/wallet.ts'
import { bus } from '../../lib/bus.ts'
import { balanceText } from '../../lib/text/amount.ts'
import { useState } from 'react'
import { useSingly } from '../../ui/useSingly.ts'
import { useRecycleMutation } from './wallet.api.ts'

type Outcome = Answer<'/game/api/v1/venue/recycle'>

/** 一键回收, or one venue alone: what came back and what had to stay, with its reason, until money moves again. */
export const useRecycle = () => {
  const t = useWalletText()
  const [recycle, { isLoading }] = useRecycleMutation()
  const [outcome, setOutcome] = useState<Outcome>()
  const run = useSingly(async (channelCode?: string) => {
    setOutcome(undefined)
    try {
      const gathered = await recycle(channelCode ? { channelCode } : {}).unwrap()
      const [only] = channelCode ? gathered.recycled : []
      if (only) {
        const words = { name: only.name, amount: balanceText(only.amount) }
        bus.emit('toast', { kind: 'success', message: t('tookOut', words) })
      } else setOutcome(gathered)
    } catch (failure) {
      // 6413 explains why the money stays: a dialog with the server's words.
      if (refusalOf(failure) === 'VENUE_ACTIVITY') bus.emit('showDialog', { msg: reasonOf(failure) })
      else if (isFailure(failure)) announce(failure)
    }
  })
  return { run, isLoading, outcome, forget: () => setOutcome(undefined) }
}
