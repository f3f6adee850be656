import type { Restraint } from '@app/contract/restraint/restraint'
import { useEffect, useState } from 'react'
import { clock } from '../../lib/clock.ts'
import { parsed, stored, useStored } from '../../lib/device/storage.ts'
import { isRest, NO_REST, restHeard, resting } from '../../lib/device/resting.ts'
import { api, query } from '../api.ts'
import { useIsMember } from '../session.ts'

export type Rest = NonNullable<Restraint['rest']>

export const restApi = api.injectEndpoints({
  endpoints: () => ({
    /** The member's own limits and breaks; another backend may not have them. */
    ownRest: query('/site/api/v1/user/restraint/info', ['Restraint'], { silent: true }),
  }),
})

/** A timer takes no more. */
const LONGEST_MS = 2 ** 31 - 1

/** The break of the member's own that is on now (UN-32): undefined as soon as it is over. */
export const useOwnRest = (): Rest | undefined => {
  const isMember = useIsMember()
  const { data, error } = restApi.useOwnRestQuery({}, { skip: !isMember, refetchOnMountOrArgChange: true })
  // Until it is heard anew, the one that was heard last: what it hides isn't shown first.
  const kept = useStored('ownRest')
  const rest = isMember ? (data ? data.rest : parsed<Rest | undefined>(kept, undefined)) : undefined
  const until = rest?.until
  const [over, setOver] = useState(0)
  useEffect(() => {
    if (until === undefined) return undefined
    const timer = setTimeout(() => setOver(until), Math.min(until - clock.now(), LONGEST_MS))
    return () => clearTimeout(timer)
  }, [until])
  const isOn = Boolean(rest && over < rest.until)
  useEffect(() => {
    if (data) {
      resting.set(isOn)
      stored.write('ownRest', isOn ? JSON.stringify(data.rest) : NO_REST)
    }
    // Who waits for it reads what was heard.
    if (data ?? error) restHeard.set(true)
  }, [data, error, isOn])
  return isOn && rest ? rest : undefined
}

/** Whether it is known if one is on: before, nothing is shown that a break hides. */
export const useIsRestHeard = (): boolean => {
  const isMember = useIsMember()
  const { isLoading, isUninitialized } = restApi.useOwnRestQuery({}, { skip: !isMember })
  const isKept = isRest(useStored('ownRest'))
  return !isMember || isKept || !(isLoading || isUninitialized)
}

/** A break for a press, which may come before it was heard. */
export const useAskOwnRest = () => {
  const [ask] = restApi.useLazyOwnRestQuery()
  return async (): Promise<Rest | undefined> => {
    const { data } = await ask({}, true)
    return data?.rest && data.rest.until > clock.now() ? data.rest : undefined
  }
}
