import type { MouseEvent } from 'react'
import { useGoHome } from './useFrame.ts'

/** What a click on the logo or on a home button does; with a modifier it opens its own tab, as links do. */
export const useHomeClick = () => {
  const goHome = useGoHome()
  return (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    goHome()
  }
}
