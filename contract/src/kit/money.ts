import { z } from 'zod'
import { AMOUNT_MAX_LENGTH, AMOUNT_PATTERN, amountError } from '../rules/money/amount.ts'
import { ruled } from './fields.ts'

/** Money on the wire: yuan as a string with two decimals ("1234.50"); integer cents inside (U-NET-06). */
export const Yuan = z
  .string()
  .regex(/^-?\d{1,13}\.\d{2}$/)
  .meta({ description: '金额（元），两位小数的字符串', examples: ['1234.50'] })

/** What a player types: up to two decimals, positive, at most 12 characters (V-VT-02, V-VT-03). */
export const AmountInput = ruled((value) => amountError(value))
  .max(AMOUNT_MAX_LENGTH)
  .regex(AMOUNT_PATTERN)
