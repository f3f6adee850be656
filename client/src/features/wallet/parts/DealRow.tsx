import type { DealRecord } from '@app/contract/wallet/dealRecord'
import { Icon } from '../../../art/Icon.tsx'
import { useWalletText } from '../../../i18n/wallet.ts'
import { minuteText, timeText } from '../../../lib/text/date.ts'
import { Money } from '../../../ui/Money/Money.tsx'
import { StatusTag } from '../../../ui/StatusTag/StatusTag.tsx'
import { DEAL_TONES, headOf, isFlow, shownYuan } from '../deals.rules.ts'
import { UNITS } from '../coin/coin.rules.ts'
import css from '../record.module.css'

interface LineProps {
  deal: DealRecord
  /** The line above it names the game. */
  isOfRun?: boolean
  /** It stands among others of its minute. */
  isPart?: boolean
  /** How it stands, where its own word is another. */
  stands?: string
}

/** Only what isn't done says how it stands. */
export const DealLine = ({ deal, isOfRun = false, isPart = false, stands = deal.statusName }: LineProps) => {
  const t = useWalletText()
  const { counterpart: exchanged } = deal
  const [title, place] = isOfRun ? [deal.typeName] : headOf(deal)
  const beside = exchanged ? t('rateShort', { rate: exchanged.rate }) : place
  const isDone = deal.status === 'success' && !deal.refusedBet
  return (
    <>
      <time>{(isPart ? timeText : minuteText)(deal.createdAt)}</time>
      <span className={css.kind}>
        <strong>{title}</strong>
        {beside && <small>{beside}</small>}
      </span>
      <span className={css.order}>{deal.orderNo}</span>
      <span className={css.money}>
        {!isDone && <StatusTag tone={deal.refusedBet ? 'off' : DEAL_TONES[deal.status]}>{stands}</StatusTag>}
        <span className={css.amount} data-void={!isDone || undefined}>
          <Money
            yuan={exchanged ? deal.amount : shownYuan(deal)}
            unit={UNITS[deal.currency]}
            signed={isFlow(deal) && 'flow'}
          />
          {exchanged && (
            <span className={css.got}>
              {' → '}
              <Money yuan={exchanged.amount} unit={UNITS[exchanged.currency]} signed="flow" />
            </span>
          )}
        </span>
      </span>
    </>
  )
}

interface Props extends LineProps {
  onOpen: (deal: DealRecord) => void
}

/** A line of the record; it opens its details. */
export const DealRow = ({ onOpen, ...line }: Props) => (
  <button type="button" className={css.row} onClick={() => onOpen(line.deal)}>
    <DealLine {...line} />
    <Icon name="chevronRight" size={14} />
  </button>
)
