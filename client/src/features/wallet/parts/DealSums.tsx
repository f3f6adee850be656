import type { Answer } from '../../../api/declared.ts'
import { useState } from 'react'
import { Icon } from '../../../art/Icon.tsx'
import { useWalletText } from '../../../i18n/wallet.ts'
import { balanceText } from '../../../lib/text/amount.ts'
import { Bars } from '../../../ui/Bars/Bars.tsx'
import { Money } from '../../../ui/Money/Money.tsx'
import { barsOf } from '../deals.rules.ts'
import css from '../record.module.css'

interface Props {
  data: Answer<'/fd/api/v1/transactions/queryDealRecord'>
  range: { startTime: number; endTime: number }
}

/** What came and went in the chosen days: in figures, and day by day as a picture, which a phone folds. */
export const DealSums = ({ data, range }: Props) => {
  const t = useWalletText()
  const bars = barsOf(data.days, range)
  const [isOpen, setOpen] = useState(false)
  return (
    <div className={css.sums}>
      <dl>
        <div>
          <dt>{t('count')}</dt>
          <dd>{data.total}</dd>
        </div>
        <div>
          <dt>{t('cameIn')}</dt>
          <dd>
            <Money yuan={data.totalIn} signed />
          </dd>
        </div>
        <div>
          <dt>{t('wentOut')}</dt>
          <dd>
            <Money yuan={data.totalOut} signed="flow" />
          </dd>
        </div>
      </dl>
      {data.records.some(({ refusedBet }) => refusedBet) && <p>{t('refusedApart')}</p>}
      <button type="button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {t('byDay')}
        <Icon name={isOpen ? 'chevronUp' : 'chevronDown'} size={16} />
      </button>
      <Bars
        bars={bars}
        series={[
          { name: t('cameIn'), tone: 'up' },
          { name: t('wentOut'), tone: 'out' },
        ]}
        label={t('chart', {
          days: bars.length,
          in: balanceText(data.totalIn),
          out: balanceText(data.totalOut.replace('-', '')),
        })}
      />
    </div>
  )
}
