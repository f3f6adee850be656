import { type RefObject, useEffect } from 'react'

/** A wheel turns a row sideways that has more than its width shows: there is no bar to pull. */
export const useSideways = (row: RefObject<HTMLElement | null>, isShown: boolean): void => {
  useEffect(() => {
    const element = row.current
    if (!element || !isShown) return undefined
    const turned = (event: WheelEvent) => {
      const isMore = element.scrollWidth > element.clientWidth
      if (!isMore || event.deltaX !== 0 || event.ctrlKey || event.shiftKey) return
      event.preventDefault()
      element.scrollLeft += event.deltaY
    }
    // React's own listener is passive: the page would scroll along.
    element.addEventListener('wheel', turned, { passive: false })
    return () => element.removeEventListener('wheel', turned)
  }, [row, isShown])
}
