import { Group, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { announce } from '../../../api/baseQuery.ts'
import { isFailure, reasonOf, refusalOf } from '../../../api/failure.ts'
import { useAuthText } from '../../../i18n/auth.ts'
import { AUTH_WAY, bus } from '../../../lib/bus.ts'
import css from '../AuthDialog.module.css'
import { type Account, type Way, useRetrieval } from '../retrieval.ts'
import { Link } from './Link.tsx'
import { RetrievalDone } from './RetrievalDone.tsx'
import { RetrievalIdentity } from './RetrievalIdentity.tsx'
import { RetrievalReset } from './RetrievalReset.tsx'
import { RetrievalVerify } from './RetrievalVerify.tsx'

const NO_ACCOUNT: Account = { name: '', target: '', areaCode: '86' }

const isSame = (one: Account, other: Account) =>
  one.name === other.name && one.target === other.target && one.areaCode === other.areaCode

/** Forgot password in three steps and a success screen (UI-FP-01); the way switches on events 3 and 4. */
export const Retrieval = ({ by }: { by: Way }) => {
  const t = useAuthText()
  const [step, setStep] = useState(0)
  const [account, setAccount] = useState(NO_ACCOUNT)
  const [sent, setSent] = useState<{ target: string; account: Account }>()
  const retrieval = useRetrieval(by)

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
        return setStep(0)
      }
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
            // Back and forth without a change: the code that was sent is still good.
            if (sent && isSame(sent.account, next)) return Promise.resolve(setStep(1))
            return run(async () => {
              const answer = await retrieval.begin(next)
              if (answer) setSent({ target: answer.target, account: next })
              return answer !== undefined
            }, 1)
          }}
        />
      )}
      {step === 1 && (
        <RetrievalVerify
          by={by}
          target={sent?.target || account.target}
          onResend={(isVoice) => retrieval.resend(account, isVoice)}
          onSubmit={(code) => run(() => retrieval.verify(account, code), 2)}
        />
      )}
      {step === 2 && (
        <RetrievalReset
          onSubmit={(passwordHash) =>
            run(async () => {
              await retrieval.reset(account, passwordHash)
              setSent(undefined)
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
