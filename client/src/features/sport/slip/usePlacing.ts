import { useEffect, useRef, useState } from 'react'
import { useStore } from 'react-redux'
import { entryKey, isPending } from '@app/contract/sport/slip/entry'
import type { SlipEntry } from '@app/contract/sport/slip/entry'
import type { RefusalReason } from '@app/contract/sport/reasons'
import { systemBy } from '@app/contract/sport/slip/system'
import { api } from '../../../api/api.ts'
import { isTrouble, reasonOf } from '../../../api/failure.ts'
import { useSportText } from '../text.ts'
import { bus } from '../../../lib/bus.ts'
import { sportOf, sportSlice, useSportDispatch } from '../sport.slice.ts'
import type { SportRoot } from '../sport.slice.ts'
import { becameOf } from '../tickets/refused.ts'
import { loadTicketCard } from '../tickets/Receipts.tsx'
import { takenAs } from '../tickets/taken.ts'
import type { Said } from '../tickets/taken.ts'
import { movesOf, refOf, typedCents } from './slip.rules.ts'
import type { EntryView, Move } from './slip.rules.ts'
import { useBetMutation, useBetParlayMutation, useBetSystemMutation } from '../sport.api.ts'

const { answerLost, entryRemoved, marked, repriced } = sportSlice.actions

type Shown = Pick<ReturnType<typeof sportOf>, 'slip' | 'marks'>
const offered = ({ slip }: Shown): string =>
  slip.entries
    .filter((entry) => !isPending(entry))
    .map(entryKey)
    .join()

/** The legs that a refusal of their series is about: those that moved, or can't be bet on; none where it is about all of it. */
const legsOf = (
  reason: RefusalReason | null,
  moves: readonly Move[],
  keys: readonly string[],
  views: readonly EntryView[],
): string[] => {
  if (reason === 'oddsChanged') return moves.map(({ key }) => key)
  if (reason !== 'suspended' && reason !== 'closed') return []
  return keys.filter((_, at) => views[at] && views[at].active !== 'open')
}

/** Places what the slip holds; every entry is told its own outcome. */
export const usePlacing = () => {
  const store = useStore<SportRoot>()
  const dispatch = useSportDispatch()
  const t = useSportText()
  const [bet, single] = useBetMutation()
  const [betParlay, parlay] = useBetParlayMutation()
  const [betSystem, system] = useBetSystemMutation()
  /** Why the latest press placed nothing of these entries. */
  const [failed, setFailed] = useState<{ of: string; words: string }>()
  const isShown = useRef(false)
  useEffect(() => {
    isShown.current = true
    return () => void (isShown.current = false)
  }, [])

  const take = (placed: readonly SlipEntry[], said: Said) => {
    const asked = placed.map(({ oddInfo, playInfo }) => ({ r: oddInfo.r, line: playInfo.line }))
    dispatch(takenAs(placed.map(entryKey), said, asked))
    heardOf(said)
  }
  /** A break that began elsewhere is first heard of here: all that it shuts is asked for. */
  const heardOf = ({ reason }: Said) => {
    if (reason === 'ownRest') dispatch(api.util.invalidateTags(['Restraint']))
  }

  const placeSingles = async () => {
    const { slip, stakes } = sportOf(store.getState())
    const staked = slip.entries.filter((entry) => typedCents(stakes[entryKey(entry)] ?? '') > 0)
    const entries = staked.map((entry) => ({
      ...refOf(entry),
      k: entry.oddInfo.r,
      stake: stakes[entryKey(entry)] ?? '',
    }))
    const answer = await bet({ entries, oddsType: slip.oddsType, autoAccept: slip.autoAccept }).unwrap()
    answer.entries.forEach((said, at) => {
      const key = entryKey(staked[at]!)
      if (said.active === 'refused' && said.reason === 'oddsChanged')
        dispatch(repriced([{ key, r: said.k, line: said.line }]))
      take([staked[at]!], said)
    })
  }

  const placeSeries = async () => {
    const { slip, seriesStake, system } = sportOf(store.getState())
    const entries = slip.entries.map((entry) => ({ ...refOf(entry), k: entry.oddInfo.r }))
    const order = { entries, stake: seriesStake, autoAccept: slip.autoAccept }
    const answer = await (
      systemBy(system, entries.length) ? betSystem({ ...order, system }) : betParlay(order)
    ).unwrap()
    const moves = movesOf(slip, answer.entries)
    if (answer.ticket.active !== 'refused') return take(slip.entries, answer.ticket)
    heardOf(answer.ticket)
    dispatch(repriced(moves))
    const keys = slip.entries.map(entryKey)
    const own = legsOf(answer.ticket.reason, moves, keys, answer.entries)
    dispatch(takenAs(own.length > 0 ? own : keys, answer.ticket))
  }

  const fail = (error: unknown, keys: readonly string[]) => {
    const became = becameOf(error)
    const words = isTrouble(error) && !error.isTold ? t('unknownOutcome') : reasonOf(error)
    if (words === '') return
    // Don't invite a second one: its entries say where to look for it.
    if (became === 'unknown' || became === 'unheard')
      return void dispatch(answerLost({ keys: [...keys], news: became }))
    const told = became ? t('notPlaced', { reason: words }) : words
    if (isShown.current) setFailed({ of: offered(sportOf(store.getState())), words: told })
    else bus.emit('toast', { kind: 'error', message: told })
  }

  return {
    failedOf: (shown: Shown) => (failed?.of === offered(shown) ? failed.words : undefined),
    isPlacing: single.isLoading || parlay.isLoading || system.isLoading,
    /** Consent to every moved price that is shown is given by placing; without those of these keys. */
    place: async (shown: Shown, without: readonly string[] = []) => {
      const now = sportOf(store.getState())
      // The picture comes after the answer: a press in between is meant for what has been placed, or hasn't seen why not.
      const isNews = Object.entries(now.marks).some(([key, mark]) => shown.marks[key] !== mark)
      if (offered(now) !== offered(shown) || isNews) return
      const { slip, marks, lost } = now
      for (const key of without) dispatch(entryRemoved(key))
      // The card of its receipt is there when the bet is.
      void loadTicketCard().catch(() => undefined)
      for (const key of Object.keys({ ...marks, ...lost })) dispatch(marked({ key, mark: undefined }))
      setFailed(undefined)
      const asked = sportOf(store.getState())
      const keys = asked.slip.entries.map(entryKey)
      const staked = keys.filter((key) => typedCents(asked.stakes[key] ?? '') > 0)
      try {
        await (slip.mode === 'series' ? placeSeries() : placeSingles())
      } catch (error) {
        fail(error, slip.mode === 'series' ? keys.slice(0, 1) : staked)
      }
    },
  }
}
