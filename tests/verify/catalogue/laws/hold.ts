import type { Envelope } from '@app/contract/kit/envelope'
import { STATUS, type StatusName, statusName } from '@app/contract/kit/status'
import { type Answered, Broken, NotProvable } from '../../backend.ts'

/** Throws Broken, in words, where two things that should be the same aren't. */
export const same = (clause: string, text: string, expected: unknown, actual: unknown): void => {
  if (JSON.stringify(expected) !== JSON.stringify(actual)) throw new Broken(clause, text, expected, actual)
}
export const holds = (clause: string, text: string, isSo: boolean, actual: unknown): void => {
  if (!isSo) throw new Broken(clause, text, true, actual)
}
/** The data of a call that ended as expected. */
export const ended = <T>(clause: string, name: StatusName, answer: Envelope<T>): T => {
  const came = statusName(answer.status_code) ?? answer.status_code
  same(clause, `应答 ${STATUS[name].code} ${name} · should be answered so`, name, came)
  return answer.data
}
export const done = <T>(clause: string, answer: Envelope<T>): T => ended(clause, 'SUCCESS', answer)

/** What counts as a repeat of the same write (U-NET-07). */
const REPEAT_MS = 1_000
const TRIES = 3

/** The answers to the same write sent twice at once, the accepted one first. Throws NotProvable where they don't arrive within a second. */
export const sentTwice = async <A extends Answered>(send: () => Promise<A>): Promise<[A, A]> => {
  for (let turn = 0; turn < TRIES; turn += 1) {
    const from = performance.now()
    const [one, other] = await Promise.all([send(), send()])
    const isLate = performance.now() - from >= REPEAT_MS
    const areDone = [one, other].every(({ status_code }) => status_code === STATUS.SUCCESS.code)
    if (!isLate || !areDone) return one.status_code <= other.status_code ? [one, other] : [other, one]
  }
  throw new NotProvable('两次相同的请求没能在一秒内到达 · two equal calls took more than a second to arrive')
}
