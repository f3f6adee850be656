import { Button, TextInput } from '@mantine/core'
import type { PaymentType } from '@app/contract/deposit/paymentType'
import { normalizedRealName, realNameError } from '@app/contract/rules/account/realName'
import type { ComponentProps } from 'react'
import css from '../deposit.module.css'
import { useDepositText } from '../text.ts'
import { bus } from '../../../lib/bus.ts'
import { prizeText } from '../../../lib/text/amount.ts'
import { useBusily } from '../../../ui/useSingly.ts'
import { useBindFromDepositMutation } from '../deposit.api.ts'

interface Props {
  type: PaymentType
  field: ComponentProps<typeof TextInput> & { value: string }
  onWrong: (words: string) => void
  onBound: (name: string) => void
}

/** Bank transfers go by the real name: who has none yet binds it here (6449 otherwise), once, knowing what a deposit takes. */
export const BindName = ({ type: { name: method, min }, field, onWrong, onBound }: Props) => {
  const t = useDepositText()
  const [send] = useBindFromDepositMutation()
  const [bind, isBusy] = useBusily(async () => {
    const wrong = realNameError(field.value)
    if (wrong) return onWrong(wrong)
    const realName = normalizedRealName(field.value)
    const { data } = await send({ realName })
    if (!data) return
    onBound(realName)
    bus.emit('toast', { kind: 'success', message: t('nameBound') })
  })
  return (
    <div className={css.bind}>
      <TextInput
        label={t('realName')}
        description={t('realNameHint', { method, min: prizeText(min) })}
        autoComplete="name"
        size="md"
        {...field}
      />
      <Button variant="light" loading={isBusy} onClick={() => void bind()}>
        {t('bindName')}
      </Button>
    </div>
  )
}
