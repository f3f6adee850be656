import { STATUS, statusName, type StatusName } from '@app/contract/kit/status'

interface Ended {
  /** Of a session that has ended since: its end was the last message, nobody is told of this (TRAP-61). */
  isOver?: true
  /** The player has been told already. */
  isTold?: true
}

/** A refusal rejects with the whole response. */
interface Refusal extends Ended {
  kind: 'refused'
  status_code: number
  data: unknown
  message: string
}

/** No answer that could be read: nothing is known about what the server did. */
export interface Trouble extends Ended {
  kind: 'trouble'
  cause: 'network' | 'timeout' | 'malformed' | 'aborted'
}

export type Failure = Refusal | Trouble

export const isFailure = (error: unknown): error is Failure =>
  typeof error === 'object' &&
  error !== null &&
  'kind' in error &&
  (error.kind === 'refused' || error.kind === 'trouble')

export const isTrouble = (error: unknown): error is Trouble => isFailure(error) && error.kind === 'trouble'

/** The catalogue's name of a refusal's code; undefined for trouble, for foreign errors and for unknown codes. */
export const refusalOf = (error: unknown): StatusName | undefined =>
  isFailure(error) && error.kind === 'refused' ? statusName(error.status_code) : undefined

let wordsFor: (name: StatusName) => string = (name) => STATUS[name].message

/** Gives the fallback texts of the chosen language; until then they are the catalogue's. */
export const speakWith = (words: (name: StatusName) => string): void => {
  wordsFor = words
}

/** What a call comes to whose session has ended, whatever became of it. */
export const OVER: Failure = {
  kind: 'refused',
  status_code: STATUS.LOGIN_EXPIRED.code,
  data: null,
  message: '',
  isOver: true,
}

/** What to tell the player: the server's words, else the catalogue's, else that the service has trouble; '' is nothing. */
export const reasonOf = (error: unknown): string => {
  if (isFailure(error) && (error.isOver || error.isTold)) return ''
  return wordsOf(error)
}

const wordsOf = (error: unknown): string =>
  (isFailure(error) && error.kind === 'refused' && error.message) ||
  wordsFor(refusalOf(error) ?? 'SERVER_ERROR')
