import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit'
import { api } from '../../api/api.ts'
import type { AppStore, RootState } from '../store.ts'

interface Query {
  initiate: (
    arg: unknown,
    options: { forceRefetch: true; subscribe: false },
  ) => ThunkAction<PromiseLike<{ isError: boolean }>, RootState, undefined, UnknownAction>
}

/** Before the second try, and twice as long before each one after it. */
const AGAIN_MS = 15_000

/** Whether an answer that is kept is still one from before: it stays when a later one fails. */
const isStale = async (store: AppStore, key: string): Promise<boolean> => {
  const knownOf = () => store.getState().api.queries[key]
  const known = knownOf()
  const { [known?.endpointName ?? '']: query } = api.endpoints as Record<string, Query>
  const again = query?.initiate(known?.originalArgs, { forceRefetch: true, subscribe: false })
  return again !== undefined && (await store.dispatch(again)).isError && knownOf()?.data !== undefined
}

/**
 * What is known is asked for again until it is answered, what failed once more, for its reason is in the language before;
 * so may be what was under way.
 */
export const askAgain = async (store: AppStore, isChosen: () => boolean): Promise<void> => {
  await Promise.all(store.dispatch(api.util.getRunningQueriesThunk()))
  const { queries } = store.getState().api
  let old = Object.keys(queries).filter((key) => queries[key]?.status !== 'uninitialized')
  for (let pauseMs = AGAIN_MS; isChosen(); pauseMs *= 2) {
    const stale = await Promise.all(old.map((key) => isStale(store, key)))
    old = old.filter((_, at) => stale[at])
    if (old.length === 0) return
    await new Promise((done) => void setTimeout(done, pauseMs))
  }
}
