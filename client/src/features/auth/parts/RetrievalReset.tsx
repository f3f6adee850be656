import { Form } from '../../../ui/Form/Form.tsx'
import fields from '../../../ui/Form/Form.module.css'
import { MetRules, RULES_BELOW } from '../../../ui/Form/MetRules.tsx'
import { PasswordField } from '../../../ui/PasswordField/PasswordField.tsx'
import { passwordParts } from '../../../lib/text/ruleParts.ts'
import type { ForgotForm } from '../retrieval.ts'
import { useAuthText } from '../text.ts'

/** Step 2: the new password, twice. */
export const RetrievalReset = ({ form }: { form: ForgotForm }) => {
  const t = useAuthText()
  const isReady = form.values.password !== '' && form.values.password2 !== ''
  return (
    <Form
      form={form}
      className={fields.told}
      action={t('stepReset')}
      button={{ size: 'md', variant: isReady ? 'filled' : 'light' }}
    >
      <PasswordField
        data-autofocus
        label={t('newPassword')}
        placeholder={t('newPasswordHint')}
        description={
          <MetRules
            isRefused={form.errorOf('password') !== null}
            rules={passwordParts(form.values.password).map(({ part, isMet }) => ({ words: t(part), isMet }))}
          />
        }
        inputWrapperOrder={RULES_BELOW}
        autoComplete="new-password"
        {...form.text('password')}
      />
      <PasswordField
        label={t('newRepeat')}
        placeholder={t('repeatHint')}
        autoComplete="new-password"
        {...form.text('password2')}
      />
    </Form>
  )
}
