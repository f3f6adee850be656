import { STATUS, type StatusName } from '@app/contract/kit/status'
import { connectionText } from './connection.ts'
import { texts } from './locale.ts'

/** What to say for a code when the server sent no words: the catalogue's own, or theirs in the chosen language. */
export const wordsFor = (name: StatusName | 'OFFLINE'): string => {
  if (name === 'OFFLINE') return connectionText('cut')
  return name === 'SUCCESS' ? '' : (texts.get().slices.error?.[name] ?? STATUS[name].message)
}
