import { answerWith } from '../src/kit/answer.ts'
import { JSON_HEADERS } from '../src/kit/mount.ts'

/** A refusal for the moment, in the site's envelope; the same may be asked again after so many seconds. */
export const notNow = (message: string, seconds: number): Response => {
  const { body, http } = answerWith('SERVER_ERROR', null, message)
  return new Response(body, { status: http, headers: { ...JSON_HEADERS, 'retry-after': String(seconds) } })
}
