import { COMMON_REFUSALS } from '@app/contract/kit/endpoint'
import { STATUS, statusName } from '@app/contract/kit/status'
import type { IncidentName } from '@app/contract/control/dual'
import { type Exchange, headerOf } from '../exchange.ts'
import type { Asked } from './asked.ts'
import { isRecord } from './conform.ts'
import type { Report } from './rows.ts'

const ANY_CALL = new Set<string>([...COMMON_REFUSALS, 'LOGIN_EXPIRED', 'FREQUENT_SUBMISSION', 'SUCCESS'])
const FIELDS = ['status_code', 'data', 'message']
const FIRST_REDIRECT = 300
const FIRST_ERROR = 400

/** An answer that isn't of the contract at all, by what it is instead. */
export const strangeOf = (
  answer: Extract<Exchange['answer'], { status: number }>,
  value: unknown,
): IncidentName | undefined => {
  if (answer.status >= FIRST_REDIRECT && answer.status < FIRST_ERROR) return 'redirect'
  if (isRecord(value)) return undefined
  return /\bhtml\b/i.test(headerOf(answer.headers, 'content-type') ?? '') ? 'html' : 'unreadable'
}

/** Holds the envelope against the contract; `mock` is that of the mock. Gives back the code, where it has one. */
export const judgeEnvelope = (
  asked: Asked,
  answer: Extract<Exchange['answer'], { status: number }>,
  real: Record<string, unknown>,
  mock: Record<string, unknown>,
  report: Report,
): number | undefined => {
  for (const name of FIELDS)
    if (!(name in real)) report('envelope', name, undefined, mock[name], '回答缺少此字段')
  for (const name of Object.keys(real))
    if (!FIELDS.includes(name)) report('envelope', name, real[name], undefined, '契约中没有此字段')
  const { status_code: code, message } = real
  if ('message' in real && typeof message !== 'string')
    report('envelope', 'message', message, mock['message'], '应为文字')
  if (typeof code !== 'number') {
    if ('status_code' in real) report('envelope', 'status_code', code, mock['status_code'], '应为数字')
    return undefined
  }
  if (!/^application\/json\b/i.test(headerOf(answer.headers, 'content-type') ?? ''))
    report('http', 'content-type', headerOf(answer.headers, 'content-type'), 'application/json')
  const name = statusName(code)
  if (name === undefined) report('code', 'status_code', code, mock['status_code'], '契约中没有此状态码')
  else {
    if (STATUS[name].http !== answer.status) report('http', 'status', answer.status, STATUS[name].http)
    if (!ANY_CALL.has(name) && !(asked.route.endpoint.refusals as readonly string[]).includes(name))
      report('code', 'status_code', code, mock['status_code'], '此接口没有声明这个状态码')
  }
  return code
}
