import type { MouseEvent } from 'react'
import { useNavigate } from 'react-router-dom'

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
    const reload = () => location.reload()
    void Promise.resolve(navigate(HOME)).then(reload, reload)
  }
}
