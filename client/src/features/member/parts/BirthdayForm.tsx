import { birthdayError, MAX_AGE, MIN_AGE } from '@app/contract/rules/account/birthday'
import { TextInput } from '@mantine/core'
import { useState } from 'react'
import { useLiteral } from '../../../i18n/literal.ts'
import { useMemberText } from '../text.ts'
import { clock } from '../../../lib/clock.ts'
import { dateText } from '../../../lib/text/date.ts'
import type { FormProps } from '../dialog.ts'
import { useBindOtherMutation } from '../member.api.ts'
import { tellDone } from '../told.ts'
import { useErrors } from '../../../ui/useErrors.ts'
import { MemberForm } from './MemberForm.tsx'

/** The site's day so many years ago. */
const yearsAgo = (years: number): string => {
  const today = dateText(clock.now())
  return `${Number(today.slice(0, 4)) - years}${today.slice(4)}`
}

/** The birthday, once, of an adult (U-AUTH-13, U-AUTH-15). */
export const Form = ({ onDone }: FormProps) => {
  const t = useMemberText()
  const literal = useLiteral()
  const [birthday, setBirthday] = useState('')
  const { errors, setErrors, attempt } = useErrors({ birthday })
  const [bind, { isLoading }] = useBindOtherMutation()
  const submit = async () => {
    const wrong = birthdayError(birthday, clock.now())
    setErrors({ birthday: wrong })
    if (wrong) return
    const { data } = await bind({ birthday })
    if (!data) return
    tellDone(t('birthdaySet'))
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
        type="date"
        label={t('birthday')}
        description={t('birthdayHint')}
        min={yearsAgo(MAX_AGE)}
        max={yearsAgo(MIN_AGE)}
        autoComplete="bday"
        value={birthday}
        error={literal(errors.birthday)}
        onChange={(event) => setBirthday(event.currentTarget.value)}
      />
    </MemberForm>
  )
}
