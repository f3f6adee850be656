import { fromCents } from '@app/contract/kit/cents'
import type { RefusalReason } from '@app/contract/sport/reasons'
import { type StakeLimits, usedUp } from '@app/contract/sport/slip/stake'
import { prizeText } from '../../../lib/text/amount.ts'
import { useSportText } from '../text.ts'

/** Why a bet doesn't stand as it was typed, with what or the figure that mends it. */
export const useReason = () => {
  const t = useSportText()
  return (code: RefusalReason, limits: StakeLimits | undefined): string => {
    const isNext = code === 'suspended' || code === 'oddsChanged'
    if (code === 'aboveMax' && usedUp(limits)) return t('limitUsed')
    const reason = t(isNext ? `next_${code}` : `reason_${code}`)
    return code === 'belowMin' && limits
      ? t('stakeLeast', { reason, amount: prizeText(fromCents(limits.minCents)) })
      : reason
  }
}
