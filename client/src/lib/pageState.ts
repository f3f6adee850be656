import { useState } from 'react'

/** What cached pages of the tab bar looked like when they were left, by the name of the page. */
const left = new Map<string, unknown>()

/** What a tab's link gives along: the page is to look as it was left. */
export const KEPT = 'kept'

/** State of a page that is there again when its tab is opened again; forgotten when the tab is closed (TRAP-45). */
export const usePageState = <T extends object>(page: string, initial: () => T) => {
  const [state, setState] = useState<T>(() => (left.get(page) as T | undefined) ?? initial())
  const set = (change: Partial<T>): void => {
    const next = { ...state, ...change }
    left.set(page, next)
    setState(next)
  }
  return [state, set] as const
}

/** Keeps only what belongs to these pages. */
export const keepPages = (pages: readonly string[]): void => {
  for (const page of left.keys()) if (!pages.includes(page)) left.delete(page)
}
