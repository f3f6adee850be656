import { type ReactNode, type Ref, Suspense, useDeferredValue, useState } from 'react'
import { useSelector } from 'react-redux'
import { fromCents } from '@app/contract/kit/cents'
import { entryKey } from '@app/contract/sport/slip/entry'
import { useOnline } from '../../../../lib/device/online.ts'
import { balanceText, prizeText } from '../../../../lib/text/amount.ts'
import { lazyPart } from '../../../../lib/lazyPart.ts'
import { WaitingLine } from '../../../../ui/WaitingLine/WaitingLine.tsx'
import { useSubmit } from '../../../../ui/useSingly.ts'
import { sportOf } from '../../sport.slice.ts'
import { useSportText } from '../../text.ts'
import { Sums } from '../../tickets/Sums.tsx'
import { AcceptChoice } from '../AcceptChoice.tsx'
import { yuanText } from '../slip.rules.ts'
import type { SeriesView, SystemOffer, ViewOf } from '../slip.rules.ts'
import { SeriesStake } from '../stake/SeriesStake.tsx'
import { usePlacing } from '../usePlacing.ts'
import { useReason } from '../useReason.ts'
import { useStakes } from '../useStakes.ts'
import { Ways } from '../Ways.tsx'
import { gridMatches } from '../whatIf/gridMatches.ts'
import { WhatIfButton } from '../whatIf/WhatIfButton.tsx'
import css from './PlaceBar.module.css'
import { PlaceButton } from './PlaceButton.tsx'
import { PLACE_FORM, placingOf } from './place.rules.ts'
import { Stuck } from './Stuck.tsx'

const WhatIf = lazyPart(() => import('../whatIf/WhatIf.tsx'), 'default')

interface Props {
  viewOf: ViewOf
  series: SeriesView | undefined
  systems: readonly SystemOffer[]
  balance: string | undefined
  /** No word from the server: nothing is placed on prices that nobody confirms. */
  isCut: boolean
  /** What stands however far the slip is scrolled. */
  foot: Ref<HTMLDivElement>
  /** What can be done with all of it. */
  children: ReactNode
}

/** The foot: how legs are combined, their stake, what to do about moved prices, what it brings, the button that says both. */
export const PlaceBar = ({ viewOf, series, systems, balance, isCut, foot, children }: Props) => {
  const t = useSportText()
  const typed = useDeferredValue(useSelector(sportOf))
  const { place, isPlacing, failedOf } = usePlacing()
  const stakesOf = useStakes()
  const says = useReason()
  const isOnline = useOnline()
  const { slip, marks } = typed
  const isSeries = slip.mode === 'series'
  const failed = failedOf(typed)
  const offer = systems.find(({ code }) => code === typed.system)
  const placing = placingOf({ ...typed, viewOf, series, offer, balance })
  const { step, open, looks, parlay, halted, stuck, problem, nothingTyped } = placing
  const [wantsGrids, setGrids] = useState(false)
  /** How often the entries were asked for: its stake begins anew, without a keypad. */
  const [shown, setShown] = useState(0)
  /** What final scores would bring, once a stake is typed. */
  const grids = isSeries || placing.count === 0 ? [] : gridMatches(slip)
  /** It comes to nothing until a leg is out, whose words have the room, or for good. */
  const isBarren = step === 'halted' && (isSeries || placing.suspended === 0)
  const isWaiting = open.length === 0
  const isCombined = isSeries && open.length > 1 && !placing.isUnfit
  const isMended = !nothingTyped || (isSeries && halted.length > 0)
  const isOneOfMany = stuck.length > 0 && step !== 'deposit'
  const submit = useSubmit(() => {
    if (step === 'deposit' || step === 'halted' || step === 'needLegs') return undefined
    // Enter leaves no field that would cut it.
    for (const { entry, cut, real } of looks)
      if (cut && !isSeries) stakesOf.type(entryKey(entry), yuanText(real))
    if (isSeries && parlay.cut) stakesOf.typeSeries(yuanText(parlay.real))
    return place({ slip, marks }, halted.map(entryKey))
  })
  return (
    <form id={PLACE_FORM} className={css.form} onSubmit={submit}>
      {wantsGrids && grids.length > 0 && (
        <Suspense fallback={<WaitingLine />}>
          {grids.map((hgid, at) => (
            <WhatIf key={hgid} hgid={hgid} isFirst={at === 0} stakes={placing.stakes} />
          ))}
        </Suspense>
      )}
      <div ref={foot} className={css.foot}>
        {isCombined && (
          <>
            <Ways systems={systems} legs={open.length} />
            <div className={css.series}>
              <SeriesStake
                key={shown}
                series={series}
                offer={offer}
                balance={balance}
                isHalted={step === 'halted'}
              />
            </div>
          </>
        )}
        {/* What has been submitted is past both, and keeps their place. */}
        <div className={css.line} data-past={isWaiting || undefined}>
          <AcceptChoice />
          {isCombined && (
            <p className={css.combined} data-system={offer !== undefined || undefined}>
              {offer
                ? placing.sum.riskCents > 0
                  ? t('systemStake', {
                      bets: placing.bets,
                      stake: prizeText(fromCents(parlay.real)),
                    })
                  : parlay.odds && t('systemSum', { odds: balanceText(offer.odds) })
                : parlay.odds && (
                    <>
                      <span>{t('combinedOdds', { odds: balanceText(parlay.odds) })}</span>{' '}
                      <small>{t('odds_E')}</small>
                    </>
                  )}
            </p>
          )}
          {grids.length > 0 && <WhatIfButton isOpen={wantsGrids} onToggle={() => setGrids(!wantsGrids)} />}
          {children}
        </div>
        <div className={css.place}>
          {/* From the first selection on, with nothing as well: what is pressed to stake stays where it is. */}
          {!isBarren && (
            <div
              className={css.sums}
              data-unknown={(placing.isUnknown && !isWaiting && !nothingTyped) || undefined}
            >
              <Sums quote={step === 'halted' ? undefined : placing.sum} isMost={placing.isMost} />
            </div>
          )}
          {isCut && isOnline && (
            <p className={css.problem} role="alert">
              {t('staleTitle')}
            </p>
          )}
          {isMended && isOneOfMany && looks.length > 1 && (
            <Stuck placing={placing} onShow={() => setShown(shown + 1)} />
          )}
          {isMended && !isOneOfMany && problem && step !== 'deposit' && problem !== parlay.stakeProblem && (
            <p className={css.problem} role="alert">
              {says(problem, parlay.limits)}
            </p>
          )}
          {failed && !isPlacing && (
            <p className={css.problem} role="alert">
              {failed}
            </p>
          )}
          <PlaceButton placing={placing} isPlacing={isPlacing} isCut={isCut} />
        </div>
      </div>
    </form>
  )
}
