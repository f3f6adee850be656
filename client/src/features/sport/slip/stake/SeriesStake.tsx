import { prizeText } from '../../../../lib/text/amount.ts'
import { fromCents, toCents } from '@app/contract/kit/cents'
import { useSelector } from 'react-redux'
import { clampStake } from '@app/contract/sport/slip/stake'
import { useSportText } from '../../text.ts'
import { bus } from '../../../../lib/bus.ts'
import { addChip, lookAtSeries, typedCents, yuanText } from '../slip.rules.ts'
import type { SeriesView, SystemOffer } from '../slip.rules.ts'
import { part } from '../../sport.slice.ts'
import { useReason } from '../useReason.ts'
import { useStakes } from '../useStakes.ts'
import css from './StakeField.module.css'
import { Cut } from './Cut.tsx'
import { StakeField } from './StakeField.tsx'
import { Take } from './Take.tsx'

interface Props {
  series: SeriesView | undefined
  /** The system chosen, none = all legs in one bet. */
  offer: SystemOffer | undefined
  balance: string | undefined
  /** A leg can't be bet on. */
  isHalted: boolean
}

/** The one stake of a series: of all legs together, or of each bet of a system. */
export const SeriesStake = ({ series, offer, balance, isHalted }: Props) => {
  const t = useSportText()
  const stakes = useStakes()
  const says = useReason()
  const slip = useSelector(part('slip'))
  const stake = useSelector(part('seriesStake'))
  const { limits, most, cut, real, quote, stakeProblem } = lookAtSeries(slip, stake, series, balance, offer)
  const shortCents = typedCents(stake) * (offer?.bets ?? 1) - toCents(balance ?? '0.00')
  const clamp = () => {
    if (!limits || most === undefined || !cut) return
    clampStake(typedCents(stake), most, limits.balanceCents, (real) => {
      stakes.typeSeries(yuanText(real))
      bus.emit('toast', { kind: 'info', message: t('stakeClamped', { amount: prizeText(fromCents(real)) }) })
    })
  }
  return (
    <StakeField
      label={offer ? t('stakeEach') : t('stake')}
      isWinTyped={false}
      isHalted={isHalted}
      isEach={offer !== undefined}
      value={stake}
      limits={limits}
      onType={stakes.typeSeries}
      onChip={(yuan) => stakes.typeSeries(addChip(stake, yuan))}
      mostCents={most === undefined ? undefined : most - (most % 100)}
      riskCents={quote.riskCents}
      onLeave={clamp}
      notice={
        (cut ?? stakeProblem) && (
          <>
            <span className={cut ? css.cut : css.refused} role="alert">
              {cut ? (
                <Cut
                  reason={cut}
                  limits={limits}
                  cents={real}
                  onTake={() => stakes.typeSeries(yuanText(real))}
                />
              ) : stakeProblem === 'insufficientBalance' ? (
                t('balanceShort', { amount: prizeText(fromCents(shortCents)) })
              ) : (
                stakeProblem && says(stakeProblem, limits)
              )}
            </span>
            {stakeProblem === 'belowMin' && limits && (
              <Take onTake={() => stakes.typeSeries(yuanText(limits.minCents))}>
                {t('stakeRaise', { amount: prizeText(fromCents(limits.minCents)) })}
              </Take>
            )}
          </>
        )
      }
    />
  )
}
