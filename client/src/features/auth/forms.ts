/** The form that logs in and registers (ENT-04). One checkbox sets isRead and isAgree; opening a text sets isRead (TRAP-57). */
export interface LoginFields {
  username: string
  password: string
  repeatPassword: string
  isRead: boolean
  isAgree: boolean
  rememberPwd: boolean
}
export const EMPTY_LOGIN: LoginFields = {
  username: '',
  password: '',
  repeatPassword: '',
  isRead: false,
  isAgree: false,
  rememberPwd: false,
}

/** The form of a forgotten password, filled in over three steps; account is a phone or an e-mail (ENT-05). */
export interface ForgotFields {
  username: string
  account: string
  verifyCode: string
  password: string
  password2: string
}
export const EMPTY_FORGOT: ForgotFields = {
  username: '',
  account: '',
  verifyCode: '',
  password: '',
  password2: '',
}
