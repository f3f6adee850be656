import { useEffect, useId } from 'react'
import { useMark } from '../../lib/mark.ts'
import { signal, useSignal } from '../../lib/signal.ts'

/** Open dialogs and sheets, the latest last. */
const open = signal<readonly string[]>([])

/** Whether this one lies on top. Mantine's stack would want one place that knows them all. */
export const useTopmost = (opened: boolean): boolean => {
  const key = useId()
  useMark('dialog', opened)
  const isTop = useSignal(open).at(-1) === key
  useEffect(() => {
    if (!opened) return undefined
    open.set((all) => [...all, key])
    return () => open.set((all) => all.filter((one) => one !== key))
  }, [key, opened])
  return isTop
}
