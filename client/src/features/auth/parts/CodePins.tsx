import { VERIFY_CODE_LENGTH } from '@app/contract/rules/verifyCode'
import { Input, PinInput } from '@mantine/core'
import { useId } from 'react'
import { useAuthText } from '../../../i18n/auth.ts'
import { useLiteral } from '../../../i18n/literal.ts'

interface Props {
  value: string
  error?: string | null | undefined
  onChange: (code: string) => void
}

/** Six boxes for six digits; a pasted or suggested code fills all of them. */
export const CodePins = ({ value, error, onChange }: Props) => {
  const t = useAuthText()
  const literal = useLiteral()
  const errorId = useId()
  return (
    <div role="group" aria-label={t('code')}>
      <PinInput
        length={VERIFY_CODE_LENGTH}
        type="number"
        oneTimeCode
        size="sm"
        placeholder=""
        value={value}
        error={Boolean(error)}
        onChange={onChange}
        getInputProps={(at) => ({
          'aria-label': t('codeDigit', { at: at + 1 }),
          ...(at === 0 ? { 'data-autofocus': true } : {}),
          ...(error ? { 'aria-describedby': errorId, 'aria-invalid': true } : {}),
        })}
      />
      {error && (
        <Input.Error id={errorId} mt={6} role="alert">
          {literal(error)}
        </Input.Error>
      )}
    </div>
  )
}
