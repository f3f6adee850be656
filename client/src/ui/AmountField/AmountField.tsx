import { Button, TextInput } from '@mantine/core'
import { toCents } from '@app/contract/kit/cents'
import { AMOUNT_MAX_LENGTH, isAmount } from '@app/contract/rules/money/amount'
import type { ReactNode } from 'react'
import { useFieldText } from '../../i18n/field.ts'
import { useLocale } from '../../i18n/locale.ts'
import { stripCents } from '../../lib/text/amount.ts'
import { uppercaseAmount } from '../../lib/text/uppercaseAmount.ts'
import { useAmountInput } from '../useAmountInput.tsx'
import css from './AmountField.module.css'

interface Props {
  className?: string | undefined
  label: string
  value: string
  onChange: (amount: string) => void
  onBlur?: (() => void) | undefined
  error?: ReactNode
  hint?: ReactNode
  placeholder?: string
  unit?: string
  /** What 全部 fills in; without it there is no such button. */
  all?: string | undefined
  /** Says an amount that is right in the capitals of banking under the field. */
  inCapitals?: boolean
}

/** What 全部 fills in of more than fits: the whole yuan. */
const fitting = (all: string): string => (all.length > AMOUNT_MAX_LENGTH ? (all.split('.')[0] ?? '') : all)

/** An amount as it may be typed: digits, one point, two decimals, twelve characters. */
export const AmountField = ({
  className,
  label,
  value,
  onChange,
  onBlur,
  error,
  hint,
  placeholder,
  unit = '¥',
  all,
  inCapitals = false,
}: Props) => {
  const t = useFieldText()
  const locale = useLocale()
  const input = useAmountInput(value, onChange)
  const capitals = inCapitals && !error && isAmount(value) ? uppercaseAmount(toCents(value), locale) : ''
  return (
    <div className={inCapitals ? css.withLine : undefined}>
      <TextInput
        className={className}
        label={label}
        placeholder={placeholder}
        description={hint}
        leftSection={unit}
        leftSectionWidth={unit.length > 1 ? 56 : 36}
        inputMode="decimal"
        autoComplete="off"
        value={value}
        {...input.below(error)}
        onChange={(event) => input.type(event.currentTarget.value)}
        onBlur={() => {
          input.leave()
          onBlur?.()
        }}
        rightSectionWidth={72}
        rightSection={
          all !== undefined && (
            <Button
              variant="subtle"
              size="compact-sm"
              aria-label={`${t('all')} ${label}`}
              onClick={() => onChange(fitting(stripCents(all)))}
            >
              {t('all')}
            </Button>
          )
        }
      />
      {inCapitals && (
        <p className={css.capitals} aria-live="polite">
          {capitals && (
            <>
              <span>{t('capitals')}</span> {capitals}
            </>
          )}
        </p>
      )}
    </div>
  )
}
