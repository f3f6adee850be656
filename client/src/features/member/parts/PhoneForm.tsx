import { SEND_CATE } from '@app/contract/auth/numbers'
import { phoneError } from '@app/contract/rules/account/phone'
import { useAreas } from '../../../api/areas.ts'
import { digitsOf } from '../../../lib/text/typed.ts'
import { Form } from '../../../ui/Form/Form.tsx'
import { PhoneField } from '../../../ui/PhoneField/PhoneField.tsx'
import type { FormProps } from '../dialog.ts'
import { useBindPhoneMutation } from '../identity.api.ts'
import { useMemberText } from '../text.ts'
import { tellDone } from '../told.ts'
import { useTargetForm } from '../useTargetForm.ts'
import { CodeField } from './CodeField.tsx'

/** Binds a phone, or another one: the code goes to the new number. */
export const PhoneForm = ({ onDone }: FormProps) => {
  const t = useMemberText()
  const areas = useAreas()
  const [bind] = useBindPhoneMutation()
  const { form, onSend } = useTargetForm({
    cate: SEND_CATE.phone,
    wrongTarget: (phone, areaCode) =>
      phoneError(phone, areas.find((area) => area.areaCode === areaCode)?.regex),
    onSubmit: async ({ areaCode, target, code }) => {
      const { data, error } = await bind({ areaCode, phone: target, code })
      if (!data) return error
      tellDone(t('phoneBound'))
      onDone()
      return undefined
    },
  })
  return (
    <Form form={form} action={t('confirm')}>
      <PhoneField
        areas={areas}
        areaCode={form.values.areaCode}
        phone={form.values.target}
        labels={{ area: t('area'), phone: t('phone') }}
        error={form.text('target').error}
        onArea={(areaCode) => form.set({ areaCode })}
        onPhone={(target) => form.set({ target })}
      />
      <CodeField {...form.text('code', { take: digitsOf })} onSend={onSend} />
    </Form>
  )
}
