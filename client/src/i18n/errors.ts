import { statusName } from '@app/contract/kit/status'
import { textNow } from './useT.ts'

/** What to say for a code when the server sent no words; an unknown code is the service's trouble. */
export const errorText = (code: number | undefined): string => {
  const name = code === undefined ? undefined : statusName(code)
  return name ? textNow('error', name) : textNow('error', 'SERVER_ERROR')
}
