import { TextInput, VisuallyHidden } from '@mantine/core'
import type { PaymentType } from '@app/contract/deposit/paymentType'
import { normalizedRealName, realNameError } from '@app/contract/rules/account/realName'
import type { ComponentProps } from 'react'
import css from '../deposit.module.css'
import { depositText, useDepositText } from '../text.ts'
import { bus } from '../../../lib/bus.ts'
import { prizeText } from '../../../lib/text/amount.ts'
import { useBusily } from '../../../ui/useSingly.ts'
import { useBindFromDepositMutation } from '../deposit.api.ts'
import { CallButton } from '../../../ui/Form/CallButton.tsx'

interface Props {
  type: PaymentType
  field: ComponentProps<typeof TextInput> & { value: string }
  onWrong: (words: string) => void
  /** Told where it was asked, so that the form below stays where it is. */
  isBound: boolean
  onBound: (name: string) => void
}

/** What is to be set once is read once more, as it will stand. */
const isRight = async (name: string): Promise<boolean> =>
  await new Promise((answer) =>
    bus.emit('showDialog', {
      title: depositText('nameRight'),
      msg: depositText('nameRead', { name }),
      isShowCancel: true,
      sureText: depositText('bindSure'),
      cancelText: depositText('bindMend'),
      onSure: () => answer(true),
      onCancel: () => answer(false),
    }),
  )

/** Bank transfers go by the real name: who has none yet binds it here (6449 otherwise), once, knowing what a deposit takes. */
export const BindName = ({ type: { name: method, min }, field, onWrong, isBound, onBound }: Props) => {
  const t = useDepositText()
  const [send] = useBindFromDepositMutation()
  const [bind, isBusy] = useBusily(async () => {
    const wrong = realNameError(field.value)
    if (wrong) return onWrong(wrong)
    const realName = normalizedRealName(field.value)
    if (!(await isRight(realName))) return undefined
    const { data } = await send({ realName })
    return data && onBound(realName)
  })
  return (
    <div className={css.bind}>
      <TextInput
        label={t('realName')}
        description={t('realNameHint', { method, min: prizeText(min) })}
        autoComplete="name"
        size="md"
        {...field}
        readOnly={isBound}
      />
      <CallButton variant="light" loading={isBusy} disabled={isBound} onClick={() => void bind()}>
        {t(isBound ? 'nameBound' : 'bindName')}
      </CallButton>
      <VisuallyHidden role="status">{isBound && t('nameBound')}</VisuallyHidden>
    </div>
  )
}
