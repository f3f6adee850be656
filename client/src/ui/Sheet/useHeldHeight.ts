import { type RefObject, useEffect } from 'react'

/** The sheet around `inner` gets no lower while it changes without a touch: once it stands it is held at its height. */
export const useHeldHeight = (inner: RefObject<HTMLElement | null>, isHeld: boolean): void => {
  useEffect(() => {
    const sheet = inner.current?.closest<HTMLElement>('[role="dialog"]')
    if (!sheet || !isHeld) return undefined
    let isOver = false
    const hold = () => {
      const [motion] = sheet.getAnimations()
      if (isOver) return
      if (motion) void motion.finished.then(hold, () => undefined)
      else sheet.style.minHeight = `${sheet.offsetHeight}px`
    }
    const watch = new ResizeObserver(hold)
    watch.observe(sheet)
    return () => {
      isOver = true
      watch.disconnect()
      sheet.style.minHeight = ''
    }
  }, [inner, isHeld])
}
