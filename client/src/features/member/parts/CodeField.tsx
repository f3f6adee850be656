import { TextInput, type TextInputProps } from '@mantine/core'
import { CodeButton } from '../../../ui/CodeButton/CodeButton.tsx'
import { useMemberText } from '../text.ts'
import css from '../member.module.css'

/** The code and, beside the field, the button that sends it. */
export const CodeField = ({ onSend, ...rest }: TextInputProps & { onSend: () => Promise<boolean> }) => (
  <TextInput
    label={useMemberText()('code')}
    inputMode="numeric"
    autoComplete="one-time-code"
    inputContainer={(field) => (
      <div className={css.code}>
        {field}
        <CodeButton onSend={onSend} />
      </div>
    )}
    {...rest}
  />
)
