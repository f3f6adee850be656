import { useEffect } from 'react'
import { session } from '../../api/session.ts'
import { bus } from '../../lib/bus.ts'

/** T-REG-500 */
export const REGISTER_PROMPT_MS = 500

/** /?register=1 shows a visitor the registration form, half a second after load (NAV-08). Renders nothing. */
export const RegisterPrompt = () => {
  useEffect(() => {
    if (new URLSearchParams(location.search).get('register') !== '1') return undefined
    const timer = setTimeout(() => {
      if (!session.isMember()) bus.emit('register')
    }, REGISTER_PROMPT_MS)
    return () => clearTimeout(timer)
  }, [])
  return null
}
