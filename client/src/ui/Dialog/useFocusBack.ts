import { useEffect, useState } from 'react'

const IN_DIALOG = '[role="dialog"]'

/** What had the focus last on the page itself. */
let onPage: Element | null = null
const note = (element: Element | null): void => {
  if (element && element !== document.body && !element.closest(IN_DIALOG)) onPage = element
}
globalThis.document?.addEventListener('focusin', ({ target }) => note(target as Element))

const focus = (element: Element | null | undefined): void => {
  if (element instanceof HTMLElement && element.isConnected) element.focus({ preventScroll: true })
}

/**
 * For dialogs that exist only while they are open: who opened it has the focus again afterwards, unless somebody else took
 * it. An opener that is gone or busy leaves it to the dialog below; one that was a dialog itself, to who opened that.
 */
export const useFocusBack = (opened = true): void => {
  const [opener] = useState(() => {
    note(document.activeElement)
    return opened ? document.activeElement : null
  })
  useEffect(() => {
    if (!opened) return undefined
    return () => {
      const isLost = () => document.activeElement === null || document.activeElement === document.body
      if (isLost()) focus(opener)
      if (isLost()) focus(Array.from(document.querySelectorAll(IN_DIALOG)).at(-1))
      if (isLost()) focus(onPage)
    }
  }, [opened, opener])
}
