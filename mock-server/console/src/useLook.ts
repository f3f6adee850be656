import type { ControlAnswer, ControlPath } from '@app/contract/control/control'
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react'
import { look } from './control.ts'
import { made } from './made.ts'

type Path = ControlPath<'GET'>

export interface Looked<T> {
  data: T | undefined
  error: string | undefined
  again: () => void
}

const useAnswer = <T>(path: Path | undefined, every: number | undefined, changes: number): Looked<T> => {
  const [asked, setAsked] = useState(0)
  const [state, setState] = useState<{ path?: string; data?: T; error?: string }>({})
  useEffect(() => {
    if (path === undefined) return undefined
    let isLeft = false
    look(path).then(
      (data) => !isLeft && setState({ path, data: data as T }),
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
export const useFact = <P extends Path>(path: P): Looked<ControlAnswer<'GET', P>> =>
  useAnswer(path, undefined, 0)

/** What a GET of the control API answers; asked again after each action. Without a path nothing is asked. */
export const useLook = <P extends Path>(
  path: P | undefined,
  every?: number,
): Looked<ControlAnswer<'GET', P>> => useAnswer(path, every, useSyncExternalStore(made.listen, made.changes))
