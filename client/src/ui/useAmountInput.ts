import { AMOUNT_DECIMALS, AMOUNT_MAX_LENGTH } from '@app/contract/rules/money/amount'
import { useState } from 'react'
import { useFieldText } from '../i18n/field.ts'
import { readAmount } from '../lib/text/amount.ts'

/** For a field of money: takes what begins an amount; anything else changes nothing, and is told. */
export const useAmountInput = (value: string, onChange: (amount: string) => void) => {
  const t = useFieldText()
  const [refusedAt, setRefusedAt] = useState<string>()
  const type = (text: string): void => {
    const amount = readAmount(text)
    setRefusedAt(amount === undefined ? value : undefined)
    if (amount !== undefined) onChange(amount)
  }
  const words =
    refusedAt === value ? t('amountRefused', { digits: AMOUNT_MAX_LENGTH, decimals: AMOUNT_DECIMALS }) : null
  return { type, words }
}
