import { TextInput, type TextInputProps } from '@mantine/core'
import type { ComponentProps } from 'react'
import { CodeButton } from '../../../ui/CodeButton/CodeButton.tsx'
import { useMemberText } from '../text.ts'
import css from '../member.module.css'

/** The code and, beside the field, the button that sends it. */
export const CodeField = ({
  onSend,
  until,
  ...rest
}: TextInputProps & Pick<ComponentProps<typeof CodeButton>, 'onSend' | 'until'>) => {
  const t = useMemberText()
  return (
    <TextInput
      label={t('code')}
      placeholder={t('codeHint')}
      inputMode="numeric"
      autoComplete="one-time-code"
      inputContainer={(field) => (
        <div className={css.code}>
          {field}
          <CodeButton onSend={onSend} until={until} />
        </div>
      )}
      {...rest}
    />
  )
}
