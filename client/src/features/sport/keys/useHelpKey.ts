import { useEffect, useEffectEvent } from 'react'

/** Where a key is typed or means something else. */
const OWN = 'input, textarea, select, [contenteditable], [role="dialog"]'

/** ? opens the help wherever the focus is, but where something is typed. */
export const useHelpKey = (help: () => void): void => {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey, defaultPrevented, target } = event
    if (key !== '?' || ctrlKey || metaKey || altKey || defaultPrevented) return
    if (target instanceof Element && target.closest(OWN)) return
    event.preventDefault()
    help()
  })
  useEffect(() => {
    const over = new AbortController()
    document.addEventListener('keydown', (event) => press(event), { signal: over.signal })
    return () => over.abort()
  }, [])
}
