import { EMAIL_MAX, emailError } from '@app/contract/rules/account/email'
import { phoneError } from '@app/contract/rules/account/phone'
import { FORGOT_USERNAME_MAX, forgotUsernameError } from '@app/contract/rules/account/username'
import { Button, Stack, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useAuthText } from '../text.ts'
import { useLiteral } from '../../../i18n/literal.ts'
import { PhoneField } from '../../../ui/PhoneField/PhoneField.tsx'
import { useErrors } from '../../../ui/useErrors.ts'
import { useFirstError } from '../../../ui/useFirstError.ts'
import { useLimit } from '../../../ui/useLimit.ts'
import { useSubmit } from '../../../ui/useSingly.ts'
import { useAreas } from '../../../api/areas.ts'
import type { ForgotFields } from '../forms.ts'
import type { Way } from '../retrieval.ts'

interface Props {
  by: Way
  form: ForgotFields
  areaCode: string
  onChange: (part: Partial<ForgotFields>) => void
  onArea: (areaCode: string) => void
  onSubmit: () => Promise<void>
}

/** Step 0: who is asking, and where the code goes. */
export const RetrievalIdentity = ({ by, form, areaCode, onChange, onArea, onSubmit }: Props) => {
  const t = useAuthText()
  const literal = useLiteral()
  const { username, account } = form
  const { errors, setErrors, attempt } = useErrors({ username, account: `${areaCode} ${account}` })
  const nameLimit = useLimit(FORGOT_USERNAME_MAX, username)
  const emailLimit = useLimit(EMAIL_MAX, account)
  const [isBusy, setBusy] = useState(false)
  const formRef = useFirstError(attempt)
  const areas = useAreas()
  const pattern = areas.find((area) => area.areaCode === areaCode)?.regex
  const submit = useSubmit(async () => {
    const wrong = {
      username: forgotUsernameError(username),
      account: by === 'phone' ? phoneError(account, pattern) : emailError(account),
    }
    setErrors(wrong)
    if (wrong.username || wrong.account) return
    setBusy(true)
    await onSubmit().finally(() => setBusy(false))
  })
  return (
    <form ref={formRef} onSubmit={submit} noValidate>
      <Stack>
        <TextInput
          data-autofocus
          label={t('username')}
          placeholder={t('usernameHint')}
          autoComplete="username"
          value={username}
          error={literal(errors.username) ?? nameLimit.words}
          onChange={(event) => onChange({ username: nameLimit.take(event.currentTarget.value) })}
        />
        {by === 'phone' ? (
          <PhoneField
            areas={areas}
            areaCode={areaCode}
            phone={account}
            labels={{ area: t('area'), phone: t('phone'), hint: t('phoneHint') }}
            error={literal(errors.account)}
            onArea={onArea}
            onPhone={(phone) => onChange({ account: phone })}
          />
        ) : (
          <TextInput
            label={t('email')}
            placeholder={t('emailHint')}
            type="email"
            autoComplete="email"
            value={account}
            error={literal(errors.account) ?? emailLimit.words}
            onChange={(event) => onChange({ account: emailLimit.take(event.currentTarget.value.trim()) })}
          />
        )}
        <Button type="submit" size="md" loading={isBusy}>
          {t('next')}
        </Button>
      </Stack>
    </form>
  )
}
