import { type StatusName, STATUS } from '@app/contract/kit/status'
import type { Answer } from './incoming.ts'

const spellings = new WeakMap<object, string>()
/** A frozen record never changes, so it is spelled once (records are flat). */
const recordText = (record: unknown): string => {
  if (record === null || typeof record !== 'object' || !Object.isFrozen(record))
    return JSON.stringify(record) ?? 'null'
  const before = spellings.get(record)
  if (before !== undefined) return before
  const text = JSON.stringify(record)
  spellings.set(record, text)
  return text
}

/** As JSON.stringify spells it. */
export const textOf = (data: unknown): string => {
  const records = (data as { records?: unknown } | null)?.records
  if (!Array.isArray(records) || !Object.isFrozen(records[0])) return JSON.stringify(data)
  let text = ''
  for (const [name, value] of Object.entries(data as object)) {
    if (value === undefined) continue
    const spelled = value === records ? `[${records.map(recordText).join()}]` : JSON.stringify(value)
    text += `${text === '' ? '{' : ','}${JSON.stringify(name)}:${spelled}`
  }
  return `${text}}`
}

/** The envelope of a status, as text and as an object. */
export const answerWith = (
  status: StatusName,
  data: unknown,
  message: string = STATUS[status].message,
): Answer => {
  const envelope = { status_code: STATUS[status].code, data: data ?? null, message }
  const body = `{"status_code":${envelope.status_code},"data":${textOf(envelope.data)},"message":${JSON.stringify(message)}}`
  return { http: STATUS[status].http, body, envelope }
}
