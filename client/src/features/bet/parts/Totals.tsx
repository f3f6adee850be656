import type { BetTotals } from '@app/contract/bet/betRecord'
import { useBetText } from '../text.ts'
import { Money } from '../../../ui/Money/Money.tsx'
import css from '../bet.module.css'

/** Not known is not nothing. */
const UNKNOWN = '--'

export const Totals = ({ totals }: { totals: BetTotals | undefined }) => {
  const t = useBetText()
  return (
    <dl className={css.totals}>
      <div>
        <dt>{t('count')}</dt>
        <dd>{totals ? totals.count : UNKNOWN}</dd>
      </div>
      <div>
        <dt>{t('bet')}</dt>
        <dd>{totals ? <Money yuan={totals.bet} /> : UNKNOWN}</dd>
      </div>
      <div>
        <dt>{t('valid')}</dt>
        <dd>{totals ? <Money yuan={totals.valid} /> : UNKNOWN}</dd>
      </div>
      <div>
        <dt>{t('win')}</dt>
        <dd>{totals ? <Money yuan={totals.win} signed /> : UNKNOWN}</dd>
      </div>
    </dl>
  )
}
