import { uuid } from '../lib/requestId.ts'
import { session } from './session.ts'

/** Ids of money calls that got no answer: nobody knows whether the server moved the money. */
const unanswered = new Map<string, string>()

/** One intention of the player: the same call again, until it is answered, has the same id (idempotency by X-API-REQUEST-ID). */
export const intentOf = (path: string, body: object) => {
  const key = JSON.stringify([session.token(), path, body])
  const requestId = unanswered.get(key) ?? uuid()
  unanswered.set(key, requestId)
  return { requestId, answered: (): void => void unanswered.delete(key) }
}
