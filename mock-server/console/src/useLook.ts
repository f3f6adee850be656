import { useCallback, useEffect, useState, useSyncExternalStore } from 'react'
import { look } from './control.ts'
import { made } from './made.ts'

export interface Looked<T> {
  data: T | undefined
  error: string | undefined
  again: () => void
}

const useAnswer = <T>(path: string | undefined, every: number | undefined, changes: number): Looked<T> => {
  const [asked, setAsked] = useState(0)
  const [state, setState] = useState<{ path?: string; data?: T; error?: string }>({})
  useEffect(() => {
    if (path === undefined) return undefined
    let isLeft = false
    look<T>(path).then(
      (data) => !isLeft && setState({ path, data }),
      (error: Error) => !isLeft && setState((before) => ({ ...before, path, error: error.message })),
    )
    return () => {
      isLeft = true
    }
  }, [path, changes, asked])
  const again = useCallback(() => setAsked((count) => count + 1), [])
  useEffect(() => {
    if (every === undefined) return undefined
    const timer = setInterval(again, every)
    return () => clearInterval(timer)
  }, [every, again])
  const isOwn = state.path === path
  return { data: isOwn ? state.data : undefined, error: isOwn ? state.error : undefined, again }
}

/** What never becomes another, once it is known. */
export const useFact = <T>(path: string): Looked<T> => useAnswer(path, undefined, 0)

/** What a GET of the control API answers; asked again after each action. Without a path nothing is asked. */
export const useLook = <T>(path: string | undefined, every?: number): Looked<T> =>
  useAnswer(path, every, useSyncExternalStore(made.listen, made.changes))
