import { useEffect, useEffectEvent } from 'react'
import { useSearchParams } from 'react-router-dom'
import { session } from '../../api/session.ts'
import { bus } from '../../lib/bus.ts'
import { promptOf, withoutPrompt } from '../../lib/prompt.ts'

/** T-REG-500 */
const REGISTER_PROMPT_MS = 500

/**
 * ?register=1 shows a visitor the registration form half a second after load (NAV-08), ?login=1 the other; closed, it is asked no
 * more. Renders nothing.
 */
export const RegisterPrompt = () => {
  const [, setQuery] = useSearchParams()
  const forget = useEffectEvent(() => {
    if (promptOf(location.search)) setQuery(withoutPrompt, { replace: true })
  })
  useEffect(() => {
    const prompt = promptOf(location.search)
    if (!prompt) return undefined
    const timer = setTimeout(() => {
      if (!session.isMember()) bus.emit(prompt)
    }, REGISTER_PROMPT_MS)
    const stop = bus.on('closeAuth', () => forget())
    return () => {
      clearTimeout(timer)
      stop()
    }
  }, [])
  return null
}
