import { secondPasswordError, repeatNewPasswordError } from '@app/contract/rules/account/password'
import { Text } from '@mantine/core'
import { tellPassword } from '../../../api/codes/wrong.ts'
import { md5 } from '../../../lib/device/md5.ts'
import { digitsOf } from '../../../lib/text/typed.ts'
import { Form } from '../../../ui/Form/Form.tsx'
import fields from '../../../ui/Form/Form.module.css'
import { useForm } from '../../../ui/Form/useForm.ts'
import { PasswordField } from '../../../ui/PasswordField/PasswordField.tsx'
import type { FormProps } from '../dialog.ts'
import { useResetSecondPasswordMutation, useSetSecondPasswordMutation } from '../identity.api.ts'
import { useProfile } from '../member.api.ts'
import { useMemberText } from '../text.ts'
import { tellDone } from '../told.ts'

/** Six digits for withdrawals and cards: set for the first time, or again with a code (U-AUTH-09). */
export const SecondPasswordForm = ({ onDone }: FormProps) => {
  const t = useMemberText()
  const profile = useProfile()
  const isSet = profile?.secondPassword ?? false
  const [set] = useSetSecondPasswordMutation()
  const [reset] = useResetSecondPasswordMutation()
  const form = useForm({
    values: { password: '', repeat: '' },
    rules: {
      password: secondPasswordError,
      repeat: (repeat, { password }) => repeatNewPasswordError(password, repeat),
    },
    onSubmit: async ({ password, repeat }, refuse) => {
      const pair = { password: md5(password), secondPassword: md5(repeat) }
      const { error } = await (isSet ? reset(pair) : set(pair))
      if (error) return tellPassword(error, (words) => refuse({ password: words }))
      tellDone(t('secondPasswordSet'))
      return onDone()
    },
  })
  const shared = { inputMode: 'numeric', autoComplete: 'off' } as const
  return (
    <Form form={form} className={fields.told} action={t('confirm')}>
      <Text size="sm" c="dimmed">
        {t('secondPasswordHint')}
      </Text>
      {isSet && (
        <Text size="sm" c="dimmed">
          {t('codeBy-phone', { target: profile?.phone ?? '' })}
        </Text>
      )}
      <PasswordField
        data-autofocus
        label={t('newSecondPassword')}
        placeholder={t('sixDigits')}
        {...shared}
        {...form.text('password', { take: digitsOf })}
      />
      <PasswordField
        label={t('repeatSecondPassword')}
        placeholder={t('repeatHint')}
        {...shared}
        {...form.text('repeat', { take: digitsOf })}
      />
    </Form>
  )
}
