import { SEND_CATE } from '@app/contract/auth/numbers'
import { EMAIL_MAX, emailError } from '@app/contract/rules/account/email'
import { TextInput } from '@mantine/core'
import { digitsOf, unspaced } from '../../../lib/text/typed.ts'
import { Form } from '../../../ui/Form/Form.tsx'
import type { FormProps } from '../dialog.ts'
import { useBindEmailMutation } from '../identity.api.ts'
import { useMemberText } from '../text.ts'
import { tellDone } from '../told.ts'
import { useTargetForm } from '../useTargetForm.ts'
import { CodeField } from './CodeField.tsx'

/** Binds an e-mail address, or another one: the code goes to the new address. */
export const EmailForm = ({ onDone }: FormProps) => {
  const t = useMemberText()
  const [bind] = useBindEmailMutation()
  const { form, onSend } = useTargetForm({
    cate: SEND_CATE.email,
    wrongTarget: emailError,
    onSubmit: async ({ target, code }) => {
      const { data, error } = await bind({ email: target, code })
      if (!data) return error
      tellDone(t('emailBound'))
      onDone()
      return undefined
    },
  })
  return (
    <Form form={form} action={t('confirm')}>
      <TextInput
        data-autofocus
        label={t('email')}
        type="email"
        autoComplete="email"
        {...form.text('target', { take: unspaced, max: EMAIL_MAX })}
      />
      <CodeField {...form.text('code', { take: digitsOf })} onSend={onSend} />
    </Form>
  )
}
