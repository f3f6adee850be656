import { Button } from '@mantine/core'
import { type ReactNode, type Ref, useDeferredValue } from 'react'
import { useSelector } from 'react-redux'
import { Link } from 'react-router-dom'
import { fromCents, toCents } from '@app/contract/kit/cents'
import { entryKey, entryLabel, isPending } from '@app/contract/sport/slip/entry'
import type { SlipEntry } from '@app/contract/sport/slip/entry'
import { MIN_LEGS } from '@app/contract/sport/slip/limits'
import { placingProblem, seriesProblem } from '@app/contract/sport/slip/slip'
import { useLiteral } from '../../../i18n/literal.ts'
import { useSportText } from '../text.ts'
import { addQuotes, lookAt, lookAtSeries, typedCents, yuanText } from './slip.rules.ts'
import type { SeriesView, SystemOffer, ViewOf } from './slip.rules.ts'
import { sportOf, sportSlice, useSportDispatch } from '../sport.slice.ts'
import { pickMatch, pickName } from '../pick.ts'
import { usePlacing } from './usePlacing.ts'
import { useReason } from './useReason.ts'
import { useStakes } from './useStakes.ts'
import { useSubmit } from '../../../ui/useSingly.ts'
import buttons from './buttons.module.css'
import css from './PlaceBar.module.css'
import { AcceptChoice } from './AcceptChoice.tsx'
import { SeriesStake } from './stake/SeriesStake.tsx'
import { Ways } from './Ways.tsx'
import { Sums } from '../tickets/Sums.tsx'
import { prizeText } from '../../../lib/text/amount.ts'
import { to } from '../../../paths.ts'
import { WhatIfButton } from './whatIf/WhatIfButton.tsx'

const { entryRemoved } = sportSlice.actions

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
  const literal = useLiteral()
  const dispatch = useSportDispatch()
  const { slip, stakes: typed, seriesStake, system, marks } = useDeferredValue(useSelector(sportOf))
  const { place, isPlacing } = usePlacing()
  const stakesOf = useStakes()
  const says = useReason()
  const isSeries = slip.mode === 'series'
  const offer = systems.find(({ code }) => code === system)
  const open = slip.entries.filter((entry) => !isPending(entry))
  const isWaiting = open.length === 0
  /** While all of it waits for its confirmation, the figures of its bet stay: what is left to stake has no say in them. */
  const [counted, purse] = isWaiting ? [slip.entries, undefined] : [open, balance]
  const parlay = lookAtSeries(slip, seriesStake, series, purse, offer)
  const looks = counted.map((entry) => {
    const { oddInfo, playInfo, championRate } = entry
    return lookAt(
      slip.oddsType,
      entry,
      typed[entryKey(entry)] ?? '',
      viewOf(oddInfo.gameId, playInfo.wtype, playInfo.w, championRate.rtype),
      purse,
    )
  })
  const isStaked = (entry: SlipEntry) => typedCents(typed[entryKey(entry)] ?? '') > 0
  const staked = looks.filter((_look, at) => isStaked(counted[at]!))
  /** As they can be placed. */
  const stakes = Object.fromEntries(
    open.flatMap((entry, at) => {
      const { real, stakeProblem } = looks[at]!
      return stakeProblem ? [] : [[entryKey(entry), yuanText(real)]]
    }),
  )
  const sum = isSeries ? parlay.quote : addQuotes(staked.map(({ quote }) => quote))
  const isMany = !isSeries && open.length > 1
  /** What of several can't be bet on now: the button takes it out. */
  const halted =
    isMany || isSeries ? open.filter((entry, at) => looks[at]!.problem && (isSeries || isStaked(entry))) : []
  /** Of several bets those without a stake aren't sent: they are in nobody's way. */
  const sent = isSeries
    ? slip
    : {
        ...slip,
        entries: slip.entries.filter(
          (entry) => isPending(entry) || (isStaked(entry) && !halted.includes(entry)),
        ),
      }
  /** What of it is in the way, and why; those for the same reason are mended together. */
  const allStuck = (isWaiting ? [] : sent.entries).flatMap((entry) => {
    const look = looks[counted.indexOf(entry)]
    const reason = look?.problem ?? (isSeries ? seriesProblem(slip, entry) : look?.stakeProblem)
    return reason ? [{ entry, reason, limits: look?.limits }] : []
  })
  const [stuck] = allStuck
  const name = stuck ? pickName(stuck.entry, literal) : ''
  const alike = allStuck.filter(({ reason }) => reason === stuck?.reason)
  /** What all of it costs more than there is. */
  const shortCents = balance === undefined ? 0 : sum.riskCents - toCents(balance)
  const problem = isWaiting
    ? undefined
    : (stuck?.reason ??
      placingProblem(sent) ??
      (isSeries ? parlay.stakeProblem : undefined) ??
      (shortCents > 0 ? 'insufficientBalance' : undefined))
  const isShort = problem === 'insufficientBalance'
  const cost = prizeText(fromCents(sum.riskCents))
  /** What has no price costs nothing and isn't placed. */
  const count = staked.filter(({ quote }) => quote.riskCents > 0).length
  const isMoved = Object.values(marks).includes('oddsChanged')
  /** What else a press would do – other odds, a consent – is seen first, and is the next one. */
  const isDropping = halted.length > 0 && (isSeries || count === 0 || isMoved)
  /** What a stake may be isn't known yet, nor therefore what it would bring: that has its place above the button. */
  const isUnknown = isSeries ? !parlay.limits : staked.some(({ limits }) => !limits)
  const nothingTyped = isSeries ? typedCents(seriesStake) === 0 : staked.length === 0
  const submit = useSubmit(() => {
    if (isShort) return undefined
    const gone = halted.map(entryKey)
    if (isDropping) return gone.forEach((key) => dispatch(entryRemoved(key)))
    // Enter leaves no field that would cut it.
    looks.forEach(
      ({ cut, real }, at) => cut && !isSeries && stakesOf.type(entryKey(counted[at]!), yuanText(real)),
    )
    if (isSeries && parlay.cut) stakesOf.typeSeries(yuanText(parlay.real))
    return place({ slip, marks }, gone)
  })
  const raise = () => {
    for (const { entry, limits } of alike)
      if (limits) stakesOf.type(entryKey(entry), yuanText(limits.minCents))
  }
  return (
    <form className={css.form} onSubmit={submit}>
      {/* From the first selection on: nothing moves under the hand that has typed a stake. */}
      <WhatIfButton stakes={stakes} isReady={count > 0} />
      <div ref={foot} className={css.foot}>
        {isSeries && open.length > 1 && (
          <>
            <Ways systems={systems} legs={open.length} />
            <div className={css.series}>
              <SeriesStake series={series} offer={offer} balance={balance} />
            </div>
          </>
        )}
        {/* What has been submitted is past both, and keeps their place. */}
        <div className={css.line} data-past={isWaiting || undefined}>
          <AcceptChoice />
          {isSeries && open.length > 1 && (
            <p className={css.combined}>
              {offer ? (
                t('systemSum', { odds: offer.odds })
              ) : (
                <>
                  {t('combinedOdds', { odds: parlay.odds ?? '--' })} <small>{t('odds_E')}</small>
                </>
              )}
            </p>
          )}
          {children}
        </div>
        <div className={css.place}>
          {/* From the first selection on, with nothing as well: what is pressed to stake stays where it is. */}
          <div className={css.sums} data-unknown={(isUnknown && !isWaiting && !nothingTyped) || undefined}>
            <Sums quote={sum} />
          </div>
          {isCut && (
            <p className={css.problem} role="alert">
              {t('staleTitle')}
            </p>
          )}
          {stuck && counted.length > 1 && !nothingTyped && !isShort && !isDropping && (
            <p className={css.stuck}>
              <span>
                {t('stuck', {
                  name:
                    alike.length > 1
                      ? t('stuckMany', { name, count: alike.length })
                      : name + pickMatch(stuck.entry, literal),
                  reason: says(stuck.reason, stuck.limits),
                })}
              </span>
              {stuck.reason === 'belowMin' && stuck.limits ? (
                <button type="button" className={buttons.link} onClick={raise}>
                  {t('stakeRaise', { amount: prizeText(fromCents(stuck.limits.minCents)) })}
                </button>
              ) : (
                <button
                  type="button"
                  className={buttons.link}
                  aria-label={t('removeEntry', { selection: entryLabel(stuck.entry, literal) })}
                  // Of legs that don't fit together one is enough.
                  onClick={() => {
                    for (const { entry } of isSeries ? [stuck] : alike)
                      dispatch(entryRemoved(entryKey(entry)))
                  }}
                >
                  {t('remove')}
                </button>
              )}
            </p>
          )}
          {problem && !nothingTyped && (!stuck || isShort) && !isDropping && (
            <p className={css.problem} role="alert">
              {shortCents > 0
                ? t('balanceShort', { amount: prizeText(fromCents(shortCents)) })
                : says(problem, parlay.limits)}
            </p>
          )}
          {isShort ? (
            <Button component={Link} to={to('saveMoney')} fullWidth size="md" className={css.button ?? ''}>
              {t('deposit')}
            </Button>
          ) : (
            <Button
              type="submit"
              fullWidth
              size="md"
              className={css.button}
              loading={isPlacing}
              disabled={
                !isDropping && (isCut || isUnknown || problem !== undefined || nothingTyped || isWaiting)
              }
              // A double press is meant once.
              onClick={(event) => event.detail > 1 && event.preventDefault()}
            >
              {isDropping ? (
                t('dropHalted', { count: halted.length })
              ) : isWaiting ? (
                t('submitted')
              ) : nothingTyped ? (
                // A single leg has no stake to enter.
                t(isSeries && open.length < MIN_LEGS ? 'reason_minEntries' : 'enterStake')
              ) : problem && sum.riskCents === 0 ? (
                // Why not stands above it.
                t('placeNone')
              ) : (
                <span className={css.sum}>
                  <strong>
                    {halted.length > 0
                      ? t('placeRest', { halted: halted.length, count, amount: cost })
                      : isMany && !isMoved
                        ? t('placeSome', { count, amount: cost })
                        : t(isMoved ? 'acceptChange' : 'place', { amount: cost })}
                  </strong>{' '}
                  {!problem && <small>{t('placeWin', { amount: prizeText(fromCents(sum.winCents)) })}</small>}
                </span>
              )}
            </Button>
          )}
        </div>
      </div>
    </form>
  )
}
