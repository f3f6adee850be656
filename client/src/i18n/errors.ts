import type { StatusName } from '@app/contract/kit/status'
import { errorText } from './error.ts'

/** What to say for a code when the server sent no words. */
export const wordsFor = (name: StatusName): string => (name === 'SUCCESS' ? '' : errorText(name))
