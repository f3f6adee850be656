import { useEffect, useState } from 'react'
import { texts } from './locale.ts'

const kept = new Map<string, unknown>()

/**
 * State of what another language draws anew: it is there again as it was, and forgotten when its place is left otherwise.
 * `name` is its own in all of the site.
 */
export const useKeptState = <T>(name: string, initial: T) => {
  const [state, setState] = useState(() => (kept.has(name) ? (kept.get(name) as T) : initial))
  const set = (next: T): void => {
    kept.set(name, next)
    setState(next)
  }
  useEffect(() => {
    const { locale } = texts.get()
    return () => {
      if (texts.get().locale === locale) kept.delete(name)
    }
  }, [name])
  return [state, set] as const
}
