import type { FeedbackType } from '@app/contract/feedback/feedbackItem'
import type { Body } from '../../api/declared.ts'
import { announce } from '../../api/baseQuery.ts'
import { type Failure, isTrouble, refusalOf } from '../../api/failure.ts'
import { UNSURE } from '../../api/order/order.ts'
import { clock } from '../../lib/clock.ts'
import { useAddFeedbackMutation, useLazyFeedbackListQuery } from './feedback.api.ts'

type Said = Exclude<Body<'/site/api/v1/user/feedback/addFeedBack'>, void> & { type: FeedbackType }

/** As far as the clocks of device and server may be apart. */
const APART_MS = 60_000
const LATEST = { pageNum: 1, pageSize: 10 } as const

/** When each was sent whose answer has not been heard, by what it says: it outlives its page. */
const unheard = new Map<string, number>()

const isUnsure = (error: Failure): boolean => isTrouble(error) || UNSURE.includes(refusalOf(error))

/** Sends a feedback once, and gives its id: where the answer was lost, the record says whether it was taken. */
export const useSend = () => {
  const [add] = useAddFeedbackMutation()
  const [list] = useLazyFeedbackListQuery()
  return async (said: Said): Promise<string | undefined> => {
    const words = JSON.stringify(said)
    const settled = (id: string) => {
      unheard.delete(words)
      return id
    }
    /** Its id, null where it was not taken. */
    const taken = async (sentAt: number) => {
      const { records } = await list(LATEST).unwrap()
      const own = records.find(
        ({ type, content, createdAt }) =>
          type === said.type && content === said.content && createdAt >= sentAt - APART_MS,
      )
      return own ? own.id : null
    }
    try {
      const before = unheard.get(words)
      const former = before === undefined ? null : await taken(before)
      if (former !== null) return settled(former)
      const sentAt = clock.now()
      const { data, error } = await add(said)
      if (data) return settled(data.id)
      const failure = error as Failure
      if (!isUnsure(failure)) throw failure
      unheard.set(words, sentAt)
      const id = await taken(sentAt).catch(() => null)
      if (id !== null) return settled(id)
      throw failure
    } catch (error) {
      announce(error as Failure)
      return undefined
    }
  }
}
