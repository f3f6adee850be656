import { useEffect } from 'react'
import type { StatusName } from '@app/contract/kit/status'
import { announce } from '../../api/baseQuery.ts'
import { isFailure, reasonOf, refusalOf, type Failure } from '../../api/failure.ts'
import { triesOf } from '../../api/codes/tries.ts'
import { bus } from '../../lib/bus.ts'
import { type Credential, forget, remember } from '../../lib/device/remember.ts'
import { authText } from './text.ts'

/** What the next success keeps on the device: undefined for an unticked login, which forgets what was kept. */
let toKeep: Credential | undefined
export const keepCredential = (credential: Credential | undefined): void => {
  toKeep = credential
}
/** A login went through, at once or after the new-device check (LS-08). */
export const settleCredential = (name: string): void => {
  if (toKeep && toKeep.username === name) remember(toKeep)
  else if (!toKeep) forget()
  toKeep = undefined
}

/** What follows a login reaches beyond this feature: the application does it. */
export type OnSignedIn = (answer: { token: string; userId: string }) => Promise<void>

/** Login and registration; the name that was typed into one of them goes along to the other. */
export interface FormProps {
  name: string
  onName: (name: string) => void
  onSignedIn: OnSignedIn
}
export const useNameAlong = (name: string, tell: (name: string) => void): void =>
  useEffect(() => tell(name), [name, tell])

/** these five lead to the new-device screen. */
const RISKY: readonly (StatusName | undefined)[] = [
  'IP_NOT_PASSED',
  'DEVICE_NOT_PASSED',
  'DEVICE_AND_IP_NOT_PASSED',
  'LONG_TIME_NOT_LOGGED_IN',
  'RISKY_LOGIN',
]

/** A refused login: new device with what it needs, or the one message of the refusal; a lock that says how long it lasts counts down at its field. */
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

/** The last of the wrong passwords are counted down. */
const TOLD_TRIES = 2

/** What stands at the password: the reason, and how many more may be wrong. */
export const passwordWords = (error: unknown): string => {
  const reason = reasonOf(error)
  const { left = Infinity } = triesOf(error)
  return left > 0 && left <= TOLD_TRIES ? authText('triesLeft', { reason, left }) : reason
}

const phoneOf = (failure: Failure): string => {
  const data = failure.kind === 'refused' ? (failure.data as { phoneNumber?: unknown } | null) : null
  return typeof data?.phoneNumber === 'string' ? data.phoneNumber : ''
}

/** LoginRequest.version is the login's own (TRAP-47). */
export const LOGIN_VERSION = '1'
