import { EMAIL_MAX } from '@app/contract/rules/account/email'
import { FORGOT_USERNAME_MAX } from '@app/contract/rules/account/username'
import { TextInput } from '@mantine/core'
import { useAreas } from '../../../api/areas.ts'
import { halfWidth, unspaced } from '../../../lib/text/typed.ts'
import { Form } from '../../../ui/Form/Form.tsx'
import fields from '../../../ui/Form/Form.module.css'
import { PhoneField } from '../../../ui/PhoneField/PhoneField.tsx'
import type { ForgotForm, Way } from '../retrieval.ts'
import { useAuthText } from '../text.ts'

/** Step 0: who is asking, and where the code goes. */
export const RetrievalIdentity = ({ by, form }: { by: Way; form: ForgotForm }) => {
  const t = useAuthText()
  const areas = useAreas()
  const isReady = form.values.username !== '' && form.values.account !== ''
  return (
    <Form
      form={form}
      className={fields.told}
      action={t('next')}
      button={{ size: 'md', variant: isReady ? 'filled' : 'light' }}
    >
      <TextInput
        data-autofocus
        label={t('username')}
        placeholder={t('usernameHint')}
        autoComplete="username"
        {...form.text('username', { take: halfWidth, max: FORGOT_USERNAME_MAX })}
      />
      {by === 'phone' ? (
        <PhoneField
          areas={areas}
          areaCode={form.values.areaCode}
          phone={form.values.account}
          labels={{ area: t('area'), phone: t('phone'), hint: t('phoneHint') }}
          error={form.text('account').error}
          onArea={(areaCode) => form.set({ areaCode })}
          onPhone={(account) => form.set({ account })}
        />
      ) : (
        <TextInput
          label={t('email')}
          placeholder={t('emailHint')}
          type="email"
          autoComplete="email"
          {...form.text('account', { take: unspaced, max: EMAIL_MAX })}
        />
      )}
    </Form>
  )
}
