import { useEffect, useEffectEvent } from 'react'
import { useBackCloses } from './useBackCloses.ts'
import { useTopmost } from './useTopmost.ts'

/** In a dialog of several steps, one for each: Escape and Back lead a step back before they close it. */
export const StepBack = ({ onBack }: { onBack: () => void }) => {
  const isTop = useTopmost(true)
  const back = useBackCloses(true, onBack)
  const hear = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isTop) return
    // The dialog is the topmost again at once, and would close.
    event.stopImmediatePropagation()
    back()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => hear(event)
    addEventListener('keydown', listen, { capture: true })
    return () => removeEventListener('keydown', listen, { capture: true })
  }, [])
  return null
}
