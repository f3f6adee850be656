import type { RateQuote } from '@app/contract/wallet/balance'
import { Button } from '@mantine/core'
import { reasonOf } from '../../../api/failure.ts'
import { Countdown } from '../../../ui/Countdown/Countdown.tsx'
import css from './coin.module.css'
import { useCoinText } from './text.ts'

interface Props {
  quote: RateQuote | undefined
  /** The rate that was read before this one of the same direction. */
  before: string | undefined
  isFetching: boolean
  failure: unknown
  hasEnded: boolean
  onEnd: () => void
  onRefresh: () => void
}

/** The rate, how long it is held, and whether it is still the one that was read. */
export const RateLock = ({ quote, before, isFetching, failure, hasEnded, onEnd, onRefresh }: Props) => {
  const t = useCoinText()
  const hasChanged = quote !== undefined && before !== undefined && before !== quote.rate
  const news = () => {
    if (hasEnded) return t('rateEnded')
    if (!quote || before === undefined) return undefined
    return hasChanged ? t('rateChanged', { before, now: quote.rate }) : t('rateSame', { now: quote.rate })
  }
  return (
    <div className={css.rate} data-warn={hasEnded || hasChanged || undefined} aria-busy={isFetching}>
      <p>
        {quote ? (
          <>
            <small>{t(quote.from === 'CNY' ? 'buyRate' : 'sellRate')}</small> 1 USDT ={' '}
            <strong>¥{quote.rate}</strong>
          </>
        ) : failure ? (
          reasonOf(failure)
        ) : (
          t('askingRate')
        )}
      </p>
      {quote && !hasEnded && (
        <p className={css.held}>
          {t('rateHeld')}{' '}
          <Countdown key={quote.quoteId} until={quote.expireAt} label={t('rateHeld')} onEnd={onEnd} />
        </p>
      )}
      {(hasEnded || (!quote && failure !== undefined)) && (
        <Button variant="light" size="compact-md" loading={isFetching} onClick={onRefresh}>
          {t('newRate')}
        </Button>
      )}
      <p role="status" className={css.news}>
        {news()}
      </p>
    </div>
  )
}
