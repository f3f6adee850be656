import { type StatusName, STATUS } from '@app/contract/kit/status'
import type { Answer } from './incoming.ts'

/** The envelope of a status, as text and as an object. */
export const answerWith = (
  status: StatusName,
  data: unknown,
  message: string = STATUS[status].message,
): Answer => {
  const envelope = { status_code: STATUS[status].code, data: data ?? null, message }
  return { http: STATUS[status].http, body: JSON.stringify(envelope), envelope }
}
