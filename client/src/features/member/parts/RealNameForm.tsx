import { normalizedRealName, realNameError } from '@app/contract/rules/account/realName'
import { TextInput } from '@mantine/core'
import { useState } from 'react'
import { useLiteral } from '../../../i18n/literal.ts'
import { useMemberText } from '../text.ts'
import type { FormProps } from '../dialog.ts'
import { useBindOtherMutation } from '../member.api.ts'
import { tellDone } from '../told.ts'
import { useErrors } from '../../../ui/useErrors.ts'
import { MemberForm } from './MemberForm.tsx'

/** The real name, once: cards and withdrawals go by it (TERM-04). */
export const Form = ({ onDone }: FormProps) => {
  const t = useMemberText()
  const literal = useLiteral()
  const [name, setName] = useState('')
  const { errors, setErrors, attempt } = useErrors({ name })
  const [bind, { isLoading }] = useBindOtherMutation()
  const submit = async () => {
    const wrong = realNameError(name)
    setErrors({ name: wrong })
    if (wrong) return
    const { data } = await bind({ realName: normalizedRealName(name) })
    if (!data) return
    tellDone(t('realNameBound'))
    onDone()
  }
  return (
    <MemberForm
      errors={attempt}
      isBusy={isLoading}
      action={t('confirm')}
      note={t('onceOnly')}
      onSubmit={submit}
    >
      <TextInput
        data-autofocus
        label={t('realName')}
        description={t('realNameHint')}
        autoComplete="name"
        value={name}
        error={literal(errors.name)}
        onChange={(event) => setName(event.currentTarget.value.trim())}
      />
    </MemberForm>
  )
}
