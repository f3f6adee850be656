import type { ControlAnswer, ControlPath } from '@app/contract/control/control'
import { useCallback, useEffect, useState } from 'react'
import { useSignal } from '../lib/signal.ts'
import { look, needsToken } from './control.ts'
import { changes } from './made.ts'

const useAnswer = <T>(path: ControlPath<'GET'> | undefined, every?: number) => {
  const count = useSignal(changes)
  const isClosed = useSignal(needsToken)
  const [asked, setAsked] = useState(0)
  const [state, setState] = useState<{ path?: string; data?: T; error?: string }>({})
  useEffect(() => {
    if (path === undefined || isClosed) return undefined
    let isLeft = false
    look(path).then(
      (data) => !isLeft && setState({ path, data: data as T }),
      (error: Error) => !isLeft && setState({ path, error: error.message }),
    )
    return () => {
      isLeft = true
    }
  }, [path, count, asked, isClosed])
  const again = useCallback(() => setAsked((turn) => turn + 1), [])
  useEffect(() => {
    if (every === undefined) return undefined
    const timer = setInterval(() => document.visibilityState === 'visible' && again(), every)
    return () => clearInterval(timer)
  }, [every, again])
  const isOwn = state.path === path
  return { data: isOwn ? state.data : undefined, error: isOwn ? state.error : undefined, again }
}

/** What a GET of the control API answers; asked again after each action, and every so many ms while the page is seen. */
export const useLook = <P extends ControlPath<'GET'>>(path: P | undefined, every?: number) =>
  useAnswer<ControlAnswer<'GET', P>>(path, every)
