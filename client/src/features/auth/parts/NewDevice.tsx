import { KAPTCHCATE, NOT_AN_AGENT, SEND_CATE, SEND_TYPE } from '@app/contract/auth/numbers'
import { SMS_CODE_SENT, VOICE_CODE_SENT } from '@app/contract/rules/texts'
import { newDeviceCodeError, VERIFY_CODE_LENGTH } from '@app/contract/rules/verifyCode'
import { Button, Group, Stack, Text, TextInput } from '@mantine/core'
import { useState, type SubmitEvent } from 'react'
import { reasonOf } from '../../../api/failure.ts'
import { useAuthText } from '../../../i18n/auth.ts'
import { useLiteral } from '../../../i18n/literal.ts'
import { AUTH_WAY, bus, type RiskyLogin } from '../../../lib/bus.ts'
import { CodeButton } from '../../../ui/CodeButton/CodeButton.tsx'
import { useLoginMutation, useSendCodeMutation } from '../auth.api.ts'
import css from '../AuthDialog.module.css'
import { useCaptcha } from '../captcha.ts'
import { LOGIN_VERSION, type OnSignedIn } from '../login.ts'
import { sendCodeBody } from '../sendCode.ts'
import { Captcha } from './Captcha.tsx'
import { Link } from './Link.tsx'
import { PhoneCheck } from './PhoneCheck.tsx'

/** A risky login: complete the phone, get a code, log in with it. Errors show here, not as toasts. */
export const NewDevice = ({ risky, onSignedIn }: { risky: RiskyLogin; onSignedIn: OnSignedIn }) => {
  const t = useAuthText()
  const literal = useLiteral()
  const [code, setCode] = useState('')
  const [error, setError] = useState<string | null>(null)
  const [phone, setPhone] = useState('')
  const [isRequested, setRequested] = useState(false)
  const [hasWaited, setWaited] = useState(false)
  const [check, setCheck] = useState<((phone: string | undefined) => void) | null>(null)
  const [sendCode] = useSendCodeMutation()
  const [login, { isLoading }] = useLoginMutation()
  const { question, attempt } = useCaptcha()

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
    setError(null)
    const full = await askPhone()
    if (!full) return false
    try {
      const sent = await attempt('none', (solved) =>
        sendCode(
          sendCodeBody({ target: full, name: risky.name, type: SEND_TYPE.newDevice, cate, solved }),
        ).unwrap(),
      )
      if (!sent) return false
      setPhone(full)
      setRequested(true)
      bus.emit('toast', {
        kind: 'success',
        message: cate === SEND_CATE.voice ? VOICE_CODE_SENT : SMS_CODE_SENT,
      })
      return true
    } catch (failure) {
      setPhone('')
      setError(reasonOf(failure))
      return false
    }
  }
  const askVoice = () =>
    bus.emit('showDialog', {
      title: t('voiceTitle'),
      msg: t('voiceText'),
      sureText: t('voiceSure'),
      isShowCancel: true,
      onSure: () => void send(SEND_CATE.voice),
    })

  const submit = async (event: SubmitEvent) => {
    event.preventDefault()
    const wrong = newDeviceCodeError(code, isRequested)
    setError(wrong)
    if (wrong || isLoading) return
    try {
      const body = {
        isAgent: NOT_AN_AGENT,
        name: risky.name,
        password: risky.passwordHash,
        kaptchcate: KAPTCHCATE.exempt,
        version: LOGIN_VERSION,
      }
      const answer = await login({ ...body, sendCodeNum: code }).unwrap()
      if (answer.need === 'none') await onSignedIn(answer.data)
      else bus.emit('switch_auth_way', AUTH_WAY.login)
    } catch (failure) {
      setError(reasonOf(failure))
    }
  }
  return (
    <>
      <form onSubmit={(event) => void submit(event)} noValidate>
        <Stack>
          <Text c="dimmed">{t('newDeviceText')}</Text>
          <Text>
            {t('boundPhone')} <strong>{risky.maskedPhone}</strong>
          </Text>
          <Group align="flex-start" wrap="nowrap">
            <TextInput
              data-autofocus
              style={{ flex: 1 }}
              aria-label={t('code')}
              placeholder={t('codeHint')}
              inputMode="numeric"
              autoComplete="one-time-code"
              maxLength={VERIFY_CODE_LENGTH}
              value={code}
              error={literal(error)}
              onChange={(event) => setCode(event.currentTarget.value.replace(/\D/g, ''))}
            />
            <CodeButton onSend={() => send(SEND_CATE.phone)} onEnd={() => setWaited(true)} />
          </Group>
          <div>
            <Link disabled={!hasWaited} onClick={askVoice}>
              {hasWaited ? t('voice') : t('voiceWait')}
            </Link>
          </div>
          <Button type="submit" size="md" loading={isLoading}>
            {t('verify')}
          </Button>
          <div className={css.links}>
            <Link onClick={() => bus.emit('switch_auth_way', AUTH_WAY.login)}>{t('switchAccount')}</Link>
            <Link onClick={() => bus.emit('switch_auth_way', AUTH_WAY.register)}>{t('newAccount')}</Link>
            <Link onClick={() => bus.emit('openSupport')}>{t('support')}</Link>
          </div>
        </Stack>
      </form>
      {check && <PhoneCheck maskedPhone={risky.maskedPhone} onDone={check} />}
      <Captcha question={question} />
    </>
  )
}
