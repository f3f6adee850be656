import { SECOND_PASSWORD_LENGTH } from '@app/contract/rules/account/password'
import { SECOND_PASSWORD_FORMAT } from '@app/contract/rules/addedTexts'
import { Button, Group, Modal, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { useCardText } from '../text.ts'
import { useLiteral } from '../../../i18n/literal.ts'
import { bus } from '../../../lib/bus.ts'
import { digitsOf } from '../../../lib/text/digits.ts'
import { md5 } from '../../../lib/device/md5.ts'
import { useErrors } from '../../../ui/useErrors.ts'
import { useFirstError } from '../../../ui/useFirstError.ts'
import { useSubmit } from '../../../ui/useSingly.ts'
import { useTopmost } from '../../../ui/useTopmost.ts'
import {
  type Account,
  useRemoveAlipayMutation,
  useRemoveCardMutation,
  useRemoveCoinMutation,
} from '../card.api.ts'
import { PasswordField } from '../../../ui/PasswordField/PasswordField.tsx'

/** An account goes with the second password (U-FD-07). */
export const DeleteDialog = ({ account, onClose }: { account: Account; onClose: () => void }) => {
  const t = useCardText()
  const literal = useLiteral()
  const isTop = useTopmost()
  const [password, setPassword] = useState('')
  const { errors, setErrors, attempt } = useErrors({ password })
  const [removeCard, carding] = useRemoveCardMutation()
  const [removeCoin, coining] = useRemoveCoinMutation()
  const [removeAlipay, paying] = useRemoveAlipayMutation()
  const isBusy = carding.isLoading || coining.isLoading || paying.isLoading
  const formRef = useFirstError(attempt)
  const remove = { bank: removeCard, coin: removeCoin, alipay: removeAlipay }[account.kind]
  const submit = useSubmit(async () => {
    const wrong = password.length === SECOND_PASSWORD_LENGTH ? null : SECOND_PASSWORD_FORMAT
    setErrors({ password: wrong })
    if (wrong) return
    const { error } = await remove({ id: account.id, secondPassword: md5(password) })
    if (error) return
    bus.emit('toast', { kind: 'success', message: t('deleted') })
    onClose()
  })
  return (
    <Modal
      opened
      onClose={onClose}
      closeOnEscape={isTop}
      size={400}
      title={t('deleteTitle')}
      closeButtonProps={{ 'aria-label': t('close') }}
    >
      <form ref={formRef} onSubmit={submit} noValidate>
        <Stack>
          <Text>{t('deleteText', { account: `${account.name} ${account.number}` })}</Text>
          <PasswordField
            data-autofocus
            label={t('secondPassword')}
            inputMode="numeric"
            autoComplete="off"
            value={password}
            error={literal(errors.password)}
            onChange={(event) => setPassword(digitsOf(event.currentTarget.value))}
          />
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              {t('cancel')}
            </Button>
            <Button type="submit" color="red" loading={isBusy}>
              {t('delete')}
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  )
}
