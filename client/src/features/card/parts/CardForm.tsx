import { bankCardError, normalizedCard } from '@app/contract/rules/money/bankCard'
import { Input, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useCardText } from '../text.ts'
import { useLiteral } from '../../../i18n/literal.ts'
import { bus } from '../../../lib/bus.ts'
import { digitsOf } from '../../../lib/text/digits.ts'
import { to } from '../../../paths.ts'
import { useErrors } from '../../../ui/useErrors.ts'
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

/** "6222 0000 1111" as it stands on the card. */
const grouped = (text: string): string => digitsOf(text).replace(/(\d{4})(?=\d)/g, '$1 ')

/** Bank, number with its check digit, branch; a code of the phone follows (6017). */
export const CardForm = ({ holder, banks, left }: Props) => {
  const t = useCardText()
  const literal = useLiteral()
  const navigate = useNavigate()
  const [bankCode, setBankCode] = useState('')
  const [number, setNumber] = useState('')
  const [branch, setBranch] = useState('')
  const { errors, setErrors, attempt } = useErrors({ bank: bankCode, number, branch })
  const tooLong = useTooLong()
  const [add, { isLoading }] = useAddCardMutation()
  const submit = async () => {
    const wrong = {
      bank: bankCode === '' ? t('bankRequired') : null,
      number: bankCardError(number),
      branch: tooLong(branch, BRANCH_MAX),
    }
    setErrors(wrong)
    if (Object.values(wrong).some(Boolean)) return
    const { data } = await add({ bankCode, cardNo: normalizedCard(number), branch: branch.trim() })
    if (!data) return
    bus.emit('toast', { kind: 'success', message: t('cardAdded') })
    await navigate(to('accountManage', { id: 'bank' }))
  }
  return (
    <AddForm kind="bank" errors={attempt} isBusy={isLoading} left={left} onSubmit={submit}>
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
        value={branch}
        error={errors.branch}
        onChange={(event) => setBranch(event.currentTarget.value)}
      />
    </AddForm>
  )
}
