import type { ActivityPayload } from '@app/contract/promotion/activityContent'
import { useDispatch } from 'react-redux'
import { useParams, useSearchParams } from 'react-router-dom'
import { api } from '../../api/api.ts'
import { isAbsent } from '../../api/standing.ts'
import { useIsMember } from '../../api/session.ts'
import {
  useActivityListQuery,
  GIVEN,
  useClaimActivityMutation,
  useJoinActivityMutation,
  useSpinWheelMutation,
  useActivityStandingQuery,
  useVerifyActivityMutation,
} from './promotion.api.ts'
import type { ContentOf, Kind } from './promotion.rules.ts'

export type ActivityPage<K extends Kind> = NonNullable<ReturnType<typeof useActivity<K>>['page']>

interface Options {
  /** Asks again while the page is open. */
  everyMs?: number
}

/** An activity as everybody sees it, and for a member how far it is: config, then verification, join and confirm. */
export const useActivity = <K extends Kind>(kind: K, { everyMs = 0 }: Options = {}) => {
  const dispatch = useDispatch()
  const params = useParams()
  const [query] = useSearchParams()
  const asked = params.id ?? query.get('id') ?? undefined
  const isMember = useIsMember()
  const fresh = { refetchOnMountOrArgChange: true, pollingInterval: everyMs, skipPollingIfUnfocused: true }
  const everybody = useActivityListQuery({ type: kind, ...(asked === undefined ? {} : { id: asked }) }, fresh)
  const shown = everybody.data?.detail
  const own = useActivityStandingQuery(
    { id: shown?.id ?? '', type: kind, payload: {} },
    { ...fresh, skip: !isMember || !shown },
  )
  const [verify, verifying] = useVerifyActivityMutation()
  const [join, joining] = useJoinActivityMutation()
  const [spin, spinning] = useSpinWheelMutation()
  const [claim, claiming] = useClaimActivityMutation()
  const standing = isMember ? own.currentData : undefined
  const detail = standing?.detail ?? shown
  const call = (payload: ActivityPayload) => ({ id: detail?.id ?? '', type: kind, payload })
  const refetch = () => void (isMember && shown ? own.refetch() : everybody.refetch())
  if (!detail)
    return {
      page: undefined,
      refetch,
      /** Why it can't be shown now. */
      failure: isAbsent(everybody.error) ? undefined : everybody.error,
      isMissing: shown === null || isAbsent(everybody.error),
      isAsking: everybody.isFetching,
    }
  return {
    refetch,
    failure: undefined,
    isMissing: false,
    isAsking: false,
    page: {
      detail,
      content: detail.content as ContentOf<K>,
      isMember,
      requirements: standing?.requirements ?? [],
      isWaiting: isMember && !standing && own.error === undefined,
      /** How the member stands could not be asked: nothing personal on the page is true. */
      isUnknown: isMember && !standing && own.error !== undefined,
      isBusy: verifying.isLoading || joining.isLoading || spinning.isLoading || claiming.isLoading,
      refetch,
      /** What is missing is refused with its own code, and told by the frame; undefined then. */
      join: async () => {
        const payload = { action: 'join' } as const
        const allowed = await verify(call(payload))
          .unwrap()
          .catch(() => undefined)
        return (
          allowed &&
          join(call(payload))
            .unwrap()
            .catch(() => undefined)
        )
      },
      sign: () =>
        join(call({ action: 'sign' }))
          .unwrap()
          .catch(() => undefined),
      /** What it changed stays unasked until `settle`. */
      draw: () =>
        spin(call({ action: 'draw' }))
          .unwrap()
          .catch(() => undefined),
      settle: () => void dispatch(api.util.invalidateTags([...GIVEN])),
      claim: (payload: ActivityPayload = {}) =>
        claim(call({ ...payload, action: 'claim' }))
          .unwrap()
          .catch(() => undefined),
    },
  }
}
