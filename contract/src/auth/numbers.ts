/** Four numberings that look alike and are not (TRAP-11). */

/** Which form the auth dialog shows (event switch_auth_way). */
export const SWITCH_EVENT = { login: 1, register: 2, phone: 3, email: 4 } as const
/** What a captcha is asked for (member/kaptchcate). */
export const KTYPE = { register: 1, phoneReset: 2, emailReset: 3, login: 4 } as const
/** What a code is sent for. 2 and 3 are the specification's; the others are invented for signed-in members (UN-04). */
export const SEND_TYPE = {
  bind: 1,
  reset: 2,
  newDevice: 3,
  changePassword: 4,
  secondPassword: 5,
  withdraw: 6,
  card: 7,
} as const
/** How a code is sent. */
export const SEND_CATE = { phone: 0, email: 1, voice: 2 } as const
/** How a captcha was passed (U-AUTH-04): codeId and code hold x-code and text, or lot_number and pass_token. */
export const KAPTCHCATE = { none: 0, picture: 1, slider: 2, exempt: 99 } as const

/** Body field `version` of the send-code calls, not the header, not the login's (TRAP-47). */
export const SEND_CODE_VERSION = 1
/** The site offers no agent login (PERM-06). */
export const NOT_AN_AGENT = 0
