import { BANK_CARD_MAX, bankCardError, normalizedCard } from '@app/contract/rules/bankCard'
import { Input, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useCardText } from '../../../i18n/card.ts'
import { useLiteral } from '../../../i18n/literal.ts'
import { bus } from '../../../lib/bus.ts'
import { to } from '../../../paths.ts'
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
interface Errors {
  bank?: string | null
  number?: string | null
}

/** "6222 0000 1111" as it stands on the card. */
const grouped = (text: string): string =>
  normalizedCard(text)
    .replace(/\D/g, '')
    .slice(0, BANK_CARD_MAX)
    .replace(/(\d{4})(?=\d)/g, '$1 ')

/** Bank, number with its check digit, branch; a code of the phone follows (6017). */
export const CardForm = ({ holder, banks, left }: Props) => {
  const t = useCardText()
  const literal = useLiteral()
  const navigate = useNavigate()
  const [bankCode, setBankCode] = useState('')
  const [number, setNumber] = useState('')
  const [branch, setBranch] = useState('')
  const [errors, setErrors] = useState<Errors>({})
  const [add, { isLoading }] = useAddCardMutation()
  const submit = async () => {
    const wrong = { bank: bankCode === '' ? t('bankRequired') : null, number: bankCardError(number) }
    setErrors(wrong)
    if (wrong.bank || wrong.number) return
    const { data } = await add({ bankCode, cardNo: normalizedCard(number), branch: branch.trim() })
    if (!data) return
    bus.emit('toast', { kind: 'success', message: t('cardAdded') })
    await navigate(to('accountManage', { id: 'bank' }))
  }
  return (
    <AddForm kind="bank" errors={errors} isBusy={isLoading} left={left} onSubmit={submit}>
      <Holder holder={holder} />
      <fieldset className={css.banks} aria-describedby={errors.bank ? 'bank-error' : undefined}>
        <legend>{t('bank')}</legend>
        {banks.map((bank, at) => (
          <label key={bank.code} className={css.bank}>
            <input
              type="radio"
              name="bank"
              value={bank.code}
              checked={bank.code === bankCode}
              data-invalid={(at === 0 && Boolean(errors.bank)) || undefined}
              onChange={() => setBankCode(bank.code)}
            />
            <span>
              <img src={bank.logo} alt="" />
              {bank.name}
            </span>
          </label>
        ))}
      </fieldset>
      {errors.bank && (
        <Input.Error id="bank-error" role="alert">
          {errors.bank}
        </Input.Error>
      )}
      <TextInput
        label={t('cardNumber')}
        placeholder={t('cardNumberHint')}
        inputMode="numeric"
        autoComplete="off"
        value={number}
        error={literal(errors.number)}
        onChange={(event) => setNumber(grouped(event.currentTarget.value))}
      />
      <TextInput
        label={t('branch')}
        placeholder={t('branchHint')}
        maxLength={BRANCH_MAX}
        value={branch}
        onChange={(event) => setBranch(event.currentTarget.value)}
      />
    </AddForm>
  )
}
