import { secondPasswordError, repeatNewPasswordError } from '@app/contract/rules/account/password'
import { Text } from '@mantine/core'
import { useState } from 'react'
import { useLiteral } from '../../../i18n/literal.ts'
import { useMemberText } from '../text.ts'
import { digitsOf } from '../../../lib/text/digits.ts'
import { md5 } from '../../../lib/device/md5.ts'
import type { FormProps } from '../dialog.ts'
import { useResetSecondPasswordMutation, useSetSecondPasswordMutation } from '../identity.api.ts'
import { useProfile } from '../member.api.ts'
import { tellDone } from '../told.ts'
import { MemberForm } from './MemberForm.tsx'
import { useErrors } from '../../../ui/useErrors.ts'
import { PasswordField } from '../../../ui/PasswordField/PasswordField.tsx'

/** Six digits for withdrawals and cards: set for the first time, or again with a code (U-AUTH-09). */
export const Form = ({ onDone }: FormProps) => {
  const t = useMemberText()
  const literal = useLiteral()
  const isSet = useProfile()?.secondPassword ?? false
  const [password, setPassword] = useState('')
  const [repeat, setRepeat] = useState('')
  const { errors, setErrors, attempt } = useErrors({ password, repeat: `${password}\n${repeat}` })
  const [set, setting] = useSetSecondPasswordMutation()
  const [reset, resetting] = useResetSecondPasswordMutation()
  const isBusy = setting.isLoading || resetting.isLoading
  const submit = async () => {
    const wrong = {
      password: secondPasswordError(password),
      repeat: repeatNewPasswordError(password, repeat),
    }
    setErrors(wrong)
    if (wrong.password || wrong.repeat) return
    const pair = { password: md5(password), secondPassword: md5(repeat) }
    const { error } = await (isSet ? reset(pair) : set(pair))
    if (error) return
    tellDone(t('secondPasswordSet'))
    onDone()
  }
  const shared = {
    inputMode: 'numeric' as const,
    autoComplete: 'off',
  }
  return (
    <MemberForm errors={attempt} isBusy={isBusy} action={t('confirm')} onSubmit={submit}>
      <Text size="sm" c="dimmed">
        {t('secondPasswordHint')}
      </Text>
      <PasswordField
        data-autofocus
        label={t('newSecondPassword')}
        value={password}
        error={literal(errors.password)}
        onChange={(event) => setPassword(digitsOf(event.currentTarget.value))}
        {...shared}
      />
      <PasswordField
        label={t('repeatSecondPassword')}
        value={repeat}
        error={literal(errors.repeat)}
        onChange={(event) => setRepeat(digitsOf(event.currentTarget.value))}
        {...shared}
      />
    </MemberForm>
  )
}
