import { emailError } from '@app/contract/rules/account/email'
import { newPasswordError, repeatNewPasswordError } from '@app/contract/rules/account/password'
import { CHINA_AREA_CODE, phoneError } from '@app/contract/rules/account/phone'
import { forgotUsernameError } from '@app/contract/rules/account/username'
import { verifyCodeError } from '@app/contract/rules/account/verifyCode'
import { Group, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { useAreas } from '../../../api/areas.ts'
import { announce } from '../../../api/baseQuery.ts'
import { codeWaited, type CodeTurn } from '../../../api/codes/codes.ts'
import { isWrongCode } from '../../../api/codes/wrong.ts'
import { isFailure, reasonOf, refusalOf } from '../../../api/failure.ts'
import { useAuthText } from '../text.ts'
import { AUTH_WAY, bus } from '../../../lib/bus.ts'
import { md5 } from '../../../lib/device/md5.ts'
import { remembered } from '../../../lib/device/remember.ts'
import { useForm } from '../../../ui/Form/useForm.ts'
import css from '../AuthDialog.module.css'
import { EMPTY_FORGOT, type ForgotFields } from '../forms.ts'
import { type FormProps, useNameAlong } from '../login.ts'
import { StepBack } from '../../../ui/Dialog/StepBack.tsx'
import { useTurnFocus } from '../../../ui/Dialog/useTurnFocus.ts'
import { type Account, type ForgotForm, type Way, useRetrieval } from '../retrieval.ts'
import { Link } from './Link.tsx'
import { RetrievalDone } from './RetrievalDone.tsx'
import { RetrievalIdentity } from './RetrievalIdentity.tsx'
import { RetrievalReset } from './RetrievalReset.tsx'
import { RetrievalVerify } from './RetrievalVerify.tsx'

const isSame = (one: Account, other: Account) =>
  one.name === other.name && one.target === other.target && one.areaCode === other.areaCode

const accountOf = ({ username, account, areaCode }: ForgotFields & { areaCode: string }): Account => ({
  name: username.trim(),
  target: account,
  areaCode,
})

/** Forgot password in three steps and a success screen (UI-FP-01); the way switches on events 3 and 4. */
export const Retrieval = ({ by, name, onName }: { by: Way } & Pick<FormProps, 'name' | 'onName'>) => {
  const t = useAuthText()
  const [step, setStep] = useState(0)
  const [sent, setSent] = useState<{ target: string; turn: CodeTurn; account: Account }>()
  const [verified, setVerified] = useState<{ code: string; account: Account }>()
  const retrieval = useRetrieval(by)
  const areas = useAreas()
  const place = useTurnFocus(step)

  const identify = (account: Account) => {
    // Back and forth without a change: the code that was sent is still good.
    if (sent && isSame(sent.account, account)) return setStep(1)
    return run(account, 1, async () => {
      const answer = await retrieval.begin(account)
      if (answer) {
        setSent({ ...answer, account })
        form.set({ verifyCode: '' })
      }
      return answer !== undefined
    })
  }
  const verify = (account: Account, code: string) => {
    // Back from the new password: what was verified is still good, and a code is taken once.
    if (verified?.code === code && isSame(verified.account, account)) return setStep(2)
    return run(account, 2, async () => {
      const isRight = await retrieval.verify(account, code)
      setVerified({ code, account })
      return isRight
    })
  }
  const reset = (account: Account, password: string) =>
    run(account, 3, async () => {
      await retrieval.reset(account, md5(password))
      setSent(undefined)
      setVerified(undefined)
      bus.emit('password_change_success')
      return true
    })
  const form: ForgotForm = useForm({
    values: { ...EMPTY_FORGOT, username: name || (remembered()?.username ?? ''), areaCode: CHINA_AREA_CODE },
    rules: [
      {
        username: forgotUsernameError,
        account: (account: string, { areaCode }: { areaCode: string }) =>
          by === 'phone'
            ? phoneError(account, areas.find((area) => area.areaCode === areaCode)?.regex)
            : emailError(account),
      },
      { verifyCode: verifyCodeError },
      {
        password: newPasswordError,
        password2: (again: string, { password }: { password: string }) =>
          repeatNewPasswordError(password, again),
      },
    ][step],
    onSubmit: (values) => {
      const account = accountOf(values)
      if (step === 0) return identify(account)
      return step === 1 ? verify(account, values.verifyCode) : reset(account, values.password)
    },
  })
  useNameAlong(form.values.username, onName)
  const account = accountOf(form.values)

  /** Runs one step's call; a refusal is told once and the step stays. */
  const run = async (account: Account, next: number, call: () => Promise<boolean>) => {
    try {
      if (await call()) setStep(next)
    } catch (error) {
      if (!isFailure(error)) throw error
      // The check of step 1 has run out: begin again (6035).
      if (refusalOf(error) === 'AUTHENTICATION_REQUIRED') {
        bus.emit('toast', { kind: 'error', message: reasonOf(error) })
        setSent(undefined)
        setVerified(undefined)
        return setStep(0)
      }
      announce(error)
      if (step === 1 && isWrongCode(error)) form.setErrors({ verifyCode: () => reasonOf(error) })
      // Either of both may be the wrong one.
      if (step === 0 && refusalOf(error) === 'WARNING') form.setErrors({ username: true, account: true })
      // A code of a minute ago is still good, after a reload too; what one for something else leaves is waited for here (6066).
      const turn = codeWaited(error)
      if (step === 0 && turn) {
        setSent({ target: account.target, turn, account })
        setStep(1)
      }
    }
  }
  const toLogin = () => bus.emit('switch_auth_way', AUTH_WAY.login)
  const turnBack = () => {
    if (step === 0) return toLogin()
    form.setErrors({})
    setStep(step - 1)
  }
  const names = [t('stepIdentity'), t('stepVerify'), t('stepReset')]
  if (step === 3)
    return (
      <div ref={place}>
        <RetrievalDone />
      </div>
    )
  return (
    <Stack ref={place}>
      <StepBack key={step} onBack={turnBack} />
      {step === 0 && (
        <div className={css.modes}>
          <button
            type="button"
            aria-pressed={by === 'phone'}
            onClick={() => bus.emit('switch_auth_way', AUTH_WAY.phone)}
          >
            {t('byPhone')}
          </button>
          <button
            type="button"
            aria-pressed={by === 'email'}
            onClick={() => bus.emit('switch_auth_way', AUTH_WAY.email)}
          >
            {t('byEmail')}
          </button>
        </div>
      )}
      <Text size="sm" c="dimmed" role="status">
        {t('step', { at: step + 1 })} · {names[step]}
      </Text>
      <div className={css.progress} aria-hidden>
        {names.map((name, at) => (
          <span key={name} data-reached={at <= step || undefined} />
        ))}
      </div>
      {step === 0 && <RetrievalIdentity by={by} form={form} />}
      {step === 1 && sent && (
        <RetrievalVerify
          by={by}
          target={sent.target || account.target}
          form={form}
          turn={sent.turn}
          onResend={async (isVoice) => {
            const turn = await retrieval.resend(account, isVoice)
            if (turn) setSent({ ...sent, turn })
            return turn
          }}
        />
      )}
      {step === 2 && <RetrievalReset form={form} />}
      <Group justify="space-between" gap="4px 16px">
        {step > 0 ? <Link onClick={turnBack}>{t('previous')}</Link> : null}
        <Link onClick={toLogin}>{t('backToLogin')}</Link>
        <Link onClick={() => bus.emit('openSupport')}>{t('support')}</Link>
      </Group>
    </Stack>
  )
}
