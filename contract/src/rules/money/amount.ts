import { toCents } from '../../kit/cents.ts'
import { AMOUNT_FORMAT, TRANSFER_TOO_SMALL } from '../addedTexts.ts'
import { TRANSFER_MIN_CENTS } from '../limits.ts'
import { TRANSFER_AMOUNT_REQUIRED } from '../texts.ts'

export const AMOUNT_DECIMALS = 2 // V-VT-02
export const AMOUNT_MAX_LENGTH = 12 // V-VT-03

/** A positive amount in yuan as a player writes it: two decimals at most, no sign, no exponent (V-VT-02). */
export const AMOUNT_PATTERN = new RegExp(`^(?=.*[1-9])\\d+(?:\\.\\d{1,${AMOUNT_DECIMALS}})?$`)
const AMOUNT_BEGUN = new RegExp(`^(?:\\d+(?:\\.\\d{0,${AMOUNT_DECIMALS}})?)?$`)

/** The length counts the point (V-VT-03). */
export const isAmount = (value: string): boolean =>
  value.length <= AMOUNT_MAX_LENGTH && AMOUNT_PATTERN.test(value)

/** Any amount field but the venue transfer's: `required` is the text of the empty field. */
export const amountError = (value: string, required: string = AMOUNT_FORMAT): string | null =>
  value === '' ? required : isAmount(value) ? null : AMOUNT_FORMAT

/** The venue transfer dialog (V-VT-01 to V-VT-03). */
export const transferAmountError = (value: string): string | null =>
  amountError(value, TRANSFER_AMOUNT_REQUIRED)

/** The same from the centre into a venue, which takes no less than a yuan. */
export const transferInError = (value: string): string | null =>
  transferAmountError(value) ?? (toCents(value) < TRANSFER_MIN_CENTS ? TRANSFER_TOO_SMALL : null)

/** Whether a field may show this on the way to an amount: a third decimal or a 13th character can't be typed. */
export const isAmountBegun = (value: string): boolean =>
  value.length <= AMOUNT_MAX_LENGTH && AMOUNT_BEGUN.test(value)
