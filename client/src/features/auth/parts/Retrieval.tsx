import { Group, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { announce } from '../../../api/baseQuery.ts'
import { isFailure } from '../../../api/failure.ts'
import { useAuthText } from '../../../i18n/auth.ts'
import { AUTH_WAY, bus } from '../../../lib/bus.ts'
import css from '../AuthDialog.module.css'
import { type Account, type Way, useRetrieval } from '../retrieval.ts'
import { Captcha } from './Captcha.tsx'
import { Link } from './Link.tsx'
import { RetrievalDone } from './RetrievalDone.tsx'
import { RetrievalIdentity } from './RetrievalIdentity.tsx'
import { RetrievalReset } from './RetrievalReset.tsx'
import { RetrievalVerify } from './RetrievalVerify.tsx'

const NO_ACCOUNT: Account = { name: '', target: '', areaCode: '86' }

/** Forgot password in three steps and a success screen (UI-FP-01); the way switches on events 3 and 4. */
export const Retrieval = ({ by }: { by: Way }) => {
  const t = useAuthText()
  const [step, setStep] = useState(0)
  const [account, setAccount] = useState(NO_ACCOUNT)
  const [masked, setMasked] = useState('')
  const retrieval = useRetrieval(by)

  /** Runs one step's call; a refusal is told once and the step stays. */
  const run = async (call: () => Promise<boolean>, next: number) => {
    try {
      if (await call()) setStep(next)
    } catch (error) {
      if (!isFailure(error)) throw error
      announce(error)
    }
  }
  if (step === 3) return <RetrievalDone />
  const names = [t('stepIdentity'), t('stepVerify'), t('stepReset')]
  return (
    <Stack>
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
          account={account}
          onSubmit={(next) => {
            setAccount(next)
            return run(async () => {
              const sent = await retrieval.begin(next)
              setMasked(sent?.target ?? '')
              return sent !== undefined
            }, 1)
          }}
        />
      )}
      {step === 1 && (
        <RetrievalVerify
          by={by}
          target={masked || account.target}
          onResend={(isVoice) => retrieval.resend(account, isVoice)}
          onSubmit={(code) => run(() => retrieval.verify(account, code), 2)}
        />
      )}
      {step === 2 && (
        <RetrievalReset
          onSubmit={(passwordHash) =>
            run(async () => {
              await retrieval.reset(account, passwordHash)
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
      <Captcha question={retrieval.question} />
    </Stack>
  )
}
