import { combineSlices, configureStore } from '@reduxjs/toolkit'
import { setupListeners } from '@reduxjs/toolkit/query'
import { useDispatch, useSelector, useStore } from 'react-redux'
import { api } from '../api/api.ts'
import { keepPages } from '../lib/pageState.ts'
import { stored, watchStorage } from '../lib/device/storage.ts'
import { tabsSlice } from './tabs/tabs.slice.ts'

/** Slices of lazily loaded screens join with rootReducer.inject(slice). */
export const rootReducer = combineSlices(api, tabsSlice)

/** What can wait (that a call is under way) is told after the frame in which a press shows, not in it. */
const QUIET_MS = 32

export const createStore = () =>
  configureStore({
    reducer: rootReducer,
    // The checks of development walk every cached answer at each action; the answers are plain JSON by their origin.
    middleware: (defaults) =>
      defaults({ serializableCheck: false, immutableCheck: false }).concat(api.middleware),
    enhancers: (defaults) => defaults({ autoBatch: { type: 'timer', timeout: QUIET_MS } }),
  })

export type AppStore = ReturnType<typeof createStore>
export type RootState = ReturnType<AppStore['getState']>

export const useAppDispatch = useDispatch.withTypes<AppStore['dispatch']>()
export const useAppSelector = useSelector.withTypes<RootState>()
export const useAppStore = useStore.withTypes<AppStore>()

/** With its answers the library would break off what the player has ordered: that goes on (see baseQuery). */
const forgetAnswers = (store: AppStore): void => {
  for (const order of store.dispatch(api.util.getRunningMutationsThunk())) order.abort = () => undefined
  store.dispatch(api.util.resetApiState())
}

/**
 * Answers are one member's (TRAP-58): another token, from this tab or another one, drops them all. When there is none,
 * the member's page is left first: dropped answers are asked for again by whoever still shows them.
 */
export const forgetAnswersWithIdentity = (
  store: AppStore,
  left: () => Promise<void> = () => Promise.resolve(),
): (() => void) => {
  let token = stored.read('token')
  const stopWatching = watchStorage(() => {
    const next = stored.read('token')
    if (next === token) return
    token = next
    if (next === '') void left().then(() => forgetAnswers(store))
    else forgetAnswers(store)
  })
  const stopListening = setupListeners(store.dispatch)
  return () => {
    stopWatching()
    stopListening()
  }
}

/** The tab bar outlives the reload of going home (TRAP-16). */
export const keepTabs = (store: AppStore): (() => void) => {
  let kept = store.getState().tabs.visited
  return store.subscribe(() => {
    const { visited, cached } = store.getState().tabs
    keepPages(cached)
    if (visited === kept) return
    kept = visited
    stored.write('visitedTabs', visited.length ? JSON.stringify(visited) : '')
  })
}
