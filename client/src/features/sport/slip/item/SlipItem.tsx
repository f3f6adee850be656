import { prizeText } from '../../../../lib/text/amount.ts'
import { fromCents, toCents } from '@app/contract/kit/cents'
import { VisuallyHidden } from '@mantine/core'
import { memo } from 'react'
import { useSelector } from 'react-redux'
import { entryKey, entryLabel, isChampionEntry, isPending, priceText } from '@app/contract/sport/slip/entry'
import type { SlipEntry } from '@app/contract/sport/slip/entry'
import { parsePrice, quote } from '@app/contract/sport/market/odds'
import { usedUp } from '@app/contract/sport/slip/stake'
import type { OddsType } from '@app/contract/sport/codes'
import type { RefusalReason } from '@app/contract/sport/reasons'
import { Icon } from '../../../../art/Icon.tsx'
import type { LiveBoard } from '../../board/liveBoard.ts'
import { useLiteral } from '../../../../i18n/literal.ts'
import { useSportText } from '../../text.ts'
import { bus } from '../../../../lib/bus.ts'
import { movementOf, useMovement } from '../../../../ui/Odds/useMovement.ts'
import { addChip, lookAt, realStake, typedCents, yuanText } from '../slip.rules.ts'
import type { EntryView } from '../slip.rules.ts'
import { sportOf, sportSlice, useSportDispatch } from '../../sport.slice.ts'
import type { SportRoot } from '../../sport.slice.ts'
import { Selection } from './Selection.tsx'
import { Shut } from './Shut.tsx'
import { useEnded } from './useEnded.ts'
import { useKeptHeight } from './useKeptHeight.ts'
import { useReason } from '../useReason.ts'
import { useStakes } from '../useStakes.ts'
import css from './SlipItem.module.css'
import { Cut } from '../stake/Cut.tsx'
import { StakeField } from '../stake/StakeField.tsx'
import { Take } from '../stake/Take.tsx'
import { Beside } from './Beside.tsx'
import { Leg, Market, Match, useGoalSince } from './Where.tsx'
import { Sums } from '../../tickets/Sums.tsx'
import { NOTHING_PAID } from '../../tickets/taken.ts'

const { entryRemoved } = sportSlice.actions

/** What was said of a bet whose line may be another one now. */
const TELLS_WAS: readonly (RefusalReason | undefined)[] = ['oddsChanged', 'dangerousBall']

interface Props {
  live: LiveBoard
  entry: SlipEntry
  oddsType: OddsType
  /** Alone, its figures are those of the foot. */
  isAlone: boolean
  isInSeries: boolean
  /** One of several with a stake of its own: low, its field beside its match. */
  isLow: boolean
  /** Its field is the one in use. */
  isUsed: boolean
  onUse: (key: string) => void
  /** Why it can't be part of the series that it is in. */
  unfit: RefusalReason | undefined
  view: EntryView | undefined
  balance: string | undefined
}

/**
 * One entry of the slip with its own stake; in a series the stake is below. It knows nothing of the others: a figure typed, or
 * one more selection, renders it alone.
 */
export const SlipItem = memo((props: Props) => {
  const { entry, isAlone, isInSeries, unfit, view, balance } = props
  const t = useSportText()
  const literal = useLiteral()
  const dispatch = useSportDispatch()
  const stakes = useStakes()
  const says = useReason()
  const { playInfo, oddInfo } = entry
  const key = entryKey(entry)
  const stake = useSelector((root: SportRoot) => sportOf(root).stakes[key] ?? '')
  const mark = useSelector((root: SportRoot) => sportOf(root).marks[key])
  const refund = useSelector((root: SportRoot) => sportOf(root).refunds[key])
  const danger = useSelector((root: SportRoot) => sportOf(root).dangers[key])
  const lost = useSelector((root: SportRoot) => sportOf(root).lost[key])
  const was = useSelector((root: SportRoot) =>
    TELLS_WAS.includes(mark) ? sportOf(root).was[key] : undefined,
  )
  // Prices of two lines are no rise or fall.
  const isOtherLine = was !== undefined && was.line !== playInfo.line
  const moved =
    isOtherLine || mark !== 'oddsChanged'
      ? undefined
      : movementOf(parsePrice(was?.r ?? ''), parsePrice(oddInfo.r))
  const shifted = useMovement(parsePrice(oddInfo.r)) ?? moved
  const movement = isOtherLine ? undefined : shifted
  // What became of the bet comes before what the market does now.
  const isWaiting = isPending(entry)
  const look = lookAt(props.oddsType, entry, stake, view, isWaiting ? undefined : balance)
  const ended = useEnded(entry, look.problem === 'closed')
  const goal = useGoalSince(props.live, entry.gameInfo.hgid, isWaiting)
  // Its stake has left the balance already: what is left of that is no limit of it. A series has a stake of its own.
  const isUnstaked = isWaiting || (isInSeries && !usedUp(look.limits))
  const stakeProblem = isUnstaked ? undefined : look.stakeProblem
  const isBack = refund !== undefined && refund !== NOTHING_PAID
  const reason = isBack || mark === 'dangerousBall' ? mark : (look.problem ?? unfit ?? mark ?? stakeProblem)
  // Of what is typed for all of them that field says it.
  const cut = isInSeries || isWaiting || !props.isUsed ? undefined : look.cut
  const label = entryLabel(entry, literal)
  const clamp = () => {
    const cents = typedCents(stake)
    if (look.k === undefined || !look.limits || !look.cut) return
    realStake(look.k, look.oddsType, cents, look.limits, (real) => {
      stakes.type(key, yuanText(real))
      bus.emit('toast', { kind: 'info', message: t('stakeClamped', { amount: prizeText(fromCents(real)) }) })
    })
  }
  const { k, oddsType, limits } = look
  const where = { live: props.live, entry, oddsType: props.oddsType }
  const isStaked = !isWaiting && !isInSeries && look.problem !== 'closed'
  const isLow = isStaked && props.isLow
  const isOneThatWaits = isWaiting && !isInSeries && !isAlone
  const isLeg = isInSeries || isOneThatWaits || (props.isLow && !isStaked)
  /** Its end is told where its stake was, with the way out. */
  const isShut = look.problem === 'closed' && !isWaiting && !isLeg
  const isRow = isLeg || isLow
  const item = useKeptHeight(isShut || (isRow && !isInSeries && look.problem === 'closed'))
  const remove = () => dispatch(entryRemoved(key))
  const dangerText = () => {
    if (goal && (danger ?? 'goal') === 'goal') return t('goalFell', { score: goal })
    return t(danger ? `refusedBy_${danger}` : 'reason_dangerousBall')
  }
  const wordsOf = (why: RefusalReason) => {
    const refused = why === 'dangerousBall' ? dangerText() : t(`reason_${why}`)
    if (why === mark && isBack) return t('refunded', { reason: refused, amount: prizeText(refund) })
    if (why === 'dangerousBall') return refused
    if (why === 'closed') {
      const end = ended || t('reason_closed')
      // A card of its own has a button that says so.
      return isLeg ? t('closedRemove', { end }) : end
    }
    const shortCents =
      (k === undefined ? 0 : quote(k, oddsType, typedCents(stake)).riskCents) - toCents(balance ?? '0.00')
    if (why === 'insufficientBalance' && shortCents > 0)
      return t('balanceShort', { amount: prizeText(fromCents(shortCents)) })
    if (why !== 'oddsChanged' || !was) return says(why, look.limits)
    return isOtherLine
      ? t('lineMoved')
      : t(moved === 'oddsUp' ? 'oddsBetter' : 'oddsMoved', {
          odds: priceText(playInfo.wtype, was.r, props.oddsType),
        })
  }
  /** That its winner is known is news, no fault. */
  const isDecided = isChampionEntry(entry) && ended !== ''
  const isNews = isDecided && reason === 'closed' && !lost && refund === undefined
  /** Of one of several it stands where its price stood: no row is higher for it. */
  const isBrief =
    isRow && !isNews && !lost && refund === undefined && reason !== undefined && reason === look.problem
  const brief = reason === 'suspended' ? t('halted') : ended || t('shut')
  // It stands where else something less is said: no card grows.
  const notice = (reason ?? lost ?? cut) && (
    <span
      className={css.reason}
      data-cut={(!reason && !lost) || reason === 'oddsChanged' || undefined}
      data-movement={reason === 'oddsChanged' ? moved : undefined}
      data-news={isNews || undefined}
      role={isNews || (reason === 'oddsChanged' && moved === 'oddsUp') ? 'status' : 'alert'}
    >
      {/* An arrow beside the price says which way it went. */}
      {!isNews && !(reason === 'oddsChanged' && moved) && <Icon name="warning" size={14} />}
      {lost && (lost !== 'never' || !reason)
        ? t(`lost_${lost}`)
        : reason
          ? lost || (mark && refund === NOTHING_PAID)
            ? t('notPaid', { reason: wordsOf(reason) })
            : wordsOf(reason)
          : cut && (
              <Cut
                reason={cut}
                limits={look.limits}
                cents={look.real}
                onTake={() => stakes.type(key, yuanText(look.real))}
              />
            )}
    </span>
  )
  const raise = reason === 'belowMin' && limits && (
    <Take onTake={() => stakes.type(key, yuanText(limits.minCents))}>
      {t('stakeRaise', { amount: prizeText(fromCents(limits.minCents)) })}
    </Take>
  )
  const mostCents =
    k === undefined || !limits ? undefined : realStake(k, oddsType, Number.MAX_SAFE_INTEGER - 1, limits)
  return (
    <li
      ref={item}
      className={css.item}
      data-entry={key}
      data-invalid={(reason ? reason !== 'oddsChanged' && !isNews : lost !== undefined) || undefined}
      data-halted={look.problem && (isShut ? 'shut' : '')}
      data-waiting={isWaiting || undefined}
      data-leg={isLeg || undefined}
      data-low={isLow || undefined}
    >
      <Selection
        entry={entry}
        oddsType={props.oddsType}
        was={isOtherLine ? was : undefined}
        movement={movement}
        brief={isBrief ? brief : undefined}
        onRemove={isWaiting ? undefined : remove}
      />
      {isLeg ? (
        <Leg {...where} isTold={Boolean(notice) && !isBrief}>
          {isBrief ? <VisuallyHidden>{notice}</VisuallyHidden> : notice}
          {isOneThatWaits && look.quote.riskCents > 0 && (
            <span className={css.paid}>
              {t('placedOne', {
                risk: prizeText(fromCents(look.quote.riskCents)),
                win: prizeText(fromCents(look.quote.winCents)),
              })}
            </span>
          )}
        </Leg>
      ) : (
        !isLow && (
          <>
            <Market {...where} isShut={isShut} />
            <Match match={isDecided ? { ...entry.gameInfo, startTime: undefined } : entry.gameInfo} />
          </>
        )
      )}
      {isStaked && (
        <>
          <StakeField
            label={t('stakeOf', { selection: label })}
            isWinTyped={look.isWinTyped}
            isLow={isLow}
            // What is typed for all of them is bet on it as far as it goes.
            value={!props.isUsed && look.cut ? yuanText(look.real) : stake}
            limits={look.limits}
            onType={(value) => stakes.type(key, value)}
            onChip={(yuan) => stakes.type(key, addChip(stake, yuan))}
            mostCents={mostCents}
            riskCents={look.quote.riskCents}
            onLeave={clamp}
            notice={
              (!isLow || props.isUsed) &&
              notice && (
                <>
                  {notice} {raise}
                </>
              )
            }
            isUsed={props.isUsed}
            onUse={() => props.onUse(key)}
            beside={
              isLow ? (
                <Beside where={where} look={look}>
                  {!props.isUsed && !isBrief && notice}
                </Beside>
              ) : undefined
            }
          />
          {!isAlone && !isLow && look.limits && look.quote.riskCents > 0 && <Sums quote={look.quote} />}
        </>
      )}
      {isLow && isBrief && !props.isUsed && <VisuallyHidden>{notice}</VisuallyHidden>}
      {!isStaked && !isLeg && (isShut ? <Shut onRemove={remove}>{notice}</Shut> : notice)}
    </li>
  )
})
