import { useEffect, useId } from 'react'
import { signal, useSignal } from '../lib/signal.ts'
import { useFocusBack } from './useFocusBack.ts'

/** Open dialogs, the latest last. */
const open = signal<readonly string[]>([])

/** Whether this dialog lies on top: only then Escape is for it. Every dialog that may lie over or under another asks. When it goes, the focus is back where it came from. */
export const useTopmost = (): boolean => {
  const key = useId()
  useFocusBack()
  const isTop = useSignal(open).at(-1) === key
  useEffect(() => {
    open.set((all) => [...all, key])
    return () => open.set((all) => all.filter((one) => one !== key))
  }, [key])
  return isTop
}
