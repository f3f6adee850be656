import { SEND_CATE } from '@app/contract/auth/numbers'
import { EMAIL_MAX, emailError } from '@app/contract/rules/account/email'
import { TextInput } from '@mantine/core'
import { useState } from 'react'
import { useLiteral } from '../../../i18n/literal.ts'
import { useMemberText } from '../text.ts'
import type { FormProps } from '../dialog.ts'
import { useBindEmailMutation } from '../identity.api.ts'
import { tellDone } from '../told.ts'
import { useTargetCode } from '../useTargetCode.ts'
import { CodeField } from './CodeField.tsx'
import { useLimit } from '../../../ui/useLimit.ts'
import { MemberForm } from './MemberForm.tsx'

/** Binds an e-mail address, or another one: the code goes to the new address. */
export const Form = ({ onDone }: FormProps) => {
  const t = useMemberText()
  const literal = useLiteral()
  const [email, setEmail] = useState('')
  const limit = useLimit(EMAIL_MAX, email)
  const [bind, { isLoading }] = useBindEmailMutation()
  const { code, errors, attempt, isRight, field } = useTargetCode(
    { target: email, cate: SEND_CATE.email },
    () => emailError(email),
  )
  const submit = async () => {
    if (!isRight()) return
    const { data } = await bind({ email, code })
    if (!data) return
    tellDone(t('emailBound'))
    onDone()
  }
  return (
    <MemberForm errors={attempt} isBusy={isLoading} action={t('confirm')} onSubmit={submit}>
      <TextInput
        data-autofocus
        label={t('email')}
        type="email"
        autoComplete="email"
        value={email}
        error={literal(errors.target) ?? limit.words}
        onChange={(event) => setEmail(limit.take(event.currentTarget.value.trim()))}
      />
      <CodeField {...field} />
    </MemberForm>
  )
}
