import { SECOND_PASSWORD_LENGTH } from '@app/contract/rules/account/password'
import { SECOND_PASSWORD_FORMAT } from '@app/contract/rules/addedTexts'
import { Anchor, Button, Group, Text } from '@mantine/core'
import { Link } from 'react-router-dom'
import { tellPassword } from '../../../api/codes/wrong.ts'
import { useCardText } from '../text.ts'
import { bus } from '../../../lib/bus.ts'
import { digitsOf } from '../../../lib/text/typed.ts'
import { md5 } from '../../../lib/device/md5.ts'
import { to } from '../../../paths.ts'
import { IRREVERSIBLE } from '../../../theme/fills.ts'
import { Form } from '../../../ui/Form/Form.tsx'
import fields from '../../../ui/Form/Form.module.css'
import { Submit } from '../../../ui/Form/Submit.tsx'
import { useForm } from '../../../ui/Form/useForm.ts'
import {
  type Account,
  useRemoveAlipayMutation,
  useRemoveCardMutation,
  useRemoveCoinMutation,
} from '../card.api.ts'
import { Dialog } from '../../../ui/Dialog/Dialog.tsx'
import { PasswordField } from '../../../ui/PasswordField/PasswordField.tsx'

/** An account goes with the second password (U-FD-07). */
export const DeleteDialog = ({ account, onClose }: { account: Account; onClose: () => void }) => {
  const t = useCardText()
  const [removeCard] = useRemoveCardMutation()
  const [removeCoin] = useRemoveCoinMutation()
  const [removeAlipay] = useRemoveAlipayMutation()
  const remove = { bank: removeCard, coin: removeCoin, alipay: removeAlipay }[account.kind]
  const form = useForm({
    values: { password: '' },
    rules: {
      password: ({ length }) => (length === SECOND_PASSWORD_LENGTH ? null : SECOND_PASSWORD_FORMAT),
    },
    onSubmit: async ({ password }, refuse) => {
      const { error } = await remove({ id: account.id, secondPassword: md5(password) })
      if (error) return tellPassword(error, (words) => refuse({ password: words }))
      bus.emit('toast', { kind: 'success', message: t('deleted') })
      return onClose()
    },
  })
  return (
    <Dialog onClose={onClose} size={400} title={t('deleteTitle')}>
      <Form form={form} className={fields.told}>
        <Text>{t('deleteText', { account: `${account.name} ${account.number}` })}</Text>
        <PasswordField
          data-autofocus
          label={t('secondPassword')}
          description={
            <>
              {t('secondPasswordHint')}{' '}
              <Anchor component={Link} to={to('userinfo')} fz="inherit">
                {t('secondPasswordForgotten')}
              </Anchor>
            </>
          }
          inputMode="numeric"
          autoComplete="off"
          {...form.text('password', { take: digitsOf })}
        />
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Submit {...IRREVERSIBLE} isBusy={form.isBusy}>
            {t('delete')}
          </Submit>
        </Group>
      </Form>
    </Dialog>
  )
}
