import { Button } from '@mantine/core'
import { Link } from 'react-router-dom'
import { fromCents } from '@app/contract/kit/cents'
import { useOwnRest } from '../../../../api/rest/ownRest.ts'
import { endText, useRestText } from '../../../../i18n/rest.ts'
import { useOnline } from '../../../../lib/device/online.ts'
import { prizeText } from '../../../../lib/text/amount.ts'
import { to } from '../../../../paths.ts'
import { useSportText } from '../../text.ts'
import { useSelecting } from '../select.ts'
import { useReason } from '../useReason.ts'
import css from './PlaceButton.module.css'
import type { Placing } from './place.rules.ts'

interface Props {
  placing: Placing
  isPlacing: boolean
  /** No word from the server: nothing is placed on prices that nobody confirms. */
  isCut: boolean
}

/** Says what a press does; where the balance is short it leads to a deposit. */
export const PlaceButton = ({ placing, isPlacing, isCut }: Props) => {
  const t = useSportText()
  const says = useReason()
  const isOnline = useOnline()
  const { single } = useSelecting()
  const rest = useOwnRest()
  const inRest = useRestText()
  const { step, sum, count, halted, problem } = placing
  if (rest && !isPlacing && step !== 'submitted')
    return (
      <Button type="submit" fullWidth size="md" className={css.button} disabled>
        {inRest('until', { what: inRest(rest.kind), time: endText(rest.until) })}
      </Button>
    )
  if (step === 'deposit')
    return (
      <Button component={Link} to={to('saveMoney')} fullWidth size="md" className={css.button ?? ''}>
        <span className={css.sum}>
          <strong>{t('deposit')}</strong>{' '}
          <small role="alert">
            {placing.shortCents > 0
              ? t('balanceShort', { amount: prizeText(fromCents(placing.shortCents)) })
              : t('reason_insufficientBalance')}
          </small>
        </span>
      </Button>
    )
  // A leg that stands alone has no stake to enter; to one that goes with no other none is asked for.
  if (step === 'needLegs')
    return (
      <Button fullWidth size="md" className={css.button} variant="light" onClick={single}>
        <span className={css.sum}>
          <strong>{t('asSingle')}</strong>{' '}
          {placing.stuck.length === 0 && <small>{t('reason_minEntries')}</small>}
        </span>
      </Button>
    )
  const isOne = placing.isSeries || placing.looks.length === 1
  /** Of several, where a press would place some of them: of one the field says anything else. */
  const isTold = isOne ? problem === 'belowMin' : sum.riskCents > 0
  const inTheWay = isTold && problem && says(problem, placing.stuck[0]?.limits ?? placing.parlay.limits)
  if (!isOnline && !isPlacing && step !== 'submitted')
    return (
      <Button type="submit" fullWidth size="md" className={css.button} disabled>
        {t('offline')}
      </Button>
    )
  const amount = prizeText(fromCents(sum.riskCents))
  const accept = placing.isBetter ? 'acceptBetter' : 'acceptChange'
  const labels = {
    submitted: () => t('submitted'),
    needStake: () => t('enterStake'),
    none: () => inTheWay || t('placeNone'),
    halted: () => {
      if (placing.closed === 0) return t('haltedWait')
      // That a single is closed its card says.
      return t(placing.isSeries || placing.suspended > 0 ? 'closedLeg' : 'nothingOpen')
    },
    usedUp: () => t('limitUsed'),
    rest: () => t('placeSome', { count, amount }),
    restAccept: () => t(accept, { amount }),
    some: () => t('placeSome', { count, amount }),
    accept: () => t(accept, { amount }),
    place: () =>
      placing.isSeries
        ? t('placeSeries', { way: placing.way, bets: placing.bets, amount })
        : t('place', { amount }),
  }
  const isRest = step === 'rest' || step === 'restAccept'
  const isPlaced = isRest || step === 'some' || step === 'accept' || step === 'place'
  const isReady = isPlaced && !isCut && !placing.isUnknown && problem === undefined
  return (
    <Button
      type="submit"
      fullWidth
      size="md"
      className={css.button}
      loading={isPlacing}
      disabled={!isReady}
      // A double press is meant once.
      onClick={(event) => event.detail > 1 && event.preventDefault()}
    >
      {isPlaced ? (
        <span className={css.sum}>
          <strong>{labels[step]()}</strong> {inTheWay && <small>{inTheWay}</small>}
          {!problem && (
            <small>
              {isRest && `${t('restDrops', { count: halted.length })} · `}
              {t(placing.isMost ? 'placeMost' : 'placeWin', { amount: prizeText(fromCents(sum.winCents)) })}
            </small>
          )}
        </span>
      ) : (
        labels[step]()
      )}
    </Button>
  )
}
