import { fromCents, toCents } from '@app/contract/kit/cents'
import { amountError, isAmount } from '@app/contract/rules/money/amount'
import { SegmentedControl } from '@mantine/core'
import { useState } from 'react'
import { announce } from '../../../api/baseQuery.ts'
import { isFailure, refusalOf } from '../../../api/failure.ts'
import { useWalletText } from '../../../i18n/wallet.ts'
import { balanceText, prizeText } from '../../../lib/text/amount.ts'
import { bus } from '../../../lib/bus.ts'
import { AmountField } from '../../../ui/AmountField/AmountField.tsx'
import { Form } from '../../../ui/Form/Form.tsx'
import { Submit } from '../../../ui/Form/Submit.tsx'
import { useForm } from '../../../ui/Form/useForm.ts'
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
  const [isExpired, setExpired] = useState<string>()
  const [exchange] = useExchangeMutation()
  const [from, setFrom] = useState<Currency>('CNY')
  const to = OTHER[from]
  const range = ({ min, max }: { min: string; max: string }) => ({
    min: `${UNITS[from]}${prizeText(min)}`,
    max: `${UNITS[from]}${prizeText(max)}`,
  })
  const own = `${UNITS[from]}${balanceText(balances[from])}`
  const {
    currentData: quote,
    isFetching,
    error,
    refetch,
  } = useRateQuery({ from, to }, { refetchOnMountOrArgChange: true })
  const hasEnded = quote !== undefined && isExpired === quote.quoteId

  const form = useForm({
    values: { amount: '' },
    rules: {
      amount: (amount) => {
        if (!quote || hasEnded) return null
        const wrong = amountError(amount, t('exchangeRequired'))
        if (wrong) return wrong
        const cents = toCents(amount)
        if (cents < toCents(quote.min) || cents > toCents(quote.max)) return t('exchangeRange', range(quote))
        return cents > toCents(balances[from]) ? t('atMost', { amount: own }) : null
      },
    },
    beyond: {
      amount: (amount) =>
        quote !== undefined &&
        isAmount(amount) &&
        toCents(amount) > Math.min(toCents(balances[from]), toCents(quote.max)),
    },
    onSubmit: async ({ amount }) => {
      if (!quote) return
      if (hasEnded) return void refetch()
      try {
        const yuan = fromCents(toCents(amount))
        const done = await exchange({ from, to, amount: yuan, quoteId: quote.quoteId }).unwrap()
        form.set({ amount: '' })
        bus.emit('toast', {
          kind: 'success',
          message: t('exchanged', { amount: `${UNITS[to]}${balanceText(done.received)}` }),
        })
      } catch (failure) {
        if (isFailure(failure)) announce(failure)
        // The rate may have run out on the way: a new one, and the amount stays.
        if (refusalOf(failure) === 'WARNING' || refusalOf(failure) === 'INVALID_PARAMETER') void refetch()
      }
    },
  })
  const { amount } = form.values
  const cents = isAmount(amount) ? toCents(amount) : undefined
  return (
    <Form form={form} gap={18} maw={560}>
      <SegmentedControl
        aria-label={t('direction')}
        value={from}
        data={[
          { value: 'CNY', label: t('buyUsdt') },
          { value: 'USDT', label: t('sellUsdt') },
        ]}
        onChange={(value) => {
          setFrom(value)
          form.set({ amount: '' })
          form.setErrors({})
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
        hint={quote && `${t('available', { amount: own })} · ${t('exchangeRange', range(quote))}`}
        all={quote && fromCents(Math.min(toCents(balances[from]), toCents(quote.max)))}
        {...form.field('amount')}
        onBlur={form.leave('amount')}
      />
      <p className={css.receive} aria-live="polite">
        {t('receive')}{' '}
        <strong>
          {UNITS[to]}
          {cents !== undefined && quote ? balanceText(fromCents(received(cents, quote.rate, from))) : '--'}
        </strong>
      </p>
      <Submit size="lg" isBusy={form.isBusy || isFetching} disabled={!quote}>
        {hasEnded ? t('newRate') : t('confirmExchange')}
      </Submit>
    </Form>
  )
}
