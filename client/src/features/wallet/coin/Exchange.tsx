import { fromCents, toCents } from '@app/contract/kit/cents'
import { amountError, isAmount } from '@app/contract/rules/money/amount'
import type { Balance, RateQuote } from '@app/contract/wallet/balance'
import { SegmentedControl } from '@mantine/core'
import { useState } from 'react'
import { announce } from '../../../api/baseQuery.ts'
import { isFailure, refusalOf } from '../../../api/failure.ts'
import { balanceText, prizeText } from '../../../lib/text/amount.ts'
import { AmountField } from '../../../ui/AmountField/AmountField.tsx'
import { Form } from '../../../ui/Form/Form.tsx'
import fields from '../../../ui/Form/Form.module.css'
import { useForm } from '../../../ui/Form/useForm.ts'
import { Money } from '../../../ui/Money/Money.tsx'
import { SkeletonRows } from '../../../ui/SkeletonRows/SkeletonRows.tsx'
import { SubmitFoot } from '../../../ui/SubmitFoot/SubmitFoot.tsx'
import { useExchangeMutation, useRateQuery } from '../wallet.api.ts'
import css from './coin.module.css'
import { type Currency, isReviewed, OTHER, received, roundTrip, UNITS } from './coin.rules.ts'
import { RateLock } from './RateLock.tsx'
import { type Done, Receipt } from './Receipt.tsx'
import { Review } from './Review.tsx'
import { Summary } from './Summary.tsx'
import { useCoinText } from './text.ts'

const FRESH = { refetchOnMountOrArgChange: true } as const

/** The quote of a direction; the rate that was read before it is told when it was another, or when a new one was asked for. */
const useQuote = (from: Currency) => {
  const { currentData, isFetching, error, refetch } = useRateQuery({ from, to: OTHER[from] }, FRESH)
  const [read, setRead] = useState<{ quote: RateQuote; before?: RateQuote | undefined }>()
  const [left, setLeft] = useState<string>()
  if (currentData && currentData.quoteId !== read?.quote.quoteId)
    setRead({
      quote: currentData,
      before: read?.quote.from === currentData.from ? read.quote : undefined,
    })
  const before = read?.quote === currentData ? read?.before : undefined
  const isTold = before && (before.rate !== currentData?.rate || before.quoteId === left)
  const renew = () => {
    setLeft(currentData?.quoteId)
    void refetch()
  }
  return {
    quote: currentData,
    isFirst: !read && error === undefined,
    before: isTold ? before.rate : undefined,
    isFetching,
    error,
    renew,
  }
}

/** RMB ↔ USDT at a rate that is held for a minute (U-FD-06). */
export const Exchange = ({ balance }: { balance: Balance }) => {
  const t = useCoinText()
  const [isExpired, setExpired] = useState<string>()
  const [done, setDone] = useState<Done>()
  const [isReviewing, setReviewing] = useState(false)
  const [exchange] = useExchangeMutation()
  const [from, setFrom] = useState<Currency>('CNY')
  const to = OTHER[from]
  const purses = { CNY: balance.available, USDT: balance.usdtBalance }
  const own = purses[from]
  const range = ({ min, max }: RateQuote) => ({
    min: `${UNITS[from]}${prizeText(min)}`,
    max: `${UNITS[from]}${prizeText(max)}`,
  })
  const ownText = `${UNITS[from]}${balanceText(own)}`
  const { quote, isFirst, before, isFetching, error, renew } = useQuote(from)
  /** For what it would cost to come back. */
  const { currentData: back, isLoading: isBackComing } = useRateQuery({ from: to, to: from }, FRESH)
  const hasEnded = quote !== undefined && isExpired === quote.quoteId
  const most = quote && Math.min(toCents(own), toCents(quote.max))
  const wrongAmount = (amount: string): string | null => {
    if (!quote || most === undefined) return null
    const wrong = amountError(amount, t('exchangeRequired'))
    if (wrong) return wrong
    const cents = toCents(amount)
    if (cents < toCents(quote.min) || cents > toCents(quote.max)) return t('exchangeRange', range(quote))
    return cents > most ? t('atMost', { amount: ownText }) : null
  }

  const send = async (amount: string) => {
    if (!quote) return
    try {
      const order = { from, to, amount: fromCents(toCents(amount)), quoteId: quote.quoteId }
      const answer = await exchange(order).unwrap()
      form.set({ amount: '' })
      setReviewing(false)
      setDone({ from, rate: quote.rate, answer })
    } catch (failure) {
      if (isFailure(failure)) announce(failure)
      // The rate may have run out on the way: a new one, and the amount stays.
      if (refusalOf(failure) === 'WARNING' || refusalOf(failure) === 'INVALID_PARAMETER') renew()
      else setReviewing(false)
    }
  }
  const form = useForm({
    values: { amount: '' },
    rules: { amount: (amount) => (hasEnded ? null : wrongAmount(amount)) },
    beyond: {
      amount: (amount) => most !== undefined && isAmount(amount) && toCents(amount) > most,
    },
    onSubmit: async ({ amount }) => {
      if (hasEnded) return renew()
      if (most !== undefined && isReviewed(toCents(amount), from, most)) return setReviewing(true)
      return send(amount)
    },
  })
  if (done) return <Receipt done={done} onAgain={() => setDone(undefined)} />
  // Both rates write lines of their own.
  if (isFirst || isBackComing) return <SkeletonRows rows={5} height={56} />
  const { amount } = form.values
  const cents = isAmount(amount) && wrongAmount(amount) === null ? toCents(amount) : undefined
  const got = cents === undefined || !quote ? undefined : received(cents, quote.rate, from)
  if (isReviewing && got === undefined) setReviewing(false)
  const isShort = quote !== undefined && toCents(own) < toCents(quote.min)
  const hint =
    quote &&
    (isShort
      ? t('belowMin', { amount: ownText, min: range(quote).min })
      : `${t('available', { amount: ownText })} · ${t('exchangeRange', range(quote))}`)
  const rates = { [from]: quote?.rate, [to]: back?.rate } as Record<Currency, string | undefined>
  const trip =
    cents !== undefined && quote && back
      ? roundTrip(cents, from, rates as Record<Currency, string>)
      : undefined
  const lock = (
    <RateLock
      quote={quote}
      before={before}
      isFetching={isFetching}
      failure={error}
      hasEnded={hasEnded}
      onEnd={() => setExpired(quote?.quoteId)}
      onRefresh={renew}
    />
  )
  return (
    <>
      <Form form={form}>
        <div className={css.way}>
          <div className={css.fields}>
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
            {lock}
            <AmountField
              className={fields.beside}
              label={t('payAmount')}
              placeholder={t('exchangeRequired')}
              unit={UNITS[from]}
              hint={hint}
              all={quote && !isShort && most !== undefined ? fromCents(most) : undefined}
              {...form.field('amount')}
              onBlur={form.leave('amount')}
            />
          </div>
          <Summary from={from} cents={cents} rates={rates} balance={balance} />
          <div className={css.foot}>
            <SubmitFoot
              label={t('get')}
              action={hasEnded ? t('newRate') : t('confirmExchange')}
              isBusy={form.isBusy || isFetching}
              isDisabled={!quote || isShort}
            >
              {got === undefined ? '--' : <Money yuan={fromCents(got)} unit={UNITS[to]} />}
            </SubmitFoot>
          </div>
        </div>
      </Form>
      {isReviewing && cents !== undefined && got !== undefined && (
        <Review
          from={from}
          cents={cents}
          got={got}
          trip={trip}
          after={
            { [from]: toCents(own) - cents, [to]: toCents(purses[to]) + got } as Record<Currency, number>
          }
          lock={lock}
          hasEnded={hasEnded}
          isFetching={isFetching}
          onConfirm={() => send(amount)}
          onRenew={renew}
          onClose={() => setReviewing(false)}
        />
      )}
    </>
  )
}
