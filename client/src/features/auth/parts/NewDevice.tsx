import { KAPTCHCATE, NOT_AN_AGENT, SEND_CATE, SEND_TYPE } from '@app/contract/auth/numbers'
import { LOGIN_AGAIN } from '@app/contract/rules/texts'
import { CODE_FOR_OTHER } from '@app/contract/rules/addedTexts'
import { newDeviceCodeError } from '@app/contract/rules/account/verifyCode'
import { Group, Text } from '@mantine/core'
import { useState } from 'react'
import { withCaptcha } from '../../../api/codes/captcha.ts'
import { codeSent, codeWaited, sendCodeBody } from '../../../api/codes/codes.ts'
import { isFailure, reasonOf } from '../../../api/failure.ts'
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
import { CodeTarget } from './CodeTarget.tsx'
import { Link } from './Link.tsx'
import { PhoneCheck } from './PhoneCheck.tsx'
import { VoiceLink } from './VoiceLink.tsx'

/** A risky login: complete the phone, get a code, log in with it. Errors show here, not as toasts. */
export const NewDevice = ({ risky, onSignedIn }: { risky: RiskyLogin; onSignedIn: OnSignedIn }) => {
  const t = useAuthText()
  const [phone, setPhone] = useState('')
  const [check, setCheck] = useState<((phone: string | undefined) => void) | null>(null)
  const [sendCode] = useSendCodeMutation()
  const [login] = useLoginMutation()
  const turns = useCodeTurns()

  const form = useForm({
    values: { code: '' },
    rules: { code: (code) => newDeviceCodeError(code, turns.hasCode) },
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
      form.setErrors({})
      return turns.take(codeSent(cate))
    } catch (failure) {
      const turn = isFailure(failure) ? codeWaited(failure) : undefined
      if (turn) setPhone(target)
      form.setErrors({ code: turn?.code === 'none' ? CODE_FOR_OTHER : () => reasonOf(failure) })
      return turns.take(turn)
    }
  }

  return (
    <>
      <Form form={form} className={fields.told}>
        <Text c="dimmed">{t('newDeviceText')}</Text>
        <Group justify="space-between" wrap="nowrap">
          <CodeTarget label={t('boundPhone')} target={risky.maskedPhone} />
          <CodeButton {...turns.button} onSend={() => send(SEND_CATE.phone)} />
        </Group>
        <CodePins {...form.field('code')} />
        <VoiceLink isOpen={turns.hasWaited} onCall={() => void send(SEND_CATE.voice)} />
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
