import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'

/** The sheet around `inner`, which has changed while nobody touched it, stays as high as it was while something was awaited. */
export const useHeldHeight = (
  inner: RefObject<HTMLElement | null>,
  isAwaited: boolean,
  isHeld: boolean,
): void => {
  const height = useRef(0)
  useEffect(() => {
    const sheet = inner.current?.closest<HTMLElement>('[role="dialog"]')
    if (!sheet || !isAwaited) return undefined
    const watch = new ResizeObserver(() => {
      height.current = sheet.offsetHeight
    })
    watch.observe(sheet)
    return () => watch.disconnect()
  }, [inner, isAwaited])
  useLayoutEffect(() => {
    const sheet = inner.current?.closest<HTMLElement>('[role="dialog"]')
    if (!sheet || !isHeld || height.current === 0) return undefined
    sheet.style.minHeight = `${height.current}px`
    return () => {
      height.current = 0
      sheet.style.minHeight = ''
    }
  }, [inner, isHeld])
}
