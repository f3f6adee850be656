import { completedPhone, phoneCompletionError } from '@app/contract/rules/account/phone'
import { Modal, Text, TextInput } from '@mantine/core'
import { useAuthText } from '../text.ts'
import { digitsOf } from '../../../lib/text/digits.ts'
import { Form } from '../../../ui/Form/Form.tsx'
import { useForm } from '../../../ui/Form/useForm.ts'
import { useTopmost } from '../../../ui/useTopmost.ts'

/** Security check: the four digits that the masked number hides (UI-ND-04). */
export const PhoneCheck = ({
  maskedPhone,
  onDone,
}: {
  maskedPhone: string
  onDone: (phone: string | undefined) => void
}) => {
  const t = useAuthText()
  const isTop = useTopmost()
  const form = useForm({
    values: { digits: '' },
    rules: { digits: phoneCompletionError },
    onSubmit: ({ digits }) => onDone(completedPhone(maskedPhone, digits)),
  })
  return (
    <Modal
      opened
      onClose={() => onDone(undefined)}
      closeOnEscape={isTop}
      title={t('checkTitle')}
      centered
      size={360}
      closeButtonProps={{ 'aria-label': t('close') }}
    >
      <Form form={form} action={t('confirm')}>
        <Text>{t('checkText', { phone: maskedPhone })}</Text>
        <TextInput
          data-autofocus
          label={t('checkDigits')}
          inputMode="numeric"
          {...form.text('digits', { take: digitsOf })}
        />
      </Form>
    </Modal>
  )
}
