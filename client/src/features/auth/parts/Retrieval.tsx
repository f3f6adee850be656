import { Group, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { announce } from '../../../api/baseQuery.ts'
import { isFailure, reasonOf, refusalOf } from '../../../api/failure.ts'
import { useAuthText } from '../text.ts'
import { AUTH_WAY, bus } from '../../../lib/bus.ts'
import css from '../AuthDialog.module.css'
import { EMPTY_FORGOT, type ForgotFields } from '../forms.ts'
import { useTurnFocus } from '../../../ui/useTurnFocus.ts'
import { type Account, type Way, useRetrieval } from '../retrieval.ts'
import { Link } from './Link.tsx'
import { RetrievalDone } from './RetrievalDone.tsx'
import { RetrievalIdentity } from './RetrievalIdentity.tsx'
import { RetrievalReset } from './RetrievalReset.tsx'
import { RetrievalVerify } from './RetrievalVerify.tsx'

/** What the list of areas begins with. */
const CHINA = '86'

const isSame = (one: Account, other: Account) =>
  one.name === other.name && one.target === other.target && one.areaCode === other.areaCode

/** Forgot password in three steps and a success screen (UI-FP-01); the way switches on events 3 and 4. */
export const Retrieval = ({ by }: { by: Way }) => {
  const t = useAuthText()
  const [step, setStep] = useState(0)
  const [form, setForm] = useState(EMPTY_FORGOT)
  const [areaCode, setAreaCode] = useState(CHINA)
  const change = (part: Partial<ForgotFields>) => setForm((current) => ({ ...current, ...part }))
  const account: Account = { name: form.username.trim(), target: form.account, areaCode }
  const [sent, setSent] = useState<{ target: string; account: Account }>()
  const [verified, setVerified] = useState<{ code: string; account: Account }>()
  const retrieval = useRetrieval(by)
  const place = useTurnFocus(step)

  /** Runs one step's call; a refusal is told once and the step stays. */
  const run = async (call: () => Promise<boolean>, next: number) => {
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
      // A code of a minute ago is still good, after a reload too: it can be entered (6066).
      if (step === 0 && refusalOf(error) === 'SIXTY_SECOND_LIMIT') {
        setSent({ target: account.target, account })
        setStep(1)
      }
    }
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
      {step === 0 && (
        <RetrievalIdentity
          by={by}
          form={form}
          areaCode={areaCode}
          onChange={change}
          onArea={setAreaCode}
          onSubmit={() => {
            // Back and forth without a change: the code that was sent is still good.
            if (sent && isSame(sent.account, account)) return Promise.resolve(setStep(1))
            return run(async () => {
              const answer = await retrieval.begin(account)
              if (answer) {
                setSent({ target: answer.target, account })
                change({ verifyCode: '' })
              }
              return answer !== undefined
            }, 1)
          }}
        />
      )}
      {step === 1 && (
        <RetrievalVerify
          by={by}
          target={sent?.target || account.target}
          code={form.verifyCode}
          onChange={(verifyCode) => change({ verifyCode })}
          onResend={(isVoice) => retrieval.resend(account, isVoice)}
          onSubmit={() => {
            // Back from the new password: what was verified is still good, and a code is taken once.
            const code = form.verifyCode
            if (verified?.code === code && isSame(verified.account, account))
              return Promise.resolve(setStep(2))
            return run(async () => {
              const isRight = await retrieval.verify(account, code)
              setVerified({ code, account })
              return isRight
            }, 2)
          }}
        />
      )}
      {step === 2 && (
        <RetrievalReset
          form={form}
          onChange={change}
          onSubmit={(passwordHash) =>
            run(async () => {
              await retrieval.reset(account, passwordHash)
              setSent(undefined)
              setVerified(undefined)
              bus.emit('password_change_success')
              return true
            }, 3)
          }
        />
      )}
      <Group className={css.links}>
        {step > 0 ? <Link onClick={() => setStep(step - 1)}>{t('previous')}</Link> : null}
        <Link onClick={() => bus.emit('switch_auth_way', AUTH_WAY.login)}>{t('backToLogin')}</Link>
        <Link onClick={() => bus.emit('openSupport')}>{t('support')}</Link>
      </Group>
    </Stack>
  )
}
