import { type RefObject, useLayoutEffect, useRef } from 'react'

/** An element that is no lower while it is held than it stood before: nothing around it moves by itself. */
export const useKeptHeight = <T extends HTMLElement = HTMLLIElement>(
  isHeld: boolean,
): RefObject<T | null> => {
  const element = useRef<T>(null)
  const px = useRef(0)
  useLayoutEffect(() => {
    const { current } = element
    if (!current) return undefined
    if (isHeld) {
      current.style.minHeight = `${px.current}px`
      return () => {
        current.style.minHeight = ''
      }
    }
    const watch = new ResizeObserver(([entry]) => {
      px.current = entry?.borderBoxSize[0]?.blockSize ?? 0
    })
    watch.observe(current, { box: 'border-box' })
    return () => watch.disconnect()
  }, [isHeld])
  return element
}
