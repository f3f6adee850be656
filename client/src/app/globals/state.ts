import type {
  AuthWay,
  CaptchaQuestion,
  CodeQuestion,
  DialogMessage,
  LoadingOptions,
  RiskyLogin,
  VenueEntry,
} from '../../lib/bus.ts'
import { signal } from '../../lib/signal.ts'

/** What the one auth dialog shows: the form by way 1 or 2, retrieval by way 3 or 4, or the new device. */
export interface AuthState {
  mode: 'form' | 'retrieval' | 'newDevice'
  way: AuthWay
  risky?: RiskyLogin
}

/** The brand header goes away in new-device mode and after a password change (UI-AUTH-04). */
export const auth = signal<AuthState | null>(null)
export const isPasswordChanged = signal(false)
export const captcha = signal<CaptchaQuestion | null>(null)
export const codeQuestion = signal<CodeQuestion | null>(null)
export const dialogs = signal<readonly DialogMessage[]>([])
export const loading = signal<LoadingOptions | null>(null)
export const venueEntry = signal<VenueEntry | null>(null)
/** From the first toast on their host is there; until then nobody pays for it. */
export const hasToasts = signal(false)
export const isAskedToLogin = signal(false)
export const bottomNotice = signal<{ text: string; at: number } | null>(null)
