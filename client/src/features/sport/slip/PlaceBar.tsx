import { Button } from '@mantine/core'
import { Suspense, useDeferredValue, useId } from 'react'
import { useSelector } from 'react-redux'
import { toCents } from '@app/contract/kit/cents'
import { entryKey, isPending } from '@app/contract/sport/slip/entry'
import { combinedOdds } from '@app/contract/sport/slip/parlay'
import { placingProblem } from '@app/contract/sport/slip/slip'
import { useSportText } from '../text.ts'
import { addQuotes, lookAt, lookAtSeries, typedCents, yuanText } from './slip.rules.ts'
import type { EntryView, SeriesView, SystemOffer } from './slip.rules.ts'
import { sportOf, sportSlice, useSportDispatch } from '../sport.slice.ts'
import type { SportRoot } from '../sport.slice.ts'
import { usePlacing } from './usePlacing.ts'
import { useSubmit } from '../../../ui/useSingly.ts'
import css from './PlaceBar.module.css'
import { SeriesStake, SystemPicker } from './SeriesStake.tsx'
import { Sums } from '../tickets/Sums.tsx'
import { lazyPart } from '../../../lib/lazyPart.ts'

const { autoAcceptChosen } = sportSlice.actions

const ACCEPTS = ['any', 'better', 'none'] as const

const acceptOf = (root: SportRoot) => sportOf(root).slip.autoAccept

/** What to do about prices that move before the bet stands. Plain radios: the slip opens with every click on a price. */
const AcceptChoice = () => {
  const t = useSportText()
  const dispatch = useSportDispatch()
  const chosen = useSelector(acceptOf)
  const name = useId()
  return (
    <fieldset className={css.accept}>
      <legend>{t('accept')}</legend>
      <div className={css.choices}>
        {ACCEPTS.map((value) => (
          <label key={value} className={css.choice}>
            <input
              type="radio"
              data-cover
              name={name}
              checked={value === chosen}
              onChange={() => dispatch(autoAcceptChosen(value))}
            />
            <span>{t(`accept_${value}`)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}

const WhatIfButton = lazyPart(() => import('./WhatIfButton.tsx'), 'default')

interface Props {
  viewOf: (gameId: string, wtype: string, w: string, rtype: string) => EntryView | undefined
  series: SeriesView | undefined
  systems: readonly SystemOffer[]
  balance: string | undefined
  /** No word from the server: nothing is placed on prices that nobody confirms. */
  isCut: boolean
}

/** The foot of the slip: the series' stake, the sum of all, what to do about moved prices, the button. It follows what is typed. */
export const PlaceBar = ({ viewOf, series, systems, balance, isCut }: Props) => {
  const t = useSportText()
  const { slip, stakes: typed, seriesStake, system, marks } = useDeferredValue(useSelector(sportOf))
  const { place, isPlacing } = usePlacing()
  const submit = useSubmit(place)
  const isSeries = slip.mode === 'series'
  const offer = systems.find(({ code }) => code === system)
  const parlay = lookAtSeries(slip, seriesStake, series, balance, offer)
  const open = slip.entries.filter((entry) => !isPending(entry))
  const looks = open.map((entry) => {
    const { oddInfo, playInfo, championRate } = entry
    return lookAt(
      slip,
      entry,
      typed[entryKey(entry)] ?? '',
      viewOf(oddInfo.gameId, playInfo.wtype, playInfo.w, championRate.rtype),
      balance,
    )
  })
  const staked = looks.filter((_look, at) => typedCents(typed[entryKey(open[at]!)] ?? '') > 0)
  const stakes = Object.fromEntries(open.map((entry, at) => [entryKey(entry), yuanText(looks[at]!.real)]))
  const sum = isSeries ? parlay.quote : addQuotes(staked.map(({ quote }) => quote))
  const problem =
    placingProblem(slip) ??
    (isSeries
      ? parlay.stakeProblem
      : staked.map((look) => look.problem ?? look.stakeProblem).find((found) => found !== undefined)) ??
    (balance !== undefined && toCents(balance) < sum.riskCents ? 'insufficientBalance' : undefined)
  // What an entry says itself isn't said twice.
  const isTold = !isSeries && staked.some((look) => (look.problem ?? look.stakeProblem) === problem)
  const isMoved = Object.values(marks).includes('oddsChanged')
  /** What a stake may be isn't known yet, nor therefore what it would bring: that comes above the button. */
  const isUnknown = isSeries ? !parlay.limits : staked.some(({ limits }) => !limits)
  const nothingTyped = isSeries ? typedCents(seriesStake) === 0 : staked.length === 0
  const word = isMoved ? t('acceptChange') : t('place')
  return (
    <form className={css.bar} onSubmit={submit}>
      {isSeries && open.length > 1 && (
        <>
          {systems.length > 0 && <SystemPicker systems={systems} legs={open.length} />}
          <p className={css.combined}>
            {offer
              ? t('systemSum', { code: offer.code, bets: offer.bets, odds: offer.odds })
              : t('combined', { legs: open.length, odds: combinedOdds(parlay.prices) })}
          </p>
          <SeriesStake series={series} offer={offer} balance={balance} />
        </>
      )}
      {sum.riskCents > 0 && (isSeries || staked.length > 1) && (
        <>
          <p className={css.total}>{t('total')}</p>
          <Sums quote={sum} />
        </>
      )}
      {/* From the first selection on: nothing moves under the hand that has typed a stake. */}
      <Suspense>
        <WhatIfButton stakes={stakes} isReady={!nothingTyped} />
      </Suspense>
      <AcceptChoice />
      {isCut && (
        <p className={css.problem} role="alert">
          {t('staleTitle')}
        </p>
      )}
      {problem && !nothingTyped && !isTold && (
        <p className={css.problem} role="alert">
          {isSeries && problem === parlay.stakeProblem && parlay.isOver && parlay.real > 0
            ? t('stakeMost', { reason: t(`reason_${problem}`), amount: yuanText(parlay.real) })
            : t(`reason_${problem}`)}
        </p>
      )}
      <div className={css.place}>
        <Button
          type="submit"
          fullWidth
          loading={isPlacing}
          disabled={isCut || isUnknown || problem !== undefined || nothingTyped || open.length === 0}
        >
          {nothingTyped && !problem ? t('enterStake') : word}
        </Button>
      </div>
    </form>
  )
}
