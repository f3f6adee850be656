import type { DealRecord } from '@app/contract/wallet/dealRecord'
import { fromCents } from '@app/contract/kit/cents'
import { useWalletText } from '../../../i18n/wallet.ts'
import { minuteText } from '../../../lib/text/date.ts'
import { Money } from '../../../ui/Money/Money.tsx'
import type { Cut, Run } from '../deals.rules.ts'
import css from '../record.module.css'
import { DealParts } from './DealParts.tsx'
import { Fold } from './Fold.tsx'

interface Props {
  run: Run
  /** Only of what is whole there is a sum. */
  cut: Cut | undefined
  onOpen: (deal: DealRecord) => void
}

/** Rounds of a game in one line, with what they came to. */
export const RunRow = ({ run: { rounds, cents }, cut, onOpen }: Props) => {
  const t = useWalletText()
  const { createdAt, gameName, channel, currency } = rounds[0]!
  return (
    <Fold className={css.row} parts={<DealParts deals={rounds} areOfRun onOpen={onOpen} />}>
      <time>{minuteText(createdAt)}</time>
      <span className={css.kind}>
        <strong>{gameName}</strong>
        <small>
          {cut
            ? t(`dealsOf_${cut}`, { count: rounds.length })
            : `${channel} · ${t('dealsOf', { count: rounds.length })}`}
        </small>
      </span>
      <span className={css.order} />
      <span className={css.money}>
        <span className={css.amount}>
          {!cut && <Money yuan={fromCents(cents)} unit={currency === 'CNY' ? '¥' : '₮'} signed="flow" />}
        </span>
      </span>
    </Fold>
  )
}
