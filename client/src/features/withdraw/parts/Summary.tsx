import { fromCents } from '@app/contract/kit/cents'
import type { WithdrawLimits } from '@app/contract/withdraw/withdrawInfo'
import { useWithdrawText } from '../text.ts'
import { balanceText, prizeText } from '../../../lib/text/amount.ts'
import { Money } from '../../../ui/Money/Money.tsx'
import type { Cost } from '../withdraw.rules.ts'
import css from '../withdraw.module.css'

interface Props {
  cost: Cost | undefined
  limits: WithdrawLimits
  rate: string | undefined
}

/** Fee, what arrives, and how often more today. */
export const Summary = ({ cost, limits, rate }: Props) => {
  const t = useWithdrawText()
  return (
    <dl className={css.summary} aria-live="polite">
      <div>
        <dt>{t('fee')}</dt>
        <dd>
          {cost ? <Money yuan={fromCents(cost.feeCents)} /> : '--'}{' '}
          <small>
            {limits.freeTimesLeft > 0
              ? t('freeLeft', { count: limits.freeTimesLeft })
              : t('feeRate', { percent: limits.fee })}
          </small>
        </dd>
      </div>
      <div data-main>
        <dt>{t('arrives')}</dt>
        <dd>{cost ? <Money yuan={fromCents(cost.arrivalCents)} /> : '--'}</dd>
      </div>
      {rate && (
        <div data-main>
          <dt>{t('coin')}</dt>
          <dd>{cost?.coin ? `${balanceText(cost.coin)} USDT` : '--'}</dd>
        </div>
      )}
      <div>
        <dt>{t('today')}</dt>
        <dd>{t('todayLeft', { times: limits.timesLeft, amount: prizeText(limits.dailyLeft) })}</dd>
      </div>
    </dl>
  )
}
