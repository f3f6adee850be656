import { fromCents } from '@app/contract/kit/cents'
import type { RefusalReason } from '@app/contract/sport/reasons'
import { balanceText } from '../../../../lib/text/amount.ts'
import { useSportText } from '../../text.ts'
import css from './CashOut.module.css'

/** Why the latest press closed nothing, and for what sum that was. */
export type Refused = { reason: RefusalReason; paidCents: number } | { words: string }

/** Says that nothing was closed and why, at the bet itself: of a sum that changed, both. */
export const Refusal = ({ of, nowCents }: { of: Refused; nowCents: number }) => {
  const t = useSportText()
  if ('words' in of)
    return (
      <p className={css.refused} role="alert">
        {of.words}
      </p>
    )
  const { reason, paidCents } = of
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
