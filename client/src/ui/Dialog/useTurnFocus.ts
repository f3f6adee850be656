import { useEffect, useRef } from 'react'

/** For what turns inside an open dialog: what had the focus is gone with the step before, so the new first field takes it. */
export const useTurnFocus = (turn: unknown) => {
  const place = useRef<HTMLDivElement>(null)
  const shown = useRef(turn)
  useEffect(() => {
    if (shown.current === turn) return
    shown.current = turn
    place.current?.querySelector<HTMLElement>('[data-autofocus]')?.focus()
  }, [turn])
  return place
}
