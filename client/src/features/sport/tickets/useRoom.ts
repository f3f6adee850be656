import { useMediaQuery } from '@mantine/hooks'
import { useLayoutEffect, useRef } from 'react'
import { NARROW } from '../../../theme/widths.ts'

/** Beside the board the room of bets that were decided stays while they are looked at: what is below stands still. */
export const useRoom = (count: number) => {
  const isSheet = useMediaQuery(NARROW, false, { getInitialValueInEffect: false })
  const box = useRef<HTMLDivElement>(null)
  const before = useRef({ count, height: 0 })
  useLayoutEffect(() => {
    const element = box.current
    if (!element) return
    if (isSheet || count > before.current.count) element.style.minHeight = ''
    else if (count < before.current.count) element.style.minHeight = `${before.current.height}px`
    before.current.count = count
  }, [count, isSheet])
  useLayoutEffect(() => {
    const element = box.current
    if (!element) return
    // It hears of a change once that is drawn: until then it is the height of before.
    const watch = new ResizeObserver(() => {
      before.current.height = element.offsetHeight
    })
    watch.observe(element)
    return () => watch.disconnect()
  }, [])
  return box
}
