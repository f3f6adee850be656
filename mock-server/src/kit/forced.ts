import { TESTER_HEADER } from '@app/contract/kit/headers'
import { type StatusName, statusName } from '@app/contract/kit/status'
import { FAULT_KINDS, type FaultKind, LOSING_KINDS } from '@app/contract/control/faults'
import type { Fault } from '../world/faults.ts'
import type { World } from '../world/world.ts'
import { answerWith } from './answer.ts'
import type { Answer, Incoming } from './incoming.ts'
import { Refusal } from './refusal.ts'

/** The longest delay a tester may ask for. */
const MAX_DELAY = 60_000

/** Of a `delay` without a time of its own. */
export const USUAL_DELAY = 3_000

const badFault = (text: string) =>
  new Refusal('INVALID_PARAMETER', {
    message: `无法识别的故障指令 ${text.slice(0, 60)}：可用 delay=毫秒、http=状态码、drop、malformed、timeout、empty，其后加 ,after 为先执行、再丢失回答，或 x-mock-status 四位状态码`,
  })

const parseStatus = (text: string): Fault => {
  const status = statusName(Number(text))
  if (!status && /^\d{4}$/.test(text))
    throw new Refusal('INVALID_PARAMETER', {
      message: `没有状态码 ${text}：全部状态码见控制台的「状态码」或 GET /__mock/api/codes`,
    })
  if (!status || status === 'SUCCESS') throw badFault(text)
  return { status }
}

const parseDirective = (text: string): Fault => {
  const [name = '', value = ''] = text.trim().split('=')
  const number = Number(value)
  if (name === 'delay' && Number.isInteger(number) && number >= 0 && number <= MAX_DELAY)
    return { delayMs: number }
  if (name === 'http' && Number.isInteger(number) && number >= 400 && number <= 599) return { http: number }
  if (text.trim() === 'after') return { after: true }
  if (value === '' && (FAULT_KINDS as readonly string[]).includes(name)) return { kind: name as FaultKind }
  throw badFault(text)
}

/** "delay=500,drop" → one fault; unknown words, and `after` with nothing to lose an answer by, are refused. */
export const parseFault = (text: string): Fault => {
  const fault: Fault = Object.assign({}, ...text.split(',').map(parseDirective))
  if (fault.after && !fault.http && !LOSING_KINDS.some((kind) => kind === fault.kind)) throw badFault(text)
  return fault
}

/** Whether a call names its own fault, whatever the rules say. */
export const hasOwnFault = (incoming: Pick<Incoming, 'steered' | 'header'>): boolean =>
  (incoming.header(TESTER_HEADER.status) ?? incoming.header(TESTER_HEADER.fault)) !== undefined &&
  incoming.steered

const timed = (fault: Fault): Fault =>
  fault.kind === 'delay' && fault.delayMs === undefined ? { ...fault, delayMs: USUAL_DELAY } : fault

/** The fault of a call: its own headers first, then the rules of the world. */
export const faultOf = (
  incoming: Pick<Incoming, 'steered' | 'header' | 'path' | 'method'>,
  world: World,
  member: string | undefined,
): Fault | undefined => {
  const status = incoming.header(TESTER_HEADER.status)
  const fault = incoming.header(TESTER_HEADER.fault)
  if ((status !== undefined || fault !== undefined) && incoming.steered)
    return timed({ ...(fault ? parseFault(fault) : {}), ...(status ? parseStatus(status) : {}) })
  const found = world.faults.match({ path: incoming.path, method: incoming.method, member })
  return found && timed(found)
}

const FORCED_REASON = `forced by ${TESTER_HEADER.status} or by a fault rule of this world`
const isHiding = (status: StatusName): boolean => status === 'ACCESS_DENIED' || status === 'ILLEGAL_PARAMETER'

/** The answer that a fault stands for; undefined when it only delays. */
const forcedAnswer = (fault: Fault, dataFor: (status: string) => unknown): Answer | undefined => {
  if (fault.status) {
    const answer = answerWith(fault.status, fault.data ?? dataFor(fault.status), fault.message)
    return isHiding(fault.status) ? { ...answer, reason: FORCED_REASON } : answer
  }
  if (fault.http) return { http: fault.http, body: '' }
  if (fault.kind === 'drop') return { http: 200, body: '', transport: 'cut' }
  if (fault.kind === 'timeout') return { http: 200, body: '', transport: 'held' }
  if (fault.kind === 'malformed') return { http: 200, body: '{"status_code":6000,"data":{"broken' }
  if (fault.kind === 'empty') return { http: 200, body: '' }
  return undefined
}

/** A call under a fault: what is answered, as the journal has it, and what its caller hears, who may never hear what was. */
export const servedUnder = (
  fault: Fault | undefined,
  dataFor: (status: string) => unknown,
  serve: () => Answer,
): { answered: Answer; heard: Answer; isForced: boolean } => {
  const forced = fault && forcedAnswer(fault, dataFor)
  const answered = forced && !fault?.after ? forced : serve()
  return { answered, heard: forced ?? answered, isForced: forced !== undefined }
}

export const wait = (ms: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, Math.min(ms, MAX_DELAY)))
