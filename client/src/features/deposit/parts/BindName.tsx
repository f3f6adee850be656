import { TextInput } from '@mantine/core'
import type { PaymentType } from '@app/contract/deposit/paymentType'
import { normalizedRealName, realNameError } from '@app/contract/rules/account/realName'
import css from '../deposit.module.css'
import { useDepositText } from '../text.ts'
import { bus } from '../../../lib/bus.ts'
import { prizeText } from '../../../lib/text/amount.ts'
import { Form } from '../../../ui/Form/Form.tsx'
import { useForm } from '../../../ui/Form/useForm.ts'
import { useBindFromDepositMutation } from '../deposit.api.ts'

/** Bank transfers go by the real name: who has none yet binds it here (6449 otherwise), once, knowing what a deposit takes. */
export const BindName = ({ type: { name: method, min } }: { type: PaymentType }) => {
  const t = useDepositText()
  const [bind] = useBindFromDepositMutation()
  const form = useForm({
    values: { name: '' },
    rules: { name: realNameError },
    onSubmit: async ({ name }) => {
      const { data } = await bind({ realName: normalizedRealName(name) })
      if (data) bus.emit('toast', { kind: 'success', message: t('nameBound') })
    },
  })
  return (
    <Form
      className={css.bind ?? ''}
      form={form}
      action={t('bindName')}
      button={{ variant: 'light' }}
      gap="1.25rem"
    >
      <TextInput
        label={t('realName')}
        description={t('realNameHint', { method, min: prizeText(min) })}
        autoComplete="name"
        size="md"
        {...form.text('name', { take: (text) => text.trim() })}
      />
    </Form>
  )
}
