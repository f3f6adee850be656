import { useCallback, useState } from 'react'

/** Runs an action: busy while it runs, and what was wrong with it. The call itself is told by the bar below. */
export const useAct = () => {
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState<string>()
  const run = useCallback(async <T>(work: () => Promise<T>): Promise<T | undefined> => {
    setBusy(true)
    setError(undefined)
    try {
      return await work()
    } catch (reason) {
      setError(reason instanceof Error ? reason.message : String(reason))
      return undefined
    } finally {
      setBusy(false)
    }
  }, [])
  return { run, isBusy, error }
}
