import { Button, TextInput } from '@mantine/core'
import type { PaymentType } from '@app/contract/deposit/paymentType'
import { fromCents, toCents } from '@app/contract/kit/cents'
import { useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useDepositText } from '../text.ts'
import { stripCents } from '../../../lib/text/amount.ts'
import { to } from '../../../paths.ts'
import { useAmountInput } from '../../../ui/useAmountInput.ts'
import { useSubmit } from '../../../ui/useSingly.ts'
import { useTooLong } from '../../../ui/useTooLong.ts'
import { useCustomerInfoQuery, usePayMutation, useSignalCodeMutation } from '../deposit.api.ts'
import { WAIT_ROUTES, bonusOf, coinFor, isInRange, typedCents } from '../deposit.rules.ts'
import css from '../deposit.module.css'
import { ChannelPicker } from './ChannelPicker.tsx'

/** As the contract bounds it. */
const PAYER_NAME_MAX = 50

interface AmountChipsProps {
  amounts: readonly string[]
  value: number | undefined
  onPick: (amount: string) => void
}

const AmountChips = ({ amounts, value, onPick }: AmountChipsProps) => {
  const t = useDepositText()
  return (
    <div role="group" aria-label={t('quickAmounts')} className={css.chips}>
      {amounts.map((amount) => (
        <button
          key={amount}
          type="button"
          className={css.chip}
          aria-pressed={value === toCents(amount)}
          onClick={() => onPick(stripCents(amount))}
        >
          ¥{stripCents(amount)}
        </button>
      ))}
    </div>
  )
}

interface Props {
  type: PaymentType
  /** Cents that the member's own limit leaves for today. */
  ownLeft: number | undefined
}

/** Channel, amount and payer of one method. Whatever is refused, what was typed stays. */
export const PayForm = ({ type, ownLeft }: Props) => {
  const t = useDepositText()
  const navigate = useNavigate()
  const [pay, { isLoading }] = usePayMutation()
  const [askSignal, signal] = useSignalCodeMutation()
  const isTransfer = type.kind === 'bank'
  const { data: customer } = useCustomerInfoQuery({}, { skip: !isTransfer })
  const kept = useRef<{ yuan: string; code: string }>(undefined)
  const [channelId, setChannelId] = useState(type.channels.find(({ status }) => status === 'open')?.id ?? '')
  const [amount, setAmount] = useState('')
  const amountInput = useAmountInput(amount, setAmount)
  const tooLong = useTooLong()
  const [payerName, setPayerName] = useState('')
  const [hasTried, setTried] = useState(false)
  const amountField = useRef<HTMLInputElement>(null)
  const payerField = useRef<HTMLInputElement>(null)

  const limits = type.channels.find(({ id }) => id === channelId) ?? type
  const cents = typedCents(amount)
  const range = { min: stripCents(limits.min), max: stripCents(limits.max) }
  const amountError =
    cents === undefined
      ? t('amountRequired')
      : !isInRange(cents, limits)
        ? t('amountRange', range)
        : ownLeft !== undefined && cents > ownLeft
          ? t('ownLimit', { amount: stripCents(fromCents(ownLeft)) })
          : null
  const payerError = !type.needsPayerName
    ? null
    : payerName.trim() === ''
      ? t('payerNameRequired')
      : tooLong(payerName, PAYER_NAME_MAX)

  /** One code an amount: a repeated submit is the same call. */
  const codeFor = async (yuan: string): Promise<string | undefined> => {
    if (kept.current?.yuan === yuan) return kept.current.code
    const { data } = await askSignal({ amount: yuan, typeCode: type.code })
    if (data) kept.current = { yuan, code: data.code }
    return data?.code
  }
  const submit = useSubmit(async () => {
    setTried(true)
    if (amountError) return amountField.current?.focus()
    if (payerError) return payerField.current?.focus()
    // The remark by which a transfer is told apart from the others (U-FD-03).
    const signalCode = isTransfer ? await codeFor(fromCents(cents!)) : ''
    if (signalCode === undefined) return
    const order = await pay({
      typeCode: type.code,
      channelId,
      amount: fromCents(cents!),
      payerName: payerName.trim(),
      signalCode,
    })
    if (order.data) await navigate(to(WAIT_ROUTES[order.data.waitRoute], { orderNo: order.data.orderNo }))
  })
  const bonus = bonusOf(cents ?? 0, type)
  return (
    <form onSubmit={submit} noValidate className={css.form}>
      <ChannelPicker channels={type.channels} value={channelId} onChange={setChannelId} />
      <TextInput
        ref={amountField}
        label={t('amount')}
        placeholder={t('amountPlaceholder')}
        description={t('amountRange', range)}
        leftSection="¥"
        inputMode="decimal"
        size="md"
        value={amount}
        error={(hasTried && amountError) || amountInput.words}
        onChange={(event) => amountInput.type(event.currentTarget.value)}
      />
      <AmountChips amounts={type.quickAmounts} value={cents} onPick={setAmount} />
      {type.needsPayerName && (
        <TextInput
          ref={payerField}
          label={t('payerName')}
          description={t('payerNameHint')}
          autoComplete="name"
          size="md"
          value={payerName}
          error={hasTried && payerError}
          onChange={(event) => setPayerName(event.currentTarget.value)}
        />
      )}
      {type.needsPayerName && customer && customer.payerNames.length > 0 && (
        <div role="group" aria-label={t('formerPayers')} className={css.chips}>
          {customer.payerNames.map((name) => (
            <button
              key={name}
              type="button"
              className={css.chip}
              aria-pressed={name === payerName}
              onClick={() => setPayerName(name)}
            >
              {name}
            </button>
          ))}
        </div>
      )}
      <p className={css.summary} aria-live="polite">
        {type.rate && cents !== undefined && (
          <span>{t('coinAmount', { amount: coinFor(cents, type.rate), rate: type.rate })}</span>
        )}
        {bonus > 0 && <span className={css.bonus}>{t('bonus', { amount: fromCents(bonus) })}</span>}
        {ownLeft !== undefined && <span>{t('ownLeft', { amount: stripCents(fromCents(ownLeft)) })}</span>}
        <span>{t('arrival', { time: type.arrival })}</span>
      </p>
      <Button type="submit" size="lg" loading={isLoading || signal.isLoading}>
        {t('submit')}
      </Button>
    </form>
  )
}
