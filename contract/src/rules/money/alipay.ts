import { ALIPAY_FORMAT, ALIPAY_REQUIRED } from '../addedTexts.ts'
import { isEmail } from '../account/email.ts'
import { isPhone } from '../account/phone.ts'

/** An account is a Chinese mobile number or an e-mail address (U-FD-07). */
export const alipayError = (value: string): string | null => {
  if (value === '') return ALIPAY_REQUIRED
  return isPhone(value) || isEmail(value) ? null : ALIPAY_FORMAT
}
