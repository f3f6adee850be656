import { isChampion } from '@app/contract/sport/codes'
import type { Failure } from '../../api/failure.ts'
import { missedAhead } from '../../api/baseQuery.ts'
import { session } from '../../api/session.ts'
import { listArg } from './board/filter.rules.ts'
import { sportApi } from './sport.api.ts'
import { sportOf } from './sport.slice.ts'
import type { useSportDispatch } from './sport.slice.ts'

/** Prices that are older aren't worth showing: the page asks anew. */
const HELD_MS = 5_000
/** What it came to is worth telling for longer: a page may be slow to come. */
const TOLD_MS = 30_000

interface Store {
  /** The feature's part joins with its first page. */
  getState: () => object
  dispatch: ReturnType<typeof useSportDispatch>
}

/** Asks for the list that the board begins with, while the page is still being put on the screen. */
export const askForList = ({ getState, dispatch }: Store): void => {
  const { filter } = sportOf(getState())
  if (isChampion(filter.market)) return
  const list = dispatch(sportApi.endpoints.gameList.initiate(listArg(filter)))
  const key = session.token() + list.queryCacheKey
  void list.then(({ error }) => {
    if (!error) return
    missedAhead.set(key, error as Failure)
    setTimeout(() => missedAhead.delete(key), TOLD_MS)
  })
  setTimeout(() => list.unsubscribe(), HELD_MS)
}
