import { SEND_CATE, SEND_TYPE } from '@app/contract/auth/numbers'
import { EMAIL_MAX, emailError } from '@app/contract/rules/email'
import { newDeviceCodeError } from '@app/contract/rules/verifyCode'
import { TextInput } from '@mantine/core'
import { useState } from 'react'
import { useMemberCode } from '../../../api/codes.ts'
import { useLiteral } from '../../../i18n/literal.ts'
import { useMemberText } from '../../../i18n/member.ts'
import type { FormProps } from '../dialog.ts'
import { useBindEmailMutation } from '../identity.api.ts'
import { tellDone } from '../told.ts'
import { CodeField } from './CodeField.tsx'
import { MemberForm } from './MemberForm.tsx'

interface Errors {
  email?: string | null
  code?: string | null
}

/** Binds an e-mail address, or another one: the code goes to the new address. */
export const Form = ({ onDone }: FormProps) => {
  const t = useMemberText()
  const literal = useLiteral()
  const [email, setEmail] = useState('')
  const [code, setCode] = useState('')
  const [sentTo, setSentTo] = useState('')
  const [errors, setErrors] = useState<Errors>({})
  const [bind, { isLoading }] = useBindEmailMutation()
  const sendCode = useMemberCode()

  const send = async (): Promise<boolean> => {
    const wrong = emailError(email)
    setErrors({ email: wrong })
    if (wrong) return false
    const isOnItsWay = await sendCode({ target: email, type: SEND_TYPE.bind, cate: SEND_CATE.email })
    if (isOnItsWay) setSentTo(email)
    return isOnItsWay
  }
  const submit = async () => {
    const wrong = { email: emailError(email), code: newDeviceCodeError(code, sentTo === email) }
    setErrors(wrong)
    if (wrong.email || wrong.code || isLoading) return
    const { data } = await bind({ email, code })
    if (!data) return
    tellDone(t('emailBound'))
    onDone()
  }
  return (
    <MemberForm errors={errors} isBusy={isLoading} action={t('confirm')} onSubmit={submit}>
      <TextInput
        data-autofocus
        label={t('email')}
        type="email"
        autoComplete="email"
        maxLength={EMAIL_MAX}
        value={email}
        error={literal(errors.email)}
        onChange={(event) => setEmail(event.currentTarget.value.trim())}
      />
      <CodeField value={code} error={errors.code} onChange={setCode} onSend={send} />
    </MemberForm>
  )
}
