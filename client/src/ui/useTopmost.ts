import { useEffect, useId } from 'react'
import { signal, useSignal } from '../lib/signal.ts'

/** Open dialogs, the latest last. */
const open = signal<readonly string[]>([])

/** Whether this dialog lies on top: only then Escape is for it. Every dialog that may lie over or under another asks. */
export const useTopmost = (): boolean => {
  const key = useId()
  const isTop = useSignal(open).at(-1) === key
  useEffect(() => {
    open.set((all) => [...all, key])
    return () => open.set((all) => all.filter((one) => one !== key))
  }, [key])
  return isTop
}
