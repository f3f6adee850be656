import { fromCents } from '@app/contract/kit/cents'
import type { RefusalReason } from '@app/contract/sport/reasons'
import type { StakeLimits } from '@app/contract/sport/slip/stake'
import { prizeText } from '../../../../lib/text/amount.ts'
import { useSportText } from '../../text.ts'
import { useReason } from '../useReason.ts'
import { Take } from './Take.tsx'

interface Props {
  reason: RefusalReason
  limits: StakeLimits | undefined
  /** What stands instead; nothing where it is more than one sum. */
  cents: number | undefined
  onTake: () => void
}

/** Why less than was typed is bet, and a press that writes into the field how much. */
export const Cut = ({ reason, limits, cents, onTake }: Props) => {
  const t = useSportText()
  const says = useReason()
  return (
    <>
      {t('stakeOver', { reason: says(reason, limits) })}
      <Take onTake={onTake}>
        {cents === undefined ? t('stakeMosts') : t('stakeMost', { amount: prizeText(fromCents(cents)) })}
      </Take>
    </>
  )
}
