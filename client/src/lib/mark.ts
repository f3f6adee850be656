import { useLayoutEffect } from 'react'

const times = new Map<string, number>()

/**
 * Whether something stands on the page, told at its root as data-…, for the styles of what stands elsewhere. Asked there with
 * :has() instead, all of the page would be styled anew whenever anything comes or goes.
 */
export const useMark = (name: string, isThere = true): void =>
  useLayoutEffect(() => {
    if (!isThere) return undefined
    const count = (by: number) => {
      const now = (times.get(name) ?? 0) + by
      times.set(name, now)
      document.documentElement.toggleAttribute(`data-${name}`, now > 0)
    }
    count(1)
    return () => count(-1)
  }, [name, isThere])

const FIELDS = 'input:not([type=checkbox], [type=radio]), textarea'

/** As data-typing while the focus is in a field. What goes with its field tells nothing: the next thing that is pressed does. */
export const markTyping = (): void => {
  const tell = () =>
    document.documentElement.toggleAttribute('data-typing', document.activeElement?.matches(FIELDS) ?? false)
  for (const kind of ['focusin', 'focusout', 'pointerup']) addEventListener(kind, tell)
}
