import type { LoginTries } from '@app/contract/auth/auth'
import { clock } from '../../lib/clock.ts'
import { isFailure } from '../failure.ts'

/** What a refused password says of the tries that are left and of the lock. */
export const triesOf = (error: unknown): Partial<LoginTries> => {
  const data = isFailure(error) && error.kind === 'refused' ? (error.data as LoginTries | null) : null
  return data ?? {}
}
/** When the password is taken again; undefined while it is. */
export const lockedUntil = (error: unknown): number | undefined => {
  const { seconds = 0 } = triesOf(error)
  return seconds > 0 ? clock.now() + seconds * 1000 : undefined
}
