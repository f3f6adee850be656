import { CARD_FORMAT } from '@app/contract/rules/addedTexts'
import { BANK_CARD_PATTERN, bankCardError, normalizedCard } from '@app/contract/rules/money/bankCard'
import { TextInput } from '@mantine/core'
import { reasonOf, refusalOf } from '../../../api/failure.ts'
import { useCardText } from '../text.ts'
import { useForm } from '../../../ui/Form/useForm.ts'
import { useTooLong } from '../../../ui/useTooLong.ts'
import { useAddCardMutation } from '../card.api.ts'
import { useAdded } from '../useAdded.ts'
import { BankField } from './BankField.tsx'
import { CardNumberField } from './CardNumberField.tsx'
import { Holder } from './Holder.tsx'
import { AddForm } from './AddForm.tsx'

const BRANCH_MAX = 60

interface Props {
  holder: string
  banks: readonly { code: string; name: string; logo: string }[]
  left: number
}

/** Number with its check digit, bank, branch; a code of the phone follows (6017). */
export const CardForm = ({ holder, banks, left }: Props) => {
  const t = useCardText()
  const added = useAdded()
  const tooLong = useTooLong()
  const [add] = useAddCardMutation()
  /** Which of both it is: a wrong length, or a digit that was mistyped. */
  const numberError = (number: string) => {
    const wrong = bankCardError(number)
    if (wrong !== CARD_FORMAT) return wrong
    return t(BANK_CARD_PATTERN.test(normalizedCard(number)) ? 'cardMistyped' : 'cardLength')
  }
  const form = useForm({
    values: { bankCode: '', number: '', branch: '' },
    rules: {
      number: numberError,
      bankCode: (code) => (code === '' ? t('bankRequired') : null),
      branch: (branch) => tooLong(branch, BRANCH_MAX),
    },
    onSubmit: async ({ bankCode, number, branch }, refuse) => {
      const { data, error } = await add({ bankCode, cardNo: normalizedCard(number), branch: branch.trim() })
      if (refusalOf(error) === 'DATA_EXISTS') refuse({ number: () => reasonOf(error) })
      return data && added(data, t('cardAdded'))
    },
  })
  return (
    <AddForm kind="bank" form={form} left={left}>
      <Holder holder={holder} kind="bank" />
      <CardNumberField
        label={t('cardNumber')}
        placeholder={t('cardNumberHint')}
        {...form.field('number')}
        onBlur={form.leave('number')}
      />
      <BankField banks={banks} {...form.field('bankCode')} />
      <TextInput label={t('branch')} placeholder={t('branchHint')} {...form.text('branch')} />
    </AddForm>
  )
}
