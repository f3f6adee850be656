const GROW_MS = 180
const STILL = '(prefers-reduced-motion: reduce)'

/** As a ref inside a sheet as high as what is in it: it grows and shrinks at its upper edge, step by step. */
export const growing = (inner: HTMLElement | null): (() => void) | undefined => {
  const sheet = inner?.closest<HTMLElement>('[role="dialog"]')
  if (!sheet) return undefined
  let before = sheet.offsetHeight
  let motion: Animation | undefined
  const look = () => {
    if (motion) return
    const now = sheet.offsetHeight
    if (Math.abs(now - before) > 1 && !matchMedia(STILL).matches) {
      motion = sheet.animate(
        { height: [`${before}px`, `${now}px`] },
        { duration: GROW_MS, easing: 'ease-out' },
      )
      motion.onfinish = () => {
        motion = undefined
        look()
      }
    }
    before = now
  }
  // Before the frame is painted.
  const watch = new ResizeObserver(look)
  watch.observe(sheet)
  return () => {
    watch.disconnect()
    motion?.cancel()
  }
}
