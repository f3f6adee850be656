import { fromCents } from '@app/contract/kit/cents'
import type { RefusalReason } from '@app/contract/sport/reasons'
import { balanceText } from '../../../../lib/text/amount.ts'
import { useSportText } from '../../text.ts'
import css from './CashOut.module.css'

/** Why the latest press closed nothing, and for what sum that was. */
export interface Refused {
  reason: RefusalReason
  paidCents: number
}

/** Says that nothing was closed and why, at the bet itself: of a sum that changed, both. */
export const Refusal = ({ of: { reason, paidCents }, nowCents }: { of: Refused; nowCents: number }) => {
  const t = useSportText()
  const was = balanceText(fromCents(paidCents))
  const now = balanceText(fromCents(nowCents))
  return (
    <p className={css.refused} role="alert">
      {reason === 'cashOutChanged' && nowCents > 0 && was !== now
        ? t('notClosedMoved', { was, now })
        : t('notClosed', { reason: t(`reason_${reason}`) })}
    </p>
  )
}
