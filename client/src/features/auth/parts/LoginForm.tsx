import { KTYPE, NOT_AN_AGENT } from '@app/contract/auth/numbers'
import type { StatusName } from '@app/contract/kit/status'
import { loginPasswordError } from '@app/contract/rules/account/password'
import { loginUsernameError } from '@app/contract/rules/account/username'
import { Checkbox, Group, TextInput } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import { withCaptcha } from '../../../api/codes/captcha.ts'
import { isFailure, refusalOf } from '../../../api/failure.ts'
import { lockedUntil } from '../../../api/codes/tries.ts'
import { authText, useAuthText } from '../text.ts'
import { AUTH_WAY, bus } from '../../../lib/bus.ts'
import { md5 } from '../../../lib/device/md5.ts'
import { remembered } from '../../../lib/device/remember.ts'
import { halfWidth } from '../../../lib/text/typed.ts'
import { Form } from '../../../ui/Form/Form.tsx'
import fields from '../../../ui/Form/Form.module.css'
import { Submit } from '../../../ui/Form/Submit.tsx'
import { useForm } from '../../../ui/Form/useForm.ts'
import { useCaptchaKindMutation, useLoginMutation } from '../auth.api.ts'
import css from '../AuthDialog.module.css'
import { EMPTY_LOGIN } from '../forms.ts'
import {
  type FormProps,
  keepCredential,
  LOGIN_VERSION,
  loginRefused,
  passwordWords,
  settleCredential,
  useNameAlong,
} from '../login.ts'
import { FormModes } from './FormModes.tsx'
import { Link } from './Link.tsx'
import { LockedWords } from './LockedWords.tsx'
import { PasswordField } from '../../../ui/PasswordField/PasswordField.tsx'

/** Said at the field as well: what is told passes, and the next attempt depends on it. */
const AT_PASSWORD: readonly (StatusName | undefined)[] = ['INVALID_CREDENTIALS', 'AUTHENTICATION_LOCKED']

export const LoginForm = ({ name, onName, onSignedIn }: FormProps) => {
  const t = useAuthText()
  const [kept] = useState(remembered)
  const hasFailed = useRef(false)
  const [lock, setLock] = useState<{ name: string; until: number }>()
  const [captchaKind] = useCaptchaKindMutation()
  const [login] = useLoginMutation()
  const form = useForm({
    values: { ...EMPTY_LOGIN, ...(name ? { username: name } : kept), rememberPwd: kept !== undefined },
    rules: { username: loginUsernameError, password: loginPasswordError },
    onSubmit: async ({ username: typed, password, rememberPwd }, refuse) => {
      // A blank that was pasted along is no part of any name.
      const username = typed.trim()
      const account = { name: username, password: md5(password) }
      keepCredential(rememberPwd ? { username, password } : undefined)
      try {
        const { need } = await captchaKind({ ...account, ktype: KTYPE.login }).unwrap()
        const answer = await withCaptcha(
          need,
          (solved) =>
            login({ isAgent: NOT_AN_AGENT, ...account, ...solved, version: LOGIN_VERSION }).unwrap(),
          () => authText(hasFailed.current ? 'sliderAfterWrong' : 'sliderAtLogin'),
        )
        if (!answer) return
        settleCredential(username)
        await onSignedIn(answer)
      } catch (error) {
        const until = lockedUntil(error)
        if (until) return setLock({ name: username, until })
        loginRefused(error, account)
        if (!isFailure(error) || !AT_PASSWORD.includes(refusalOf(error))) return
        hasFailed.current = true
        refuse({ password: () => passwordWords(error) })
      }
    },
  })
  const { username, password } = form.values
  useNameAlong(username === kept?.username ? '' : username, onName)
  const isReady = username !== '' && password !== ''
  const field = useRef<HTMLInputElement>(null)
  // Nothing passes that says it: who hears the page is where it is said.
  useEffect(() => {
    if (lock) field.current?.focus()
  }, [lock])
  const isLocked = lock?.name.toLowerCase() === username.trim().toLowerCase()
  return (
    <>
      <FormModes way={AUTH_WAY.login} />
      <Form form={form} className={`${fields.told} ${css.form}`}>
        <TextInput
          data-autofocus
          label={t('username')}
          placeholder={t('usernameHint')}
          autoComplete="username"
          autoCapitalize="none"
          {...form.text('username', { take: halfWidth })}
        />
        <PasswordField
          ref={field}
          label={t('password')}
          placeholder={t('passwordHint')}
          autoComplete="current-password"
          {...form.text('password')}
          {...(lock &&
            isLocked && { error: <LockedWords until={lock.until} onEnd={() => setLock(undefined)} /> })}
        />
        <Group justify="space-between">
          <Checkbox label={t('remember')} {...form.box('rememberPwd')} />
          <Link onClick={() => bus.emit('forget_password')}>{t('forgot')}</Link>
        </Group>
        <div className={css.foot}>
          <Submit
            fullWidth
            size="md"
            variant={isReady ? 'filled' : 'light'}
            disabled={isLocked}
            isBusy={form.isBusy}
          >
            {t('login')}
          </Submit>
        </div>
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
