import type { Envelope } from '@app/contract/kit/envelope'
import { STATUS, type StatusName, statusName } from '@app/contract/kit/status'
import { Broken } from '../../backend.ts'

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
