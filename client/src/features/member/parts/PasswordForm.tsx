import {
  loginPasswordError,
  newPasswordError,
  repeatNewPasswordError,
} from '@app/contract/rules/account/password'
import { SegmentedControl, Text } from '@mantine/core'
import { tellPassword } from '../../../api/codes/wrong.ts'
import { useMemberText } from '../text.ts'
import { bus } from '../../../lib/bus.ts'
import { md5 } from '../../../lib/device/md5.ts'
import { passwordParts } from '../../../lib/text/ruleParts.ts'
import { forget } from '../../../lib/device/remember.ts'
import type { FormProps } from '../dialog.ts'
import {
  usePasswordByEmailMutation,
  usePasswordByOldMutation,
  usePasswordByPhoneMutation,
} from '../identity.api.ts'
import { useProfile } from '../member.api.ts'
import { tellDone } from '../told.ts'
import { Form } from '../../../ui/Form/Form.tsx'
import fields from '../../../ui/Form/Form.module.css'
import { MetRules, RULES_BELOW } from '../../../ui/Form/MetRules.tsx'
import { useForm } from '../../../ui/Form/useForm.ts'
import { PasswordField } from '../../../ui/PasswordField/PasswordField.tsx'

type Way = 'phone' | 'email' | 'old'

/** A new login password: by phone, by e-mail or by the old one. Other sessions end (U-AUTH-16). */
export const PasswordForm = ({ onDone }: FormProps) => {
  const t = useMemberText()
  const profile = useProfile()
  const ways: Way[] = [
    ...(profile?.bindPhone ? (['phone'] as const) : []),
    ...(profile?.bindEmail ? (['email'] as const) : []),
    'old',
  ]
  const [byPhone] = usePasswordByPhoneMutation()
  const [byEmail] = usePasswordByEmailMutation()
  const [byOld] = usePasswordByOldMutation()
  const form = useForm({
    values: { way: ways[0] ?? 'old', old: '', password: '', repeat: '' },
    rules: {
      old: (old, { way }) => (way === 'old' ? loginPasswordError(old) : null),
      password: newPasswordError,
      repeat: (repeat, { password }) => repeatNewPasswordError(password, repeat),
    },
    onSubmit: async ({ way, old, password, repeat }, refuse) => {
      const pair = { password: md5(password), secondPassword: md5(repeat) }
      const { error } = await (way === 'old'
        ? byOld({ oldPassword: md5(old), ...pair })
        : (way === 'phone' ? byPhone : byEmail)(pair))
      // The old one that is set anew is refused as the new one.
      const isOld = way === 'old' && old !== password
      if (error) return tellPassword(error, (words) => refuse(isOld ? { old: words } : { password: words }))
      // What this device remembers would fail the next time.
      forget()
      bus.emit('password_change_success')
      tellDone(t('passwordChanged'))
      return onDone()
    },
  })
  const { way } = form.values
  return (
    <Form form={form} className={fields.told} action={t('confirm')} note={t('otherSessionsEnd')}>
      {/* By it the browser knows which password it keeps anew. */}
      <input hidden readOnly autoComplete="username" value={profile?.name ?? ''} />
      {ways.length > 1 && (
        <SegmentedControl
          aria-label={t('passwordWay')}
          fullWidth
          value={way}
          data={ways.map((one) => ({ value: one, label: t(`way-${one}`) }))}
          onChange={(value) => form.set({ way: value })}
        />
      )}
      {way !== 'old' && (
        <Text size="sm" c="dimmed">
          {t(`codeBy-${way}`, { target: (way === 'phone' ? profile?.phone : profile?.email) ?? '' })}
        </Text>
      )}
      {way === 'old' && (
        <PasswordField
          label={t('oldPassword')}
          placeholder={t('oldPasswordHint')}
          autoComplete="current-password"
          {...form.text('old')}
        />
      )}
      <PasswordField
        label={t('newPassword')}
        placeholder={t('newPasswordHint')}
        description={
          <MetRules
            isRefused={form.errorOf('password') !== null}
            rules={passwordParts(form.values.password).map(({ part, isMet }) => ({ words: t(part), isMet }))}
          />
        }
        inputWrapperOrder={RULES_BELOW}
        autoComplete="new-password"
        {...form.text('password')}
      />
      <PasswordField
        label={t('repeatPassword')}
        placeholder={t('repeatHint')}
        autoComplete="new-password"
        {...form.text('repeat')}
      />
    </Form>
  )
}
