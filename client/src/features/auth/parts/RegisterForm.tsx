import { KAPTCHCATE, KTYPE, NOT_AN_AGENT } from '@app/contract/auth/numbers'
import { agreementError } from '@app/contract/rules/account/agreement'
import { passwordError, repeatPasswordError } from '@app/contract/rules/account/password'
import { REGISTERED, REPEAT_MISMATCH } from '@app/contract/rules/texts'
import { USERNAME_MAX, usernameError, withoutSpaces } from '@app/contract/rules/account/username'
import { Checkbox, Group, Input, TextInput } from '@mantine/core'
import { Suspense, useId, useState } from 'react'
import { announce } from '../../../api/baseQuery.ts'
import { isFailure, reasonOf, refusalOf } from '../../../api/failure.ts'
import { withCaptcha } from '../../../api/codes/captcha.ts'
import { useAuthText } from '../text.ts'
import { AUTH_WAY, bus } from '../../../lib/bus.ts'
import { md5 } from '../../../lib/device/md5.ts'
import { stored } from '../../../lib/device/storage.ts'
import { unspaced } from '../../../lib/text/typed.ts'
import { lazyPart } from '../../../lib/lazyPart.ts'
import { Form } from '../../../ui/Form/Form.tsx'
import fields from '../../../ui/Form/Form.module.css'
import { MetRules, RULES_BELOW } from '../../../ui/Form/MetRules.tsx'
import { Submit } from '../../../ui/Form/Submit.tsx'
import { useForm } from '../../../ui/Form/useForm.ts'
import { useCaptchaKindMutation, useLoginMutation, useRegisterMutation } from '../auth.api.ts'
import { WaitingLine } from '../../../ui/WaitingLine/WaitingLine.tsx'
import css from '../AuthDialog.module.css'
import { EMPTY_LOGIN } from '../forms.ts'
import { type FormProps, LOGIN_VERSION, useNameAlong } from '../login.ts'
import { passwordParts, usernameParts } from '../../../lib/text/ruleParts.ts'
import { FormModes } from './FormModes.tsx'
import { Link } from './Link.tsx'
import { PasswordField } from '../../../ui/PasswordField/PasswordField.tsx'

const LegalDialog = lazyPart(() => import('./LegalDialog.tsx'), 'LegalDialog')

export const RegisterForm = ({ name, onName, onSignedIn }: FormProps) => {
  const t = useAuthText()
  const [legal, setLegal] = useState<'terms' | 'privacy' | null>(null)
  const [captchaKind] = useCaptchaKindMutation()
  const [register] = useRegisterMutation()
  const [login] = useLoginMutation()
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
  const form = useForm({
    values: { ...EMPTY_LOGIN, username: unspaced(name) },
    rules: {
      username: usernameError,
      password: passwordError,
      // What both lack is said once; that they differ is said all the same.
      repeatPassword: (repeat, { password }) => {
        if (password === '' && repeat === '') return null
        const words = repeatPasswordError(password, repeat)
        if (words !== passwordError(password)) return words
        return words && repeat !== password ? REPEAT_MISMATCH : null
      },
      isAgree: agreementError,
    },
    onSubmit: async ({ username, password, repeatPassword }, refuse) => {
      const account = { name: username, password: md5(password) }
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
        if (refusalOf(error) === 'DATA_EXISTS') refuse({ username: () => reasonOf(error) })
        else announce(error)
      }
    },
  })
  const read = (text: 'terms' | 'privacy') => {
    form.set({ isRead: true })
    setLegal(text)
  }
  const { username, password, repeatPassword, isAgree } = form.values
  useNameAlong(username, onName)
  const disagreed = form.errorOf('isAgree')
  const rulesOf = (name: 'username' | 'password') => (
    <MetRules
      isRefused={form.errorOf(name) !== null}
      rules={(name === 'username' ? usernameParts(username) : passwordParts(password)).map(
        ({ part, isMet }) => ({ words: t(part), isMet }),
      )}
    />
  )
  const isReady = username !== '' && password !== '' && repeatPassword !== '' && isAgree
  return (
    <>
      <FormModes way={AUTH_WAY.register} />
      <Form form={form} className={`${fields.told} ${css.form}`}>
        <TextInput
          data-autofocus
          label={t('username')}
          placeholder={t('usernameHint')}
          description={rulesOf('username')}
          inputWrapperOrder={RULES_BELOW}
          autoComplete="username"
          autoCapitalize="none"
          {...form.text('username', { take: unspaced, max: USERNAME_MAX })}
          onBlur={form.leave('username')}
        />
        <PasswordField
          label={t('password')}
          placeholder={t('passwordHint')}
          description={rulesOf('password')}
          inputWrapperOrder={RULES_BELOW}
          autoComplete="new-password"
          {...form.text('password', { take: withoutSpaces })}
          onBlur={form.leave('password')}
        />
        <PasswordField
          label={t('repeat')}
          placeholder={t('repeatHint')}
          autoComplete="new-password"
          {...form.text('repeatPassword', { take: withoutSpaces })}
          onBlur={form.leave('repeatPassword')}
        />
        <div className={css.foot}>
          <div className={css.agreement}>
            <Checkbox
              id={boxId}
              aria-label={`${t('agreeStart')}${t('terms')}${t('agreeAnd')}${t('privacy')}`}
              aria-invalid={disagreed ? true : undefined}
              aria-describedby={disagreed ? 'agreement-error' : undefined}
              checked={isAgree}
              onChange={({ currentTarget: { checked } }) => form.set({ isRead: checked, isAgree: checked })}
            />
            <p>
              <label htmlFor={boxId}>{t('agreeStart')}</label>{' '}
              <Link onClick={() => read('terms')}>{t('terms')}</Link>
              {t('agreeAnd')}
              <Link onClick={() => read('privacy')}>{t('privacy')}</Link>
            </p>
          </div>
          {/* Its words have their room between both. */}
          <div className={css.disagreed}>
            {disagreed && <Input.Error id="agreement-error">{disagreed}</Input.Error>}
          </div>
          <Submit fullWidth size="md" variant={isReady ? 'filled' : 'light'} isBusy={form.isBusy}>
            {t('register')}
          </Submit>
        </div>
        <Group justify="space-between" gap="4px 16px">
          <Link onClick={() => bus.emit('switch_auth_way', AUTH_WAY.login)}>{t('toLogin')}</Link>
          <Link onClick={() => bus.emit('openSupport')}>{t('support')}</Link>
        </Group>
      </Form>
      <Suspense fallback={<WaitingLine />}>
        {legal && <LegalDialog shown={legal} onShow={setLegal} />}
      </Suspense>
    </>
  )
}
