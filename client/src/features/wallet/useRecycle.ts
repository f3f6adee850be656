import type { Answer } from '../../api/declared.ts'
import { announce } from '../../api/baseQuery.ts'
import { isFailure, reasonOf, refusalOf } from '../../api/failure.ts'
import { bus } from '../../lib/bus.ts'
import { useState } from 'react'
import { useSingly } from '../../ui/useSingly.ts'
import { useRecycleMutation } from './wallet.api.ts'

type Outcome = Answer<'/game/api/v1/venue/recycle'>

/** 一键回收, or one venue alone: what came back and what had to stay, with its reason. */
export const useRecycle = () => {
  const [recycle, { isLoading }] = useRecycleMutation()
  const [outcome, setOutcome] = useState<Outcome>()
  const run = useSingly(async (channelCode?: string) => {
    setOutcome(undefined)
    try {
      setOutcome(await recycle(channelCode ? { channelCode } : {}).unwrap())
    } catch (failure) {
      // 6413 explains why the money stays: a dialog with the server's words.
      if (refusalOf(failure) === 'VENUE_ACTIVITY') bus.emit('showDialog', { msg: reasonOf(failure) })
      else if (isFailure(failure)) announce(failure)
    }
  })
  return { run, isLoading, outcome }
}
