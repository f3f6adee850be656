import type { Answer } from '../../../api/declared.ts'
import { useState } from 'react'
import { Icon } from '../../../art/Icon.tsx'
import { useWalletText } from '../../../i18n/wallet.ts'
import { balanceText } from '../../../lib/text/amount.ts'
import { busyOf, isPictured } from '../../../ui/Bars/bar.ts'
import { Bars } from '../../../ui/Bars/Bars.tsx'
import { Money } from '../../../ui/Money/Money.tsx'
import { barsOf } from '../deals.rules.ts'
import css from '../record.module.css'

interface Props {
  data: Answer<'/fd/api/v1/transactions/queryDealRecord'>
  range: { startTime: number; endTime: number }
  /** Nothing is listed but what only changed its place; what that came to a backend may not say. */
  isOfMoves?: boolean
}

/** What came and went in the chosen days: in figures, and unfolded day by day as a picture. */
export const DealSums = ({ data, range, isOfMoves = false }: Props) => {
  const t = useWalletText()
  const bars = barsOf(data.days, range)
  const [isOpen, setOpen] = useState(false)
  const hasPicture = isPictured(bars)
  const hasExchange = data.records.some(({ type }) => type === 'exchange')
  const isBusy = busyOf(bars).length > 0
  const isSilent = hasPicture && !hasExchange
  return (
    <div className={css.sums}>
      <dl>
        <div>
          <dt>{t('count')}</dt>
          <dd>{data.total}</dd>
        </div>
        {isOfMoves ? (
          data.moved !== undefined && (
            <div>
              <dt>{t('movedInAll')}</dt>
              <dd>
                <Money yuan={data.moved} />
              </dd>
            </div>
          )
        ) : (
          <>
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
          </>
        )}
      </dl>
      {data.records.some(({ refusedBet }) => refusedBet) && <p>{t('refusedApart')}</p>}
      {/* Where there is no picture its place stays: a filter moves nothing. */}
      <button
        type="button"
        disabled={!hasPicture}
        aria-expanded={hasPicture && isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        {t('byDay')}
        {!isSilent && (
          <small>{t(!hasPicture && isBusy ? 'fewDays' : hasExchange ? 'exchangeApart' : 'noFlow')}</small>
        )}
        {hasPicture && <Icon name={isOpen ? 'chevronUp' : 'chevronDown'} size={16} />}
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
