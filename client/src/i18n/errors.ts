import type { StatusName } from '@app/contract/kit/status'
import { errorText } from './error.ts'

/** What to say for a code when the server sent no words; two codes are no errors and say nothing. */
export const wordsFor = (name: StatusName): string =>
  name === 'SUCCESS' || name === 'POPUP_NOT_PROMPTED' ? '' : errorText(name)
