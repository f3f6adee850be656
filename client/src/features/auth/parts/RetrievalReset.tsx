import { newPasswordError, repeatNewPasswordError } from '@app/contract/rules/account/password'
import { Button, Stack } from '@mantine/core'
import { useState } from 'react'
import { useAuthText } from '../text.ts'
import { useLiteral } from '../../../i18n/literal.ts'
import { md5 } from '../../../lib/device/md5.ts'
import { useErrors } from '../../../ui/useErrors.ts'
import { useFirstError } from '../../../ui/useFirstError.ts'
import { useSubmit } from '../../../ui/useSingly.ts'
import type { ForgotFields } from '../forms.ts'
import { PasswordField } from '../../../ui/PasswordField/PasswordField.tsx'

interface Props {
  form: ForgotFields
  onChange: (part: Partial<ForgotFields>) => void
  onSubmit: (passwordHash: string) => Promise<void>
}

/** Step 2: the new password, twice. */
export const RetrievalReset = ({ form, onChange, onSubmit }: Props) => {
  const t = useAuthText()
  const literal = useLiteral()
  const { password, password2 } = form
  const { errors, setErrors, attempt } = useErrors({ password, password2: `${password}\n${password2}` })
  const [isBusy, setBusy] = useState(false)
  const formRef = useFirstError(attempt)
  const submit = useSubmit(async () => {
    const wrong = {
      password: newPasswordError(password),
      password2: repeatNewPasswordError(password, password2),
    }
    setErrors(wrong)
    if (wrong.password || wrong.password2) return
    setBusy(true)
    await onSubmit(md5(password)).finally(() => setBusy(false))
  })
  return (
    <form ref={formRef} onSubmit={submit} noValidate>
      <Stack>
        <PasswordField
          data-autofocus
          label={t('newPassword')}
          placeholder={t('newPasswordHint')}
          value={password}
          error={literal(errors.password)}
          onChange={(event) => onChange({ password: event.currentTarget.value })}
          autoComplete="new-password"
        />
        <PasswordField
          label={t('newRepeat')}
          placeholder={t('repeatHint')}
          value={password2}
          error={literal(errors.password2)}
          onChange={(event) => onChange({ password2: event.currentTarget.value })}
          autoComplete="new-password"
        />
        <Button type="submit" size="md" loading={isBusy}>
          {t('next')}
        </Button>
      </Stack>
    </form>
  )
}
