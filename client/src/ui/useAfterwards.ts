import { useEffect, useEffectEvent } from 'react'

/** Tells that something is so once who is told is there: what asks again for its page has to have asked before. */
export const useAfterwards = (isSo: boolean, tell: () => void): void => {
  const told = useEffectEvent(tell)
  useEffect(() => {
    if (!isSo) return undefined
    const timer = setTimeout(told)
    return () => clearTimeout(timer)
  }, [isSo])
}
