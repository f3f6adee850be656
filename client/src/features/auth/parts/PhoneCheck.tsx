import { completedPhone, phoneCompletionError } from '@app/contract/rules/account/phone'
import { Button, Modal, Stack, Text, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useAuthText } from '../text.ts'
import { useLiteral } from '../../../i18n/literal.ts'
import { digitsOf } from '../../../lib/text/digits.ts'
import { useErrors } from '../../../ui/useErrors.ts'
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
  const { errors, setErrors, attempt } = useErrors({ digits })
  const formRef = useFirstError(attempt)
  const submit = useSubmit(() => {
    const wrong = phoneCompletionError(digits)
    setErrors({ digits: wrong })
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
            value={digits}
            error={literal(errors.digits)}
            onChange={(event) => setDigits(digitsOf(event.currentTarget.value))}
          />
          <Button type="submit">{t('confirm')}</Button>
        </Stack>
      </form>
    </Modal>
  )
}
