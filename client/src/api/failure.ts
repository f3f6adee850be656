import { STATUS, statusName, type StatusName } from '@app/contract/kit/status'

/** A refusal rejects with the whole response. */
export interface Refusal {
  kind: 'refused'
  status_code: number
  data: unknown
  message: string
}

/** No answer that could be read: nothing is known about what the server did. */
export interface Trouble {
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

/** What to tell the player: the server's words, else the catalogue's, else that the service has trouble. */
export const reasonOf = (error: unknown): string =>
  (isFailure(error) && error.kind === 'refused' && error.message) ||
  wordsFor(refusalOf(error) ?? 'SERVER_ERROR')
