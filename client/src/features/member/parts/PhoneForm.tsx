import { SEND_CATE } from '@app/contract/auth/numbers'
import { phoneError } from '@app/contract/rules/account/phone'
import { Text } from '@mantine/core'
import { useAreas } from '../../../api/areas.ts'
import { digitsOf } from '../../../lib/text/typed.ts'
import { Form } from '../../../ui/Form/Form.tsx'
import { PhoneField } from '../../../ui/PhoneField/PhoneField.tsx'
import fields from '../../../ui/Form/Form.module.css'
import type { FormProps } from '../dialog.ts'
import { useBindPhoneMutation } from '../identity.api.ts'
import { useProfile } from '../member.api.ts'
import { useMemberText } from '../text.ts'
import { tellDone } from '../told.ts'
import { useTargetForm } from '../useTargetForm.ts'
import { CodeField } from './CodeField.tsx'

/** Binds a phone, or another one: the code goes to the new number. */
export const PhoneForm = ({ onDone }: FormProps) => {
  const t = useMemberText()
  const bound = useProfile()?.phone
  const areas = useAreas()
  const [bind] = useBindPhoneMutation()
  const { form, code, next } = useTargetForm({
    cate: SEND_CATE.phone,
    wrongTarget: (phone, areaCode) =>
      phoneError(phone, areas.find((area) => area.areaCode === areaCode)?.regex),
    onSubmit: async ({ areaCode, target, code: typed }) => {
      const { data, error } = await bind({ areaCode, phone: target, code: typed })
      if (!data) return error
      tellDone(t(bound ? 'phoneChanged' : 'phoneBound'))
      onDone()
      return undefined
    },
  })
  return (
    <Form form={form} className={fields.told} action={t('confirm')}>
      {bound && (
        <Text size="sm" c="dimmed">
          {t('boundNow-phone', { target: bound })}
        </Text>
      )}
      <PhoneField
        areas={areas}
        areaCode={form.values.areaCode}
        phone={form.values.target}
        labels={{ area: t('area'), phone: t('phone'), hint: t(bound ? 'newPhoneHint' : 'phoneHint') }}
        isNext={next === 'target'}
        error={form.text('target').error}
        onArea={(areaCode) => form.set({ areaCode })}
        onPhone={(target) => form.set({ target })}
      />
      <CodeField
        {...form.text('code', { take: digitsOf })}
        {...code}
        data-autofocus={next === 'code' || undefined}
      />
    </Form>
  )
}
