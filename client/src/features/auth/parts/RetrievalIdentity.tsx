import { EMAIL_MAX, emailError } from '@app/contract/rules/email'
import { phoneError } from '@app/contract/rules/phone'
import { FORGOT_USERNAME_MAX, forgotUsernameError } from '@app/contract/rules/username'
import { Button, Stack, TextInput } from '@mantine/core'
import { useState, type SubmitEvent } from 'react'
import { useAuthText } from '../../../i18n/auth.ts'
import { useLiteral } from '../../../i18n/literal.ts'
import { PhoneField } from '../../../ui/PhoneField/PhoneField.tsx'
import { useFirstError } from '../../../ui/useFirstError.ts'
import { useAreas } from '../../../api/areas.ts'
import type { Account, Way } from '../retrieval.ts'

interface Props {
  by: Way
  account: Account
  onSubmit: (account: Account) => Promise<void>
}

/** Step 0: who is asking, and where the code goes. */
export const RetrievalIdentity = ({ by, account, onSubmit }: Props) => {
  const t = useAuthText()
  const literal = useLiteral()
  const [name, setName] = useState(account.name)
  const [target, setTarget] = useState(account.target)
  const [areaCode, setAreaCode] = useState(account.areaCode)
  const [errors, setErrors] = useState<{ name?: string | null; target?: string | null }>({})
  const [isBusy, setBusy] = useState(false)
  const formRef = useFirstError(errors)
  const areas = useAreas()
  const pattern = areas.find((area) => area.areaCode === areaCode)?.regex
  const submit = async (event: SubmitEvent) => {
    event.preventDefault()
    const wrong = {
      name: forgotUsernameError(name),
      target: by === 'phone' ? phoneError(target, pattern) : emailError(target),
    }
    setErrors(wrong)
    if (wrong.name || wrong.target || isBusy) return
    setBusy(true)
    await onSubmit({ name: name.trim(), target, areaCode }).finally(() => setBusy(false))
  }
  return (
    <form ref={formRef} onSubmit={(event) => void submit(event)} noValidate>
      <Stack>
        <TextInput
          data-autofocus
          label={t('username')}
          placeholder={t('usernameHint')}
          autoComplete="username"
          maxLength={FORGOT_USERNAME_MAX}
          value={name}
          error={literal(errors.name)}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        {by === 'phone' ? (
          <PhoneField
            areas={areas}
            areaCode={areaCode}
            phone={target}
            labels={{ area: t('area'), phone: t('phone'), hint: t('phoneHint') }}
            error={literal(errors.target)}
            onArea={setAreaCode}
            onPhone={setTarget}
          />
        ) : (
          <TextInput
            label={t('email')}
            placeholder={t('emailHint')}
            type="email"
            autoComplete="email"
            maxLength={EMAIL_MAX}
            value={target}
            error={literal(errors.target)}
            onChange={(event) => setTarget(event.currentTarget.value.trim())}
          />
        )}
        <Button type="submit" size="md" loading={isBusy}>
          {t('next')}
        </Button>
      </Stack>
    </form>
  )
}
