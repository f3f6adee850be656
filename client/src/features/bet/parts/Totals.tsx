import type { BetTotals } from '@app/contract/bet/betRecord'
import { useBetText } from '../../../i18n/bet.ts'
import { Money } from '../../../ui/Money/Money.tsx'
import css from '../bet.module.css'

const NONE: BetTotals = { count: 0, bet: '0.00', valid: '0.00', win: '0.00' }

export const Totals = ({ totals = NONE }: { totals: BetTotals | undefined }) => {
  const t = useBetText()
  return (
    <dl className={css.totals}>
      <div>
        <dt>{t('count')}</dt>
        <dd>{totals.count}</dd>
      </div>
      <div>
        <dt>{t('bet')}</dt>
        <dd>
          <Money yuan={totals.bet} />
        </dd>
      </div>
      <div>
        <dt>{t('valid')}</dt>
        <dd>
          <Money yuan={totals.valid} />
        </dd>
      </div>
      <div>
        <dt>{t('win')}</dt>
        <dd>
          <Money yuan={totals.win} signed />
        </dd>
      </div>
    </dl>
  )
}
