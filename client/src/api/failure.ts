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
  /** Of the message. */
  language?: string | undefined
  /** What the server says became of an order that was refused on the way. */
  became?: 'never' | 'unknown' | 'unheard'
}

/** No answer that could be read: nothing is known about what the server did. */
export interface Trouble extends Ended {
  kind: 'trouble'
  cause: 'offline' | 'network' | 'timeout' | 'malformed' | 'aborted'
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

let wordsFor: (name: StatusName | 'OFFLINE') => string = (name) =>
  STATUS[name === 'OFFLINE' ? 'SERVER_ERROR' : name].message
let languageNow: () => string | undefined = () => undefined

/** Gives the fallback texts of the chosen language, and which that is; until then they are the catalogue's. */
export const speakWith = (words: typeof wordsFor, language: typeof languageNow): void => {
  wordsFor = words
  languageNow = language
}

/** What an answer with a refusal comes to. */
export const refused = (envelope: Pick<Refusal, 'status_code' | 'data' | 'message'>): Failure => ({
  kind: 'refused',
  ...envelope,
  language: languageNow(),
})

/** What a call comes to whose session has ended, whatever became of it. */
export const OVER: Failure = {
  kind: 'refused',
  status_code: STATUS.LOGIN_EXPIRED.code,
  data: null,
  message: '',
  isOver: true,
}

/**
 * What to tell the player: the server's words, else the catalogue's, else that there is no network or that the service has trouble; '' is nothing. Words in
 * the language before give way to the catalogue's: whoever keeps a failure on the screen asks anew with each picture.
 */
export const reasonOf = (error: unknown): string => {
  if (isFailure(error) && (error.isOver || error.isTold)) return ''
  return wordsOf(error)
}

const wordsOf = (error: unknown): string => {
  if (isTrouble(error) && error.cause === 'offline') return wordsFor('OFFLINE')
  const name = refusalOf(error)
  const refusal = isFailure(error) && error.kind === 'refused' ? error : undefined
  const isOld = name !== undefined && refusal?.language !== languageNow()
  return (!isOld && refusal?.message) || wordsFor(name ?? 'SERVER_ERROR')
}
