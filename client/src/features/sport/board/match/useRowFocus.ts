import { useEffect, useRef } from 'react'
import type { FocusEvent } from 'react'
import { isFocusLost, pricesIn } from '../boardKeys.ts'

/** Lines close while they are used: the next price of the match has the focus then, or the button behind the last one. */
export const useRowFocus = (lines: unknown) => {
  const row = useRef<HTMLElement>(null)
  const held = useRef<{ price: Element; at: number }>(undefined)
  useEffect(() => {
    if (!held.current || !row.current) return
    const prices = pricesIn(row.current)
    const at = prices.findIndex((price) => price === held.current?.price)
    if (at >= 0) held.current.at = at
    else if (isFocusLost()) {
      const next = prices[held.current.at] ?? prices.at(-1) ?? row.current.querySelector('[aria-expanded]')
      ;(next as HTMLElement | null)?.focus({ preventScroll: true })
    }
  }, [lines])
  return {
    row,
    onFocus: ({ target, currentTarget }: FocusEvent<HTMLElement>) => {
      const at = pricesIn(currentTarget).findIndex((price) => price === target)
      held.current = at < 0 ? undefined : { price: target, at }
    },
    onBlur: () => {
      held.current = undefined
    },
  }
}
