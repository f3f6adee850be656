import { TextInput } from '@mantine/core'
import { useLiteral } from '../../../i18n/literal.ts'
import { useMemberText } from '../text.ts'
import { digitsOf } from '../../../lib/text/digits.ts'
import { CodeButton } from '../../../ui/CodeButton/CodeButton.tsx'
import css from '../member.module.css'

interface Props {
  value: string
  error: string | null | undefined
  onChange: (code: string) => void
  onSend: () => Promise<boolean>
}

/** The code and, beside the field, the button that sends it. */
export const CodeField = ({ value, error, onChange, onSend }: Props) => {
  const t = useMemberText()
  const literal = useLiteral()
  return (
    <TextInput
      label={t('code')}
      inputMode="numeric"
      autoComplete="one-time-code"
      inputContainer={(field) => (
        <div className={css.code}>
          {field}
          <CodeButton onSend={onSend} />
        </div>
      )}
      value={value}
      error={literal(error)}
      onChange={(event) => onChange(digitsOf(event.currentTarget.value))}
    />
  )
}
