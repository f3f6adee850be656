import { SEND_CATE } from '@app/contract/auth/numbers'
import { EMAIL_MAX, emailError } from '@app/contract/rules/account/email'
import { Text, TextInput } from '@mantine/core'
import { digitsOf, unspaced } from '../../../lib/text/typed.ts'
import { Form } from '../../../ui/Form/Form.tsx'
import fields from '../../../ui/Form/Form.module.css'
import type { FormProps } from '../dialog.ts'
import { useBindEmailMutation } from '../identity.api.ts'
import { useProfile } from '../member.api.ts'
import { useMemberText } from '../text.ts'
import { tellDone } from '../told.ts'
import { useTargetForm } from '../useTargetForm.ts'
import { CodeField } from './CodeField.tsx'

/** Binds an e-mail address, or another one: the code goes to the new address. */
export const EmailForm = ({ onDone }: FormProps) => {
  const t = useMemberText()
  const bound = useProfile()?.email
  const [bind] = useBindEmailMutation()
  const { form, code, next } = useTargetForm({
    cate: SEND_CATE.email,
    wrongTarget: emailError,
    onSubmit: async ({ target, code: typed }) => {
      const { data, error } = await bind({ email: target, code: typed })
      if (!data) return error
      tellDone(t(bound ? 'emailChanged' : 'emailBound'))
      onDone()
      return undefined
    },
  })
  return (
    <Form form={form} className={fields.told} action={t('confirm')}>
      {bound && (
        <Text size="sm" c="dimmed">
          {t('boundNow-email', { target: bound })}
        </Text>
      )}
      <TextInput
        data-autofocus={next === 'target' || undefined}
        label={t('email')}
        placeholder={t(bound ? 'newEmailHint' : 'emailHint')}
        type="email"
        autoComplete="email"
        {...form.text('target', { take: unspaced, max: EMAIL_MAX })}
      />
      <CodeField
        {...form.text('code', { take: digitsOf })}
        {...code}
        data-autofocus={next === 'code' || undefined}
      />
    </Form>
  )
}
