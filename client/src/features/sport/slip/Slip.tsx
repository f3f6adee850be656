import { Button, Skeleton, Stack } from '@mantine/core'
import { useElementSize } from '@mantine/hooks'
import {
  type CSSProperties,
  Suspense,
  useDeferredValue,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  useState,
} from 'react'
import { useSelector } from 'react-redux'
import { entryKey, isPending } from '@app/contract/sport/slip/entry'
import { MAX_ENTRIES } from '@app/contract/sport/slip/limits'
import { seriesProblem } from '@app/contract/sport/slip/slip'
import type { Ticket } from '@app/contract/sport/ticket'
import { Icon } from '../../../art/Icon.tsx'
import { amountIn } from '../board/boardKeys.ts'
import type { LiveBoard } from '../board/liveBoard.ts'
import { useSportText } from '../text.ts'
import { EmptyState } from '../../../ui/EmptyState/EmptyState.tsx'
import { useHeldHeight } from '../../../ui/Sheet/useHeldHeight.ts'
import { RollingMoney } from '../../../ui/Money/RollingMoney.tsx'
import { keysOf, part, sportSlice, useSportDispatch } from '../sport.slice.ts'
import { useSelecting } from './select.ts'
import { useKeyboard } from '../../../lib/device/keyboard.ts'
import { useSlipView } from './useSlipView.ts'
import { PlaceBar } from './place/PlaceBar.tsx'
import buttons from './buttons.module.css'
import choice from '../choice.module.css'
import css from './Slip.module.css'
import { AllStakes } from './stake/AllStakes.tsx'
import { Replaced } from './Replaced.tsx'
import { Confirming } from './item/Confirming.tsx'
import { SlipItem } from './item/SlipItem.tsx'
import { Receipts } from '../tickets/Receipts.tsx'

const { slipCleared } = sportSlice.actions

/** One alone has no other field beside it that could be in use. */
const alone = () => undefined

interface Props {
  /** Tells how matches in play stand. */
  live: LiveBoard
  tickets: readonly Ticket[]
  /** Leads to the tickets that run. */
  onOpenBets: () => void
  /** What was chosen last, told once. */
  wasPickedByMouse?: () => boolean
  onDone?: (() => void) | undefined
}

/** The bet slip: modes, entries, stakes, placing and what came of it. */
export const Slip = ({ live, tickets: known, onOpenBets, wasPickedByMouse, onDone }: Props) => {
  const t = useSportText()
  const dispatch = useSportDispatch()
  const now = useSelector(part('slip'))
  // A click paints the price first; the slip follows in a task of its own, and its tickets never without it.
  const { slip, tickets } = useDeferredValue(useMemo(() => ({ slip: now, tickets: known }), [now, known]))
  const { single, toggleMultiple, toggleSeries } = useSelecting()
  const modes = [
    ['single', single],
    ['multiple', toggleMultiple],
    ['series', toggleSeries],
  ] as const
  const view = useSlipView()
  const refunds = useSelector(part('refunds'))
  const aside = useSelector(part('aside')).length
  const isReplaced = useSelector(part('replaced')) !== null
  const [used, setUsed] = useState('')
  const { ref: foot, height } = useElementSize<HTMLDivElement>()
  const keyboard = useKeyboard()
  const box = useRef<HTMLDivElement>(null)
  // A bet alone wants its amount next; of several the next one is chosen on the board.
  const { mode } = slip
  const latest = slip.entries.at(-1)
  const chosen = latest ? entryKey(latest) : ''
  const askAmount = useEffectEvent(() => {
    if (!wasPickedByMouse?.() || mode !== 'single') return
    const amount = amountIn(box.current)
    amount?.focus({ preventScroll: true })
    amount?.select()
  })
  useEffect(() => {
    if (chosen !== '') askAmount()
  }, [chosen])
  // One word at a time: the receipt comes when its entry has left the slip.
  const done = tickets.filter(
    ({ state, ticket_id }) =>
      state !== 'delay' && state !== 'refused' && keysOf(slip, ticket_id).length === 0,
  )
  /** Several bets: one stake for all of them stands above theirs, and one of the fields is in use. */
  const isMany = slip.mode === 'multiple' && slip.entries.filter((entry) => !isPending(entry)).length > 1
  /** When the last of what waits is decided. */
  const waiting = slip.entries.filter(isPending).map(({ bettingData }) => bettingData.ticket_id)
  useHeldHeight(box, waiting.length + done.length > 0)
  const decided = tickets.filter(({ ticket_id }) => waiting.includes(ticket_id))
  const until = decided.length > 0 ? Math.max(...decided.map(({ confirmAt }) => confirmAt)) : undefined
  const inUse = slip.entries.some((entry) => entryKey(entry) === used) ? used : ''
  /** Where with the last of them nothing waits nor was refused, the rest hasn't been bet: it comes after them. */
  const [last, setLast] = useState({ count: 0, isFirst: false })
  if (last.count !== done.length)
    setLast({ count: done.length, isFirst: waiting.length + Object.keys(refunds).length === 0 })
  const receipts = done.length > 0 && (
    <Receipts
      tickets={done}
      isAlone={slip.entries.length === 0}
      onOpenBets={onOpenBets}
      onClosed={() => box.current?.focus({ preventScroll: true })}
      onDone={onDone}
    />
  )
  return (
    <div
      ref={box}
      tabIndex={-1}
      className={css.slip}
      style={{ '--foot-height': `${height}px`, '--keyboard': `${keyboard}px` } as CSSProperties}
    >
      <div className={css.head}>
        {/* Beside a receipt alone it would choose nothing. */}
        {(slip.entries.length > 0 || done.length === 0) && (
          <div role="group" aria-label={t('modes')} className={choice.choices}>
            {modes.map(([mode, choose]) => (
              <button
                key={mode}
                type="button"
                className={choice.choice}
                aria-pressed={slip.mode === mode}
                // What is shown may be a moment old: a second press is no wish for another way.
                onClick={() => now.mode !== mode && choose()}
              >
                {t(mode)}
              </button>
            ))}
          </div>
        )}
        <Replaced />
        {!isReplaced && (
          <p className={css.balance}>
            {t('balance')} {view.balance === undefined ? '—' : <RollingMoney yuan={view.balance} />}
          </p>
        )}
      </div>
      {slip.mode === 'single' && aside > 0 && (
        <p className={buttons.replaced}>
          <span>{t('setAside', { count: aside })}</span>
          <button type="button" className={buttons.link} onClick={toggleMultiple}>
            {t('bringBack')}
          </button>
        </p>
      )}
      {/* Until the code of a receipt has come, what waits for it stands. */}
      <Suspense fallback={<Skeleton height={240} />}>
        {slip.entries.length === 0 ? (
          receipts || (
            <EmptyState
              art={<Icon name="ticket" size={48} />}
              title={t('slipEmpty')}
              hint={t(`slipEmpty_${slip.mode}`, { count: MAX_ENTRIES })}
            />
          )
        ) : (
          <>
            {last.isFirst && receipts}
            {isMany && (
              <AllStakes
                viewOf={view.viewOf}
                balance={view.balance}
                isUsed={inUse === ''}
                onUse={() => setUsed('')}
              />
            )}
            {slip.entries.some((entry) => isPending(entry) && entry.gameInfo.inPlay) && (
              <Confirming until={until} />
            )}
            <Stack
              component="ul"
              gap={6}
              data-stakes
              className={slip.mode === 'series' ? css.legs : undefined}
            >
              {slip.entries.map((entry) => {
                const key = entryKey(entry)
                const { oddInfo, playInfo, championRate } = entry
                return (
                  <SlipItem
                    key={key}
                    live={live}
                    entry={entry}
                    oddsType={slip.oddsType}
                    isAlone={slip.entries.length === 1}
                    isInSeries={slip.mode === 'series'}
                    isLow={isMany}
                    isUsed={!isMany || inUse === key}
                    onUse={isMany ? setUsed : alone}
                    unfit={slip.mode === 'series' ? seriesProblem(slip, entry) : undefined}
                    view={view.viewOf(oddInfo.gameId, playInfo.wtype, playInfo.w, championRate.rtype)}
                    balance={view.balance}
                  />
                )
              })}
            </Stack>
            {!last.isFirst && receipts}
            <PlaceBar
              viewOf={view.viewOf}
              series={view.series}
              systems={view.systems}
              balance={view.balance}
              isCut={view.isCut}
              foot={foot}
            >
              <Button
                variant="subtle"
                color="gray"
                size="xs"
                className={css.clear ?? ''}
                leftSection={<Icon name="trash" size={14} />}
                title={t('clearSlip')}
                onClick={() => {
                  dispatch(slipCleared())
                  box.current?.focus({ preventScroll: true })
                }}
              >
                <span data-word>{t('clearSlip')}</span>
              </Button>
            </PlaceBar>
          </>
        )}
      </Suspense>
    </div>
  )
}
