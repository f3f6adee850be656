import { useEffect, useState } from 'react'

/** For dialogs that exist only while they are open: who opened it has the focus again afterwards. */
export const useFocusBack = (): void => {
  const [opener] = useState(() => document.activeElement)
  useEffect(
    () => () => {
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true })
    },
    [opener],
  )
}
