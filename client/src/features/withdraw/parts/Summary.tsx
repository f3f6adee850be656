import { fromCents } from '@app/contract/kit/cents'
import type { WithdrawLimits } from '@app/contract/withdraw/withdrawInfo'
import { useWithdrawText } from '../text.ts'
import { prizeText } from '../../../lib/text/amount.ts'
import { Money } from '../../../ui/Money/Money.tsx'
import type { Cost } from '../withdraw.rules.ts'
import css from '../withdraw.module.css'

interface Props {
  cost: Cost | undefined
  limits: WithdrawLimits
  rate: string | undefined
  arrival: string
}

/** Fee, what a withdrawal in coin is worth, when it comes, and how often more today. */
export const Summary = ({ cost, limits, rate, arrival }: Props) => {
  const t = useWithdrawText()
  const { freeTimesLeft: count } = limits
  // The network of a coin takes its own of a free one too.
  const isFree = count > 0 && !rate
  const freeNote = isFree ? t('free', { count }) : t('networkOnly')
  const feeNote = count > 0 ? freeNote : t('feeRate', { percent: limits.fee })
  return (
    <dl className={css.summary} aria-live="polite">
      <div>
        <dt>{t('fee')}</dt>
        <dd>
          {cost && !isFree && <Money yuan={fromCents(cost.feeCents)} />} <small>{feeNote}</small>
        </dd>
      </div>
      {rate && (
        <div>
          <dt>{t('arrives')}</dt>
          <dd>{cost ? <Money yuan={fromCents(cost.arrivalCents)} /> : '--'}</dd>
        </div>
      )}
      <div>
        <dt>{t('arrival')}</dt>
        <dd>{arrival}</dd>
      </div>
      <div>
        <dt>{t('today')}</dt>
        <dd>{t('todayLeft', { times: limits.timesLeft, amount: prizeText(limits.dailyLeft) })}</dd>
      </div>
    </dl>
  )
}
