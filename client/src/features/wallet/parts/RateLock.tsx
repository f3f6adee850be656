import type { RateQuote } from '@app/contract/wallet/balance'
import { Button } from '@mantine/core'
import { reasonOf } from '../../../api/failure.ts'
import { useWalletText } from '../../../i18n/wallet.ts'
import { Countdown } from '../../../ui/Countdown/Countdown.tsx'
import css from '../wallet.module.css'

interface Props {
  quote: RateQuote | undefined
  isFetching: boolean
  failure: unknown
  hasEnded: boolean
  onEnd: () => void
  onRefresh: () => void
}

/** The rate and how long it is held. */
export const RateLock = ({ quote, isFetching, failure, hasEnded, onEnd, onRefresh }: Props) => {
  const t = useWalletText()
  return (
    <div className={css.rate} data-ended={hasEnded || undefined} aria-busy={isFetching}>
      <p>
        {quote ? (
          <>
            1 USDT = <strong>¥{quote.rate}</strong>
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
      <p role="status" className={css.held}>
        {hasEnded && t('rateEnded')}
      </p>
      {(hasEnded || (!quote && failure !== undefined)) && (
        <Button variant="light" size="compact-md" loading={isFetching} onClick={onRefresh}>
          {t('newRate')}
        </Button>
      )}
    </div>
  )
}
