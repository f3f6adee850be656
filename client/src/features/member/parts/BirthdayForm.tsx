import { birthdayError, MAX_AGE, MIN_AGE } from '@app/contract/rules/account/birthday'
import { TextInput } from '@mantine/core'
import { clock } from '../../../lib/clock.ts'
import { dateText } from '../../../lib/text/date.ts'
import { Form } from '../../../ui/Form/Form.tsx'
import { useForm } from '../../../ui/Form/useForm.ts'
import type { FormProps } from '../dialog.ts'
import { useBindOtherMutation } from '../member.api.ts'
import { useMemberText } from '../text.ts'
import { tellDone } from '../told.ts'

/** The site's day so many years ago. */
const yearsAgo = (years: number): string => {
  const today = dateText(clock.now())
  return `${Number(today.slice(0, 4)) - years}${today.slice(4)}`
}

/** The birthday, once, of an adult (U-AUTH-13, U-AUTH-15). */
export const BirthdayForm = ({ onDone }: FormProps) => {
  const t = useMemberText()
  const [bind] = useBindOtherMutation()
  const form = useForm({
    values: { birthday: '' },
    rules: { birthday: (birthday) => birthdayError(birthday, clock.now()) },
    onSubmit: async (body) => {
      const { data } = await bind(body)
      if (!data) return
      tellDone(t('birthdaySet'))
      onDone()
    },
  })
  return (
    <Form form={form} action={t('confirm')} note={t('onceOnly')}>
      <TextInput
        data-autofocus
        type="date"
        label={t('birthday')}
        description={t('birthdayHint')}
        min={yearsAgo(MAX_AGE)}
        max={yearsAgo(MIN_AGE)}
        autoComplete="bday"
        {...form.text('birthday')}
      />
    </Form>
  )
}
