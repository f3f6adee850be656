import { KTYPE, NOT_AN_AGENT } from '@app/contract/auth/numbers'
import { loginPasswordError } from '@app/contract/rules/account/password'
import { loginUsernameError } from '@app/contract/rules/account/username'
import { Button, Checkbox, Group, Stack, TextInput } from '@mantine/core'
import { useState } from 'react'
import { withCaptcha } from '../../../api/codes/captcha.ts'
import { useAuthText } from '../text.ts'
import { useLiteral } from '../../../i18n/literal.ts'
import { AUTH_WAY, bus } from '../../../lib/bus.ts'
import { md5 } from '../../../lib/device/md5.ts'
import { remembered } from '../../../lib/device/remember.ts'
import { useErrors } from '../../../ui/useErrors.ts'
import { useFirstError } from '../../../ui/useFirstError.ts'
import { useSubmit } from '../../../ui/useSingly.ts'
import { useCaptchaKindMutation, useLoginMutation } from '../auth.api.ts'
import css from '../AuthDialog.module.css'
import { EMPTY_LOGIN, type LoginFields } from '../forms.ts'
import { keepCredential, LOGIN_VERSION, loginRefused, type OnSignedIn, settleCredential } from '../login.ts'
import { FormModes } from './FormModes.tsx'
import { Link } from './Link.tsx'
import { PasswordField } from '../../../ui/PasswordField/PasswordField.tsx'

export const LoginForm = ({ onSignedIn }: { onSignedIn: OnSignedIn }) => {
  const t = useAuthText()
  const literal = useLiteral()
  const [kept] = useState(remembered)
  const [form, setForm] = useState<LoginFields>({ ...EMPTY_LOGIN, ...kept, rememberPwd: kept !== undefined })
  const change = (part: Partial<LoginFields>) => setForm((current) => ({ ...current, ...part }))
  const { username, password, rememberPwd } = form
  const { errors, setErrors, attempt } = useErrors({ username, password })
  const [isBusy, setBusy] = useState(false)
  const [captchaKind] = useCaptchaKindMutation()
  const [login] = useLoginMutation()
  const formRef = useFirstError(attempt)

  const signIn = async () => {
    const account = { name: username, password: md5(password) }
    setBusy(true)
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
    } finally {
      setBusy(false)
    }
  }
  const submit = useSubmit(async () => {
    const wrong = { username: loginUsernameError(username), password: loginPasswordError(password) }
    setErrors(wrong)
    if (!wrong.username && !wrong.password) await signIn()
  })
  const isReady = username !== '' && password !== ''
  return (
    <>
      <FormModes way={AUTH_WAY.login} />
      <form ref={formRef} onSubmit={submit} noValidate>
        <Stack>
          <TextInput
            data-autofocus
            label={t('username')}
            placeholder={t('usernameHint')}
            autoComplete="username"
            autoCapitalize="none"
            value={username}
            error={literal(errors.username)}
            onChange={(event) => change({ username: event.currentTarget.value })}
          />
          <PasswordField
            label={t('password')}
            placeholder={t('passwordHint')}
            autoComplete="current-password"
            value={password}
            error={literal(errors.password)}
            onChange={(event) => change({ password: event.currentTarget.value })}
          />
          <Group justify="space-between">
            <Checkbox
              label={t('remember')}
              checked={rememberPwd}
              onChange={(event) => change({ rememberPwd: event.currentTarget.checked })}
            />
            <Link onClick={() => bus.emit('forget_password')}>{t('forgot')}</Link>
          </Group>
          <Button type="submit" size="md" variant={isReady ? 'filled' : 'light'} loading={isBusy}>
            {t('login')}
          </Button>
          <div className={css.links}>
            <span>
              {t('noAccount')}
              <Link onClick={() => bus.emit('switch_auth_way', AUTH_WAY.register)}>{t('toRegister')}</Link>
            </span>
            <Link onClick={() => bus.emit('openSupport')}>{t('support')}</Link>
          </div>
        </Stack>
      </form>
    </>
  )
}
