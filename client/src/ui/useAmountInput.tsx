import { AMOUNT_DECIMALS, AMOUNT_MAX_LENGTH } from '@app/contract/rules/money/amount'
import { type ReactNode, useState } from 'react'
import { useFieldText } from '../i18n/field.ts'
import { readAmount } from '../lib/text/amount.ts'
import { halfWidth } from '../lib/text/typed.ts'
import { PRESSED } from './pressed.ts'
import css from './AmountField/AmountField.module.css'

/** More of what was refused isn't repeated. */
const NAMED_MAX = 14
const WHOLE = /^\d*$/

const readWhole = (text: string): string | undefined => {
  const plain = halfWidth(text).replace(/\s/g, '')
  return WHOLE.test(plain) ? plain : undefined
}

/** What was put into a value to make a text of it; undefined when more than that changed. */
const putInto = (value: string, text: string): string | undefined => {
  let start = 0
  while (start < value.length && value[start] === text[start]) start += 1
  return text.endsWith(value.slice(start)) ? text.slice(start, text.length - value.length + start) : undefined
}

interface Refused {
  /** The value that it didn't change. */
  value: string
  what: string
  isKey: boolean
}

/** For a field of money (or of whole minutes): takes what begins an amount; anything else changes nothing, and is told until something is taken or the field is left. */
export const useAmountInput = (value: string, onChange: (amount: string) => void, isWhole = false) => {
  const t = useFieldText()
  const [refused, setRefused] = useState<Refused>()
  const told = refused?.value === value ? refused : undefined
  const forget = () => setRefused(undefined)
  const type = (text: string): void => {
    const amount = isWhole ? readWhole(text) : readAmount(text)
    if (amount === undefined) {
      const key = putInto(value, text)
      const isKey = key?.length === 1
      const before = isKey && told?.isKey ? told.what : ''
      setRefused({ value, what: before + (key || text), isKey })
      return
    }
    forget()
    onChange(amount)
  }
  const named = told && (told.what.length > NAMED_MAX ? `${told.what.slice(0, NAMED_MAX)}…` : told.what)
  const words =
    named === undefined
      ? null
      : isWhole
        ? t('wholeRefused', { what: named })
        : t('amountRefused', { what: named, digits: AMOUNT_MAX_LENGTH, decimals: AMOUNT_DECIMALS })
  const note = words && <span className={css.note}>{words}</span>
  /** What stands below the field. What wasn't taken is no error: what stands there is what counts. */
  const below = (error?: ReactNode) => (note ? { success: note, withSuccessStyles: false } : { error })
  /** What wasn't taken goes with the field's focus; under a press nothing may move up. */
  const leave = () =>
    setTimeout(() => {
      if (document.querySelector(PRESSED)) addEventListener('click', forget, { once: true })
      else forget()
    })
  return { type, words, below, leave }
}
