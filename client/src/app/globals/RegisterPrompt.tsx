import { useEffect } from 'react'
import { session } from '../../api/session.ts'
import { bus } from '../../lib/bus.ts'
import { promptOf } from '../../lib/prompt.ts'

/** T-REG-500 */
const REGISTER_PROMPT_MS = 500

/** ?register=1 shows a visitor the registration form half a second after load (NAV-08), ?login=1 the other. Renders nothing. */
export const RegisterPrompt = () => {
  useEffect(() => {
    const prompt = promptOf(location.search)
    if (!prompt) return undefined
    const timer = setTimeout(() => {
      if (!session.isMember()) bus.emit(prompt)
    }, REGISTER_PROMPT_MS)
    return () => clearTimeout(timer)
  }, [])
  return null
}
