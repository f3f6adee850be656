import { type StatusName, STATUS } from '@app/contract/kit/status'
import type { Answer } from './incoming.ts'

const spellings = new WeakMap<object, string>()
const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

/** What is frozen never changes, all that is in it included, so it is spelled once. */
const spelledOnce = (value: object): string => {
  const before = spellings.get(value)
  if (before !== undefined) return before
  const text = JSON.stringify(value)
  spellings.set(value, text)
  return text
}
const valueText = (value: unknown): string => {
  if (!isObject(value)) return JSON.stringify(value) ?? 'null'
  if (Object.isFrozen(value) && !(Array.isArray(value) && value.length === 0)) return spelledOnce(value)
  if (!Array.isArray(value) || !isObject(value[0]) || !Object.isFrozen(value[0])) return JSON.stringify(value)
  return `[${value.map((each) => (isObject(each) && Object.isFrozen(each) ? spelledOnce(each) : (JSON.stringify(each) ?? 'null'))).join()}]`
}

/** As JSON.stringify spells it; frozen members, and frozen records in a member, only the first time. */
export const textOf = (data: unknown): string => {
  if (!isObject(data) || Array.isArray(data) || 'toJSON' in data) return JSON.stringify(data)
  let text = ''
  for (const name in data) {
    if (!Object.hasOwn(data, name)) continue
    const value = (data as Record<string, unknown>)[name]
    if (value !== undefined) text += `${text === '' ? '{' : ','}${JSON.stringify(name)}:${valueText(value)}`
  }
  return text === '' ? '{}' : `${text}}`
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
