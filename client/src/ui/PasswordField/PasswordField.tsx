import { PasswordInput, type PasswordInputProps } from '@mantine/core'
import { useFieldText } from '../../i18n/field.ts'

/** A password whose letters can be shown, by keyboard too. */
export const PasswordField = (props: PasswordInputProps) => {
  const t = useFieldText()
  return (
    <PasswordInput
      aria-invalid={props.error ? true : undefined}
      {...props}
      visibilityToggleButtonProps={{ 'aria-label': t('showPassword'), tabIndex: 0 }}
    />
  )
}
