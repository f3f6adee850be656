import type { RefusalName } from '@app/contract/kit/status'

/**
 * How a refusal reaches the player; each way is exactly one message.
 * toast · kept (a toast that its field repeats until what is in it changes) · dialog (温馨提示) · place (words inside the
 * dialog or form) · captcha and slider (a question, no words) ·
 * code (a code is asked for, with the server's words) · newDevice (the screen and a toast) · expired ·
 * again (back to the login form, which says so) · nothing.
 */
export type Shown =
  | 'toast'
  | 'kept'
  | 'dialog'
  | 'place'
  | 'captcha'
  | 'slider'
  | 'code'
  | 'newDevice'
  | 'expired'
  | 'again'
  | 'nothing'

/** Where a code (SC-…) asks for more than a toast; everything else is one. */
export const SHOWN: Partial<Record<RefusalName, Shown>> = {
  LOGIN_EXPIRED: 'expired',
  WARNING: 'dialog',
  UNBOUND_PHONE: 'dialog',
  PHONE_VERIFICATION_REQUIRED_1: 'dialog',
  PHONE_VERIFICATION_REQUIRED_2: 'dialog',
  AUTHENTICATION_REQUIRED: 'dialog',
  CONTACT_CUSTOMER_SERVICE: 'dialog',
  REGION_WARNING: 'dialog',
  BIND_REAL_NAME: 'dialog',
  LOGIN_REGISTER_SUSPENDED_POPUP: 'dialog',
  GRAPHIC_CAPTCHA_REQUIRED: 'captcha',
  RAPID_VERIFICATION: 'slider',
  POPUP_NOT_PROMPTED: 'nothing',
}

/** A visitor has no member's page to be sent to. */
export const SHOWN_TO_VISITORS: Partial<Record<RefusalName, Shown>> = {
  UNBOUND_PHONE: 'toast',
  AUTHENTICATION_REQUIRED: 'toast',
  BIND_REAL_NAME: 'toast',
}

/** the new-device screen opens, its reason is told by one toast. */
export const RISKY: Partial<Record<RefusalName, Shown>> = {
  IP_NOT_PASSED: 'newDevice',
  DEVICE_NOT_PASSED: 'newDevice',
  DEVICE_AND_IP_NOT_PASSED: 'newDevice',
  LONG_TIME_NOT_LOGGED_IN: 'newDevice',
  RISKY_LOGIN: 'newDevice',
}

/** everything that a dialog asks for a code says in place. */
export const inPlace = (names: readonly RefusalName[]): Partial<Record<RefusalName, Shown>> =>
  Object.fromEntries(
    names
      .filter((name) => !['GRAPHIC_CAPTCHA_REQUIRED', 'RAPID_VERIFICATION', 'LOGIN_EXPIRED'].includes(name))
      .map((name) => [name, 'place' as const]),
  )
