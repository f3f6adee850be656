import { VERIFY_CODE_LENGTH } from '@app/contract/rules/account/verifyCode'
import { Input, PinInput } from '@mantine/core'
import { type SyntheticEvent, useId, useState } from 'react'
import { useAuthText } from '../text.ts'
import { useFieldText } from '../../../i18n/field.ts'
import { digitsOf, unspaced } from '../../../lib/text/typed.ts'
import fields from '../../../ui/Form/Form.module.css'

interface Props {
  value: string
  error: string | null
  /** Stands there while nothing is wrong. */
  note?: string | null
  onChange: (code: string) => void
}

/** As wide as what is above and below it. */
const WHOLE_LINE = {
  root: { display: 'grid', gridTemplateColumns: `repeat(${VERIFY_CODE_LENGTH}, minmax(0, 1fr))` },
  pinInput: { width: '100%' },
} as const

/** Those of a Chinese keyboard too. */
const DIGITS = /^[\d\uFF10-\uFF19]+$/

/** Six boxes for six digits; a pasted or suggested code fills all of them. What is more than a code is refused, not cut. */
export const CodePins = ({ value, error, note, onChange }: Props) => {
  const t = useAuthText()
  const field = useFieldText()
  // Left to itself the library names the boxes anew after they are drawn, and they lose the focus.
  const id = useId()
  const errorId = `${id}-error`
  const [fullAt, setFullAt] = useState<string>()
  const refuse = (event: SyntheticEvent, isMore: boolean) => {
    setFullAt(isMore ? value : undefined)
    if (!isMore) return
    event.preventDefault()
    event.stopPropagation()
  }
  const words = fullAt === value ? field('mostCharacters', { max: VERIFY_CODE_LENGTH }) : error
  return (
    <div
      className={fields.answer}
      role="group"
      aria-label={t('code')}
      onPasteCapture={(event) =>
        refuse(event, unspaced(event.clipboardData.getData('text/plain')).length > VERIFY_CODE_LENGTH)
      }
      onChangeCapture={(event) => {
        const { value: typed, dataset } = event.target as HTMLInputElement
        const isSeventh = value.length === VERIFY_CODE_LENGTH && typed.length === 2 && 'last' in dataset
        refuse(event, isSeventh || unspaced(typed).length > VERIFY_CODE_LENGTH)
      }}
    >
      <PinInput
        id={id}
        length={VERIFY_CODE_LENGTH}
        type={DIGITS}
        inputType="tel"
        oneTimeCode
        size="md"
        gap="xs"
        styles={WHOLE_LINE}
        placeholder=""
        value={value}
        error={words !== null}
        onChange={(code) => onChange(digitsOf(code))}
        getInputProps={(at) => ({
          'aria-label': t('codeDigit', { at: at + 1 }),
          inputMode: 'numeric',
          ...(at === 0 ? { 'data-autofocus': true } : {}),
          ...(at === VERIFY_CODE_LENGTH - 1 ? { 'data-last': true } : {}),
          ...(words ? { 'aria-describedby': errorId, 'aria-invalid': true } : {}),
        })}
      />
      {words && (
        <Input.Error id={errorId} role="alert">
          {words}
        </Input.Error>
      )}
      {!words && note && <Input.Description>{note}</Input.Description>}
    </div>
  )
}
