import { fromCents, toCents } from '@app/contract/kit/cents'
import { amountError, isAmount } from '@app/contract/rules/money/amount'
import { Button, SegmentedControl } from '@mantine/core'
import { useState } from 'react'
import { announce } from '../../../api/baseQuery.ts'
import { isFailure, refusalOf } from '../../../api/failure.ts'
import { useLiteral } from '../../../i18n/literal.ts'
import { useWalletText } from '../../../i18n/wallet.ts'
import { balanceText } from '../../../lib/text/amount.ts'
import { bus } from '../../../lib/bus.ts'
import { AmountField } from '../../../ui/AmountField/AmountField.tsx'
import { useErrors } from '../../../ui/useErrors.ts'
import { useFirstError } from '../../../ui/useFirstError.ts'
import { useSubmit } from '../../../ui/useSingly.ts'
import { useExchangeMutation, useRateQuery } from '../wallet.api.ts'
import { received } from '../wallet.rules.ts'
import { RateLock } from './RateLock.tsx'
import css from '../wallet.module.css'

type Currency = 'CNY' | 'USDT'
const UNITS = { CNY: '¥', USDT: '₮' } as const
const OTHER = { CNY: 'USDT', USDT: 'CNY' } as const

/** RMB ↔ USDT at a rate that is held for a minute (U-FD-06). */
export const Exchange = ({ balances }: { balances: Record<Currency, string> }) => {
  const t = useWalletText()
  const literal = useLiteral()
  const [from, setFrom] = useState<Currency>('CNY')
  const [amount, setAmount] = useState('')
  const { errors, setErrors, attempt } = useErrors({ amount: `${from} ${amount}` })
  const [isExpired, setExpired] = useState<string>()
  const form = useFirstError(attempt)
  const to = OTHER[from]
  const {
    currentData: quote,
    isFetching,
    error,
    refetch,
  } = useRateQuery({ from, to }, { refetchOnMountOrArgChange: true })
  const [exchange, { isLoading }] = useExchangeMutation()
  const hasEnded = quote !== undefined && isExpired === quote.quoteId
  const cents = isAmount(amount) ? toCents(amount) : undefined

  const wrongAmount = (): string | null => {
    const wrong = amountError(amount, t('exchangeRequired'))
    if (wrong) return amount === '' ? wrong : literal(wrong)
    if (cents! > toCents(balances[from])) return t('atMost', { amount: balanceText(balances[from]) })
    if (quote && (cents! < toCents(quote.min) || cents! > toCents(quote.max)))
      return t('exchangeRange', { min: balanceText(quote.min), max: balanceText(quote.max) })
    return null
  }
  const submit = useSubmit(async () => {
    if (!quote) return
    if (hasEnded) return void refetch()
    const wrong = wrongAmount()
    setErrors({ amount: wrong })
    if (wrong) return
    try {
      const done = await exchange({ from, to, amount: fromCents(cents!), quoteId: quote.quoteId }).unwrap()
      setAmount('')
      bus.emit('toast', {
        kind: 'success',
        message: t('exchanged', { amount: `${UNITS[to]}${balanceText(done.received)}` }),
      })
    } catch (failure) {
      if (isFailure(failure)) announce(failure)
      // The rate may have run out on the way: a new one, and the amount stays.
      if (refusalOf(failure) === 'WARNING' || refusalOf(failure) === 'INVALID_PARAMETER') void refetch()
    }
  })
  return (
    <form ref={form} onSubmit={submit} noValidate className={css.form}>
      <SegmentedControl
        aria-label={t('direction')}
        value={from}
        data={[
          { value: 'CNY', label: t('buyUsdt') },
          { value: 'USDT', label: t('sellUsdt') },
        ]}
        onChange={(value) => {
          setFrom(value)
          setAmount('')
        }}
      />
      <RateLock
        quote={quote}
        isFetching={isFetching}
        failure={error}
        hasEnded={hasEnded}
        onEnd={() => setExpired(quote?.quoteId)}
        onRefresh={() => void refetch()}
      />
      <AmountField
        label={t('payAmount')}
        placeholder={t('exchangeRequired')}
        unit={UNITS[from]}
        hint={
          quote &&
          `${t('available', { amount: balanceText(balances[from]) })} · ${t('exchangeRange', {
            min: balanceText(quote.min),
            max: balanceText(quote.max),
          })}`
        }
        all={quote && fromCents(Math.min(toCents(balances[from]), toCents(quote.max)))}
        value={amount}
        error={errors.amount}
        onChange={setAmount}
      />
      <p className={css.receive} aria-live="polite">
        {t('receive')}{' '}
        <strong>
          {UNITS[to]}
          {cents !== undefined && quote ? balanceText(fromCents(received(cents, quote.rate, from))) : '--'}
        </strong>
      </p>
      <Button type="submit" size="lg" loading={isLoading || isFetching} disabled={!quote}>
        {hasEnded ? t('newRate') : t('confirmExchange')}
      </Button>
    </form>
  )
}
