import { KAPTCHCATE, NOT_AN_AGENT, SEND_CATE, SEND_TYPE } from '@app/contract/auth/numbers'
import { LOGIN_AGAIN } from '@app/contract/rules/texts'
import { newDeviceCodeError } from '@app/contract/rules/account/verifyCode'
import { Group, Text } from '@mantine/core'
import { useState } from 'react'
import { withCaptcha } from '../../../api/codes/captcha.ts'
import { sendCodeBody, tellSent } from '../../../api/codes/codes.ts'
import { reasonOf, refusalOf } from '../../../api/failure.ts'
import { useAuthText } from '../text.ts'
import { AUTH_WAY, bus, type RiskyLogin } from '../../../lib/bus.ts'
import { CodeButton } from '../../../ui/CodeButton/CodeButton.tsx'
import { Form } from '../../../ui/Form/Form.tsx'
import fields from '../../../ui/Form/Form.module.css'
import { Submit } from '../../../ui/Form/Submit.tsx'
import { useForm } from '../../../ui/Form/useForm.ts'
import { useLoginMutation, useSendCodeMutation } from '../auth.api.ts'
import { LOGIN_VERSION, type OnSignedIn, settleCredential } from '../login.ts'
import { useCodeTurns } from '../useCodeTurns.ts'
import { CodePins } from './CodePins.tsx'
import { Link } from './Link.tsx'
import { PhoneCheck } from './PhoneCheck.tsx'
import { VoiceLink } from './VoiceLink.tsx'

/** A risky login: complete the phone, get a code, log in with it. Errors show here, not as toasts. */
export const NewDevice = ({ risky, onSignedIn }: { risky: RiskyLogin; onSignedIn: OnSignedIn }) => {
  const t = useAuthText()
  const [phone, setPhone] = useState('')
  const [isRequested, setRequested] = useState(false)
  const [check, setCheck] = useState<((phone: string | undefined) => void) | null>(null)
  const [sendCode] = useSendCodeMutation()
  const [login] = useLoginMutation()
  const turns = useCodeTurns()

  const form = useForm({
    values: { code: '' },
    rules: { code: (code) => newDeviceCodeError(code, isRequested) },
    onSubmit: async ({ code }, refuse) => {
      try {
        const body = {
          isAgent: NOT_AN_AGENT,
          name: risky.name,
          password: risky.passwordHash,
          kaptchcate: KAPTCHCATE.exempt,
          version: LOGIN_VERSION,
        }
        const answer = await login({ ...body, sendCodeNum: code }).unwrap()
        if (answer.need !== 'none') {
          // What the password proved has run out meanwhile: it is asked for again.
          bus.emit('toast', { kind: 'info', message: LOGIN_AGAIN })
          return bus.emit('switch_auth_way', AUTH_WAY.login)
        }
        settleCredential(risky.name)
        await onSignedIn(answer.data)
      } catch (failure) {
        refuse({ code: () => reasonOf(failure) })
      }
    },
  })

  /** The full number: known, or asked for in the security check; undefined when that was closed. */
  const askPhone = (): Promise<string | undefined> =>
    phone
      ? Promise.resolve(phone)
      : new Promise((resolve) => {
          setCheck(() => (full: string | undefined) => {
            setCheck(null)
            resolve(full)
          })
        })

  const send = async (cate: typeof SEND_CATE.phone | typeof SEND_CATE.voice): Promise<boolean> => {
    form.setErrors({})
    const target = await askPhone()
    if (!target) return false
    try {
      const sent = await withCaptcha('none', (solved) =>
        sendCode(
          sendCodeBody({ target, name: risky.name, type: SEND_TYPE.newDevice, cate, solved }),
        ).unwrap(),
      )
      if (!sent) return false
      setPhone(target)
      setRequested(true)
      form.setErrors({})
      tellSent(cate)
      return true
    } catch (failure) {
      form.setErrors({ code: () => reasonOf(failure) })
      // A code of a minute ago is still good: it can be entered, and the countdown goes on (6066).
      const isOnItsWay = refusalOf(failure) === 'SIXTY_SECOND_LIMIT'
      if (isOnItsWay) {
        setPhone(target)
        setRequested(true)
      }
      return isOnItsWay
    }
  }

  const { key, ...button } = turns.button
  return (
    <>
      <Form form={form} className={fields.told}>
        <Text c="dimmed">{t('newDeviceText')}</Text>
        <Group justify="space-between" wrap="nowrap">
          <Text>
            {t('boundPhone')} <strong>{risky.maskedPhone}</strong>
          </Text>
          <CodeButton key={key} {...button} onSend={() => send(SEND_CATE.phone)} />
        </Group>
        <CodePins {...form.field('code')} />
        <VoiceLink isOpen={turns.hasWaited} onCall={() => void turns.voice(() => send(SEND_CATE.voice))} />
        <Submit size="md" isBusy={form.isBusy}>
          {t('verify')}
        </Submit>
        <Group justify="space-between" gap="4px 16px">
          <Link onClick={() => bus.emit('switch_auth_way', AUTH_WAY.login)}>{t('switchAccount')}</Link>
          <Link onClick={() => bus.emit('switch_auth_way', AUTH_WAY.register)}>{t('newAccount')}</Link>
          <Link onClick={() => bus.emit('openSupport')}>{t('support')}</Link>
        </Group>
      </Form>
      {check && <PhoneCheck maskedPhone={risky.maskedPhone} onDone={check} />}
    </>
  )
}
