import type { StatusName } from '@app/contract/kit/status'
import { announce } from '../../api/baseQuery.ts'
import { isFailure, reasonOf, refusalOf, type Failure } from '../../api/failure.ts'
import { bus } from '../../lib/bus.ts'

/** What follows a login reaches beyond this feature: the application does it. */
export type OnSignedIn = (answer: { token: string; userId: string }) => Promise<void>

/** these five lead to the new-device screen. */
const RISKY: readonly (StatusName | undefined)[] = [
  'IP_NOT_PASSED',
  'DEVICE_NOT_PASSED',
  'DEVICE_AND_IP_NOT_PASSED',
  'LONG_TIME_NOT_LOGGED_IN',
  'RISKY_LOGIN',
]

/** A refused login: new device with what it needs, or the one message of the refusal. */
export const loginRefused = (
  error: unknown,
  { name, password }: { name: string; password: string },
): void => {
  if (!isFailure(error)) throw error
  if (!RISKY.includes(refusalOf(error))) return announce(error)
  const message = reasonOf(error)
  bus.emit('newDevice', { name, passwordHash: password, maskedPhone: phoneOf(error), message })
  bus.emit('toast', { kind: 'info', message })
}

const phoneOf = (failure: Failure): string => {
  const data = failure.kind === 'refused' ? (failure.data as { phoneNumber?: unknown } | null) : null
  return typeof data?.phoneNumber === 'string' ? data.phoneNumber : ''
}

/** LoginRequest.version is the login's own (TRAP-47). */
export const LOGIN_VERSION = '1'
