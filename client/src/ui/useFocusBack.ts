import { useEffect, useState } from 'react'

/**
 * For dialogs that exist only while they are open: who opened it has the focus again afterwards, unless somebody else took
 * it. An opener that is gone or busy leaves it to the dialog below.
 */
export const useFocusBack = (): void => {
  const [opener] = useState(() => document.activeElement)
  useEffect(
    () => () => {
      const isLost = () => document.activeElement === null || document.activeElement === document.body
      if (isLost() && opener instanceof HTMLElement && opener.isConnected)
        opener.focus({ preventScroll: true })
      if (isLost())
        Array.from(document.querySelectorAll<HTMLElement>('[role="dialog"]'))
          .at(-1)
          ?.focus({ preventScroll: true })
    },
    [opener],
  )
}
