import type { MouseEvent } from 'react'
import { useNavigate } from 'react-router-dom'
import { isOnline } from '../../lib/device/online.ts'

export const HOME = '/'

/**
 * Whatever is called home goes there, then reloads (NAV-11); guards and expiry go home without a reload (TRAP-16). With a
 * modifier it opens its own tab, as links do.
 */
export const useHomeClick = () => {
  const navigate = useNavigate()
  return (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    // Without a network the browser's own page would take the place of this one.
    const reload = () => isOnline() && location.reload()
    void Promise.resolve(navigate(HOME)).then(reload, reload)
  }
}
