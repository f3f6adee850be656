import { PHONE_HIDDEN } from '@app/contract/rules/phone'
import { completedPhone, phoneCompletionError } from '@app/contract/rules/smsPhoneCompletion'
import { Button, Modal, Stack, Text, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useAuthText } from '../../../i18n/auth.ts'
import { useLiteral } from '../../../i18n/literal.ts'
import { useFirstError } from '../../../ui/useFirstError.ts'
import { useSubmit } from '../../../ui/useSingly.ts'
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
  const literal = useLiteral()
  const isTop = useTopmost()
  const [digits, setDigits] = useState('')
  const [error, setError] = useState<{ digits?: string | null }>({})
  const formRef = useFirstError(error)
  const submit = useSubmit(() => {
    const wrong = phoneCompletionError(digits)
    setError({ digits: wrong })
    if (!wrong) onDone(completedPhone(maskedPhone, digits))
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
      <form ref={formRef} onSubmit={submit} noValidate>
        <Stack>
          <Text>{t('checkText', { phone: maskedPhone })}</Text>
          <TextInput
            data-autofocus
            label={t('checkDigits')}
            inputMode="numeric"
            maxLength={PHONE_HIDDEN}
            value={digits}
            error={literal(error.digits)}
            onChange={(event) => setDigits(event.currentTarget.value.replace(/\D/g, ''))}
          />
          <Button type="submit">{t('confirm')}</Button>
        </Stack>
      </form>
    </Modal>
  )
}
