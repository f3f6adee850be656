import { Button, TextInput } from '@mantine/core'
import { toCents } from '@app/contract/kit/cents'
import { AMOUNT_MAX_LENGTH, isAmount } from '@app/contract/rules/amount'
import type { ReactNode } from 'react'
import { useUiText } from '../../i18n/ui.ts'
import { stripCents, typedAmount } from '../../lib/amount.ts'
import { uppercaseAmount } from '../../lib/uppercaseAmount.ts'
import css from './AmountField.module.css'

interface Props {
  label: string
  value: string
  onChange: (amount: string) => void
  error?: ReactNode
  hint?: ReactNode
  placeholder?: string
  unit?: string
  /** What 全部 fills in; without it there is no such button. */
  all?: string | undefined
  /** Says the amount in the capitals of banking under the field. */
  inCapitals?: boolean
}

/** An amount as it may be typed: digits, one point, two decimals, twelve characters. */
export const AmountField = ({
  label,
  value,
  onChange,
  error,
  hint,
  placeholder,
  unit = '¥',
  all,
  inCapitals = false,
}: Props) => {
  const t = useUiText()
  const capitals = inCapitals && isAmount(value) ? uppercaseAmount(toCents(value)) : ''
  return (
    <div>
      <TextInput
        label={label}
        placeholder={placeholder}
        description={hint}
        leftSection={unit}
        leftSectionWidth={unit.length > 1 ? 56 : 36}
        inputMode="decimal"
        autoComplete="off"
        maxLength={AMOUNT_MAX_LENGTH}
        value={value}
        error={error}
        onChange={(event) => onChange(typedAmount(event.currentTarget.value, AMOUNT_MAX_LENGTH))}
        rightSectionWidth={72}
        rightSection={
          all !== undefined && (
            <Button
              variant="subtle"
              size="compact-sm"
              aria-label={`${t('all')} ${label}`}
              onClick={() => onChange(stripCents(all).slice(0, AMOUNT_MAX_LENGTH))}
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
