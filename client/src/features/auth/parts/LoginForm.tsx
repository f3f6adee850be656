import { KTYPE, NOT_AN_AGENT } from '@app/contract/auth/numbers'
import { loginPasswordError } from '@app/contract/rules/account/password'
import { loginUsernameError } from '@app/contract/rules/account/username'
import { Checkbox, Group, TextInput } from '@mantine/core'
import { useState } from 'react'
import { withCaptcha } from '../../../api/codes/captcha.ts'
import { isFailure, reasonOf, refusalOf } from '../../../api/failure.ts'
import { useAuthText } from '../text.ts'
import { AUTH_WAY, bus } from '../../../lib/bus.ts'
import { md5 } from '../../../lib/device/md5.ts'
import { remembered } from '../../../lib/device/remember.ts'
import { halfWidth } from '../../../lib/text/typed.ts'
import { Form } from '../../../ui/Form/Form.tsx'
import fields from '../../../ui/Form/Form.module.css'
import { Submit } from '../../../ui/Form/Submit.tsx'
import { useForm } from '../../../ui/Form/useForm.ts'
import { useCaptchaKindMutation, useLoginMutation } from '../auth.api.ts'
import { EMPTY_LOGIN } from '../forms.ts'
import {
  type FormProps,
  keepCredential,
  LOGIN_VERSION,
  loginRefused,
  settleCredential,
  useNameAlong,
} from '../login.ts'
import { FormModes } from './FormModes.tsx'
import { Link } from './Link.tsx'
import { PasswordField } from '../../../ui/PasswordField/PasswordField.tsx'

export const LoginForm = ({ name, onName, onSignedIn }: FormProps) => {
  const t = useAuthText()
  const [kept] = useState(remembered)
  const [captchaKind] = useCaptchaKindMutation()
  const [login] = useLoginMutation()
  const form = useForm({
    values: { ...EMPTY_LOGIN, ...(name ? { username: name } : kept), rememberPwd: kept !== undefined },
    rules: { username: loginUsernameError, password: loginPasswordError },
    onSubmit: async ({ username, password, rememberPwd }, refuse) => {
      const account = { name: username, password: md5(password) }
      keepCredential(rememberPwd ? { username, password } : undefined)
      try {
        const { need } = await captchaKind({ ...account, ktype: KTYPE.login }).unwrap()
        const answer = await withCaptcha(need, (solved) =>
          login({ isAgent: NOT_AN_AGENT, ...account, ...solved, version: LOGIN_VERSION }).unwrap(),
        )
        if (!answer) return
        settleCredential(username)
        await onSignedIn(answer)
      } catch (error) {
        loginRefused(error, account)
        if (isFailure(error) && refusalOf(error) === 'INVALID_CREDENTIALS')
          refuse({ password: () => reasonOf(error) })
      }
    },
  })
  const { username, password } = form.values
  useNameAlong(username === kept?.username ? '' : username, onName)
  const isReady = username !== '' && password !== ''
  return (
    <>
      <FormModes way={AUTH_WAY.login} />
      <Form form={form} className={fields.told}>
        <TextInput
          data-autofocus
          label={t('username')}
          placeholder={t('usernameHint')}
          autoComplete="username"
          autoCapitalize="none"
          {...form.text('username', { take: halfWidth })}
        />
        <PasswordField
          label={t('password')}
          placeholder={t('passwordHint')}
          autoComplete="current-password"
          {...form.text('password')}
        />
        <Group justify="space-between">
          <Checkbox label={t('remember')} {...form.box('rememberPwd')} />
          <Link onClick={() => bus.emit('forget_password')}>{t('forgot')}</Link>
        </Group>
        <Submit size="md" variant={isReady ? 'filled' : 'light'} isBusy={form.isBusy}>
          {t('login')}
        </Submit>
        <Group justify="space-between" gap="4px 16px">
          <span>
            {t('noAccount')}
            <Link onClick={() => bus.emit('switch_auth_way', AUTH_WAY.register)}>{t('toRegister')}</Link>
          </span>
          <Link onClick={() => bus.emit('openSupport')}>{t('support')}</Link>
        </Group>
      </Form>
    </>
  )
}
