import { KAPTCHCATE, KTYPE, NOT_AN_AGENT } from '@app/contract/auth/numbers'
import { agreementError } from '@app/contract/rules/account/agreement'
import { passwordError, repeatPasswordError } from '@app/contract/rules/account/password'
import { REGISTERED } from '@app/contract/rules/texts'
import { USERNAME_MAX, usernameError, withoutSpaces } from '@app/contract/rules/account/username'
import { Button, Checkbox, Input, Stack, TextInput } from '@mantine/core'
import { Suspense, useId, useState } from 'react'
import { announce } from '../../../api/baseQuery.ts'
import { isFailure } from '../../../api/failure.ts'
import { withCaptcha } from '../../../api/codes/captcha.ts'
import { useAuthText } from '../text.ts'
import { useLiteral } from '../../../i18n/literal.ts'
import { AUTH_WAY, bus } from '../../../lib/bus.ts'
import { md5 } from '../../../lib/device/md5.ts'
import { stored } from '../../../lib/device/storage.ts'
import { lazyPart } from '../../../lib/lazyPart.ts'
import { useErrors } from '../../../ui/useErrors.ts'
import { useFirstError } from '../../../ui/useFirstError.ts'
import { useLimit } from '../../../ui/useLimit.ts'
import { useSubmit } from '../../../ui/useSingly.ts'
import { useCaptchaKindMutation, useLoginMutation, useRegisterMutation } from '../auth.api.ts'
import css from '../AuthDialog.module.css'
import { EMPTY_LOGIN, type LoginFields } from '../forms.ts'
import { LOGIN_VERSION, type OnSignedIn } from '../login.ts'
import { FormModes } from './FormModes.tsx'
import { Link } from './Link.tsx'
import { PasswordField } from '../../../ui/PasswordField/PasswordField.tsx'

const LegalDialog = lazyPart(() => import('./LegalDialog.tsx'), 'LegalDialog')

export const RegisterForm = ({ onSignedIn }: { onSignedIn: OnSignedIn }) => {
  const t = useAuthText()
  const literal = useLiteral()
  const [form, setForm] = useState(EMPTY_LOGIN)
  const change = (part: Partial<LoginFields>) => setForm((current) => ({ ...current, ...part }))
  const { username, password, repeatPassword, isAgree } = form
  const { errors, setErrors, attempt } = useErrors({
    username,
    password,
    repeat: `${password}\n${repeatPassword}`,
    agreement: isAgree,
  })
  const limit = useLimit(USERNAME_MAX, username)
  const [legal, setLegal] = useState<'terms' | 'privacy' | null>(null)
  const [isBusy, setBusy] = useState(false)
  const [captchaKind] = useCaptchaKindMutation()
  const [register] = useRegisterMutation()
  const [login] = useLoginMutation()
  const formRef = useFirstError(attempt)
  const boxId = useId()

  /** The account is made: whatever stops the login that follows, registering again would be the wrong next step. */
  const enter = async (account: { name: string; password: string }) => {
    try {
      const answer = await login({
        isAgent: NOT_AN_AGENT,
        ...account,
        kaptchcate: KAPTCHCATE.exempt,
        version: LOGIN_VERSION,
      }).unwrap()
      if (answer.need === 'none') return await onSignedIn(answer.data)
    } catch (error) {
      if (!isFailure(error)) throw error
      announce(error)
    }
    bus.emit('switch_auth_way', AUTH_WAY.login)
  }
  const signUp = async () => {
    const account = { name: username, password: md5(password) }
    setBusy(true)
    try {
      const { need } = await captchaKind({ ...account, ktype: KTYPE.register }).unwrap()
      const made = await withCaptcha(need, (solved) =>
        register({
          ...account,
          secondPassword: md5(repeatPassword),
          ...solved,
          domain: stored.read('domain'),
          rCode: stored.read('rCode'),
          iCode: stored.read('iCode'),
        }).unwrap(),
      )
      if (!made) return
      // Kept until registration (U-AUTH-10): the next account on this device wasn't invited by them.
      stored.remove('iCode')
      stored.remove('rCode')
      bus.emit('toast', { kind: 'success', message: REGISTERED })
      await enter(account)
    } catch (error) {
      if (!isFailure(error)) throw error
      announce(error)
    } finally {
      setBusy(false)
    }
  }
  const submit = useSubmit(async () => {
    const wrong = {
      username: usernameError(username),
      password: passwordError(password),
      repeat: repeatPasswordError(password, repeatPassword),
      agreement: agreementError(isAgree),
    }
    setErrors(wrong)
    if (Object.values(wrong).every((one) => one === null)) await signUp()
  })
  const read = (text: 'terms' | 'privacy') => {
    change({ isRead: true })
    setLegal(text)
  }
  const isReady = username !== '' && password !== '' && repeatPassword !== '' && isAgree
  return (
    <>
      <FormModes way={AUTH_WAY.register} />
      <form ref={formRef} onSubmit={submit} noValidate>
        <Stack>
          <TextInput
            data-autofocus
            label={t('username')}
            placeholder={t('rules')}
            autoComplete="username"
            autoCapitalize="none"
            value={username}
            error={literal(errors.username) ?? limit.words}
            onChange={(event) => change({ username: limit.take(withoutSpaces(event.currentTarget.value)) })}
          />
          <PasswordField
            label={t('password')}
            placeholder={t('passwordRules')}
            value={password}
            error={literal(errors.password)}
            onChange={(event) => change({ password: withoutSpaces(event.currentTarget.value) })}
            autoComplete="new-password"
          />
          <PasswordField
            label={t('repeat')}
            placeholder={t('repeatHint')}
            value={repeatPassword}
            error={literal(errors.repeat)}
            onChange={(event) => change({ repeatPassword: withoutSpaces(event.currentTarget.value) })}
            autoComplete="new-password"
          />
          <div>
            <div className={css.agreement}>
              <Checkbox
                id={boxId}
                aria-label={`${t('agreeStart')}${t('terms')}${t('agreeAnd')}${t('privacy')}`}
                aria-invalid={errors.agreement ? true : undefined}
                aria-describedby={errors.agreement ? 'agreement-error' : undefined}
                checked={isAgree}
                onChange={(event) =>
                  change({ isRead: event.currentTarget.checked, isAgree: event.currentTarget.checked })
                }
              />
              <p>
                <label htmlFor={boxId}>{t('agreeStart')}</label>{' '}
                <Link onClick={() => read('terms')}>{t('terms')}</Link>
                {t('agreeAnd')}
                <Link onClick={() => read('privacy')}>{t('privacy')}</Link>
              </p>
            </div>
            {errors.agreement && <Input.Error id="agreement-error">{literal(errors.agreement)}</Input.Error>}
          </div>
          <Button type="submit" size="md" variant={isReady ? 'filled' : 'light'} loading={isBusy}>
            {t('register')}
          </Button>
          <div className={css.links}>
            <Link onClick={() => bus.emit('switch_auth_way', AUTH_WAY.login)}>{t('toLogin')}</Link>
            <Link onClick={() => bus.emit('openSupport')}>{t('support')}</Link>
          </div>
        </Stack>
      </form>
      <Suspense fallback={null}>{legal && <LegalDialog shown={legal} onShow={setLegal} />}</Suspense>
    </>
  )
}
