import { CARD_FORMAT } from '@app/contract/rules/addedTexts'
import { BANK_CARD_PATTERN, bankCardError, normalizedCard } from '@app/contract/rules/money/bankCard'
import { Input, TextInput } from '@mantine/core'
import { refusalOf } from '../../../api/failure.ts'
import { useCardText } from '../text.ts'
import { bus } from '../../../lib/bus.ts'
import { digitsOf, inFours } from '../../../lib/text/typed.ts'
import { to } from '../../../paths.ts'
import { useForm } from '../../../ui/Form/useForm.ts'
import { useLeave } from '../../../ui/useLeave.ts'
import { useTooLong } from '../../../ui/useTooLong.ts'
import { useAddCardMutation } from '../card.api.ts'
import css from '../card.module.css'
import { Holder } from './Holder.tsx'
import { AddForm } from './AddForm.tsx'

const BRANCH_MAX = 60

interface Props {
  holder: string
  banks: readonly { code: string; name: string; logo: string }[]
  left: number
}

const grouped = (text: string): string => inFours(digitsOf(text))

/** Number with its check digit, bank, branch; a code of the phone follows (6017). */
export const CardForm = ({ holder, banks, left }: Props) => {
  const t = useCardText()
  const leave = useLeave()
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
      bankCode: (code) => (code === '' ? t('bankRequired') : null),
      number: numberError,
      branch: (branch) => tooLong(branch, BRANCH_MAX),
    },
    onSubmit: async ({ bankCode, number, branch }, refuse) => {
      const { data, error } = await add({ bankCode, cardNo: normalizedCard(number), branch: branch.trim() })
      if (refusalOf(error) === 'DATA_EXISTS') refuse({ number: true })
      if (!data) return undefined
      bus.emit('toast', { kind: 'success', message: t('cardAdded') })
      return leave(to('accountManage', { id: 'bank' }))
    },
  })
  const bankless = form.errorOf('bankCode')
  return (
    <AddForm kind="bank" form={form} left={left} className={css.wide}>
      <Holder holder={holder} />
      <TextInput
        label={t('cardNumber')}
        placeholder={t('cardNumberHint')}
        inputMode="numeric"
        autoComplete="off"
        {...form.text('number', { take: grouped })}
        onBlur={form.leave('number')}
      />
      <div className={css.bankSide}>
        <fieldset className={css.banks} aria-describedby={bankless ? 'bank-error' : undefined}>
          <legend>{t('bank')}</legend>
          {banks.map((bank, at) => (
            <label key={bank.code} className={css.bank}>
              <input
                type="radio"
                data-cover
                name="bank"
                value={bank.code}
                checked={bank.code === form.values.bankCode}
                data-invalid={(at === 0 && bankless !== null) || undefined}
                onChange={() => form.set({ bankCode: bank.code })}
              />
              <img src={bank.logo} alt="" />
              {bank.name}
            </label>
          ))}
        </fieldset>
        {bankless && (
          <Input.Error id="bank-error" role="alert">
            {bankless}
          </Input.Error>
        )}
      </div>
      <TextInput label={t('branch')} placeholder={t('branchHint')} {...form.text('branch')} />
    </AddForm>
  )
}
