import { completedPhone, phoneCompletionError } from '@app/contract/rules/account/phone'
import { Text, TextInput } from '@mantine/core'
import { useAuthText } from '../text.ts'
import { digitsOf } from '../../../lib/text/typed.ts'
import { Form } from '../../../ui/Form/Form.tsx'
import fields from '../../../ui/Form/Form.module.css'
import { Dialog } from '../../../ui/Dialog/Dialog.tsx'
import { useForm } from '../../../ui/Form/useForm.ts'

/** Security check: the four digits that the masked number hides (UI-ND-04). */
export const PhoneCheck = ({
  maskedPhone,
  onDone,
}: {
  maskedPhone: string
  onDone: (phone: string | undefined) => void
}) => {
  const t = useAuthText()
  const form = useForm({
    values: { digits: '' },
    rules: { digits: phoneCompletionError },
    onSubmit: ({ digits }) => onDone(completedPhone(maskedPhone, digits)),
  })
  return (
    <Dialog onClose={() => onDone(undefined)} title={t('checkTitle')} size={360}>
      <Form form={form} className={fields.told} action={t('confirm')}>
        <Text>{t('checkText', { phone: maskedPhone })}</Text>
        <TextInput
          data-autofocus
          label={t('checkDigits')}
          inputMode="numeric"
          {...form.text('digits', { take: digitsOf })}
        />
      </Form>
    </Dialog>
  )
}
