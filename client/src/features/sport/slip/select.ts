import { useSelector, useStore } from 'react-redux'
import { lineKey, selectionKey } from '@app/contract/sport/slip/entry'
import type { SlipEntry } from '@app/contract/sport/slip/entry'
import type { PlayedSport } from '@app/contract/sport/codes'
import type { GameInfo, MarketLine } from '@app/contract/sport/feed'
import { marketOf } from '@app/contract/sport/market/markets'
import { select, toggleMultiple, toggleSeries } from '@app/contract/sport/slip/slip'
import type { SlipOutcome } from '@app/contract/sport/slip/slip'
import { useSportText } from '../text.ts'
import { bus } from '../../../lib/bus.ts'
import { sportOf, sportSlice, useSportDispatch } from '../sport.slice.ts'
import type { SportRoot } from '../sport.slice.ts'

const { slipChanged } = sportSlice.actions

/** What every price of a match has in common; the parts stay the same objects while prices move. */
export interface Fixture {
  info: GameInfo
  sport: PlayedSport
  league: string
}

/** The slip entry of a price on the board. */
export const entryOf = (
  { info, sport, league }: Fixture,
  { gameId, wtype, line }: Pick<MarketLine, 'gameId' | 'wtype' | 'line'>,
  w: string,
  label: string,
  r: string,
): SlipEntry => ({
  gameInfo: { ...info, gameId, sport, league, inPlay: marketOf(wtype)?.inPlay ?? false },
  playInfo: { w, wtype, line, label },
  oddInfo: { r, gameId },
  bettingData: { active: '', ticket_id: '' },
  championRate: { rtype: '' },
})

/** Selecting and mode changes by the contract's rules; a refusal is told, never silent. */
export const useSelecting = () => {
  const store = useStore<SportRoot>()
  const dispatch = useSportDispatch()
  const t = useSportText()
  const take = ({ slip, refusal }: SlipOutcome) => {
    if (refusal) bus.emit('toast', { kind: 'error', message: t(`reason_${refusal}`) })
    else dispatch(slipChanged(slip))
  }
  const slip = () => sportOf(store.getState()).slip
  return {
    select: (entry: SlipEntry) => take(select(slip(), entry)),
    toggleMultiple: () => take(toggleMultiple(slip())),
    toggleSeries: () => take(toggleSeries(slip())),
  }
}

/** The selections of a match as one text, to hand down: it stays the same while nothing of this match is selected. */
export const selectedIn = (entries: readonly SlipEntry[], hgid: string): string =>
  entries
    .filter(({ gameInfo }) => gameInfo.hgid === hgid)
    .map(({ oddInfo, playInfo }) => selectionKey(oddInfo.gameId, playInfo.wtype, playInfo.w))
    .join(' ')

/** What of it is of one line: the others of the match are drawn no more for it. */
export const selectedOn = (
  selected: string,
  line: Pick<MarketLine, 'gameId' | 'wtype'> | undefined,
): string => {
  if (selected === '' || !line) return ''
  const own = lineKey(line.gameId, line.wtype)
  return selected
    .split(' ')
    .filter((key) => key.startsWith(own))
    .join(' ')
}

export const isSelectedIn = (selected: string, gameId: string, wtype: string, w: string): boolean =>
  selected !== '' && selected.split(' ').includes(selectionKey(gameId, wtype, w))

/** Whether a price is in the slip; a cell renders again only when its own answer changes. */
export const useIsSelected = (gameId: string, wtype: string, w: string, rtype = ''): boolean =>
  useSelector((root: SportRoot) =>
    sportOf(root).slip.entries.some(
      ({ oddInfo, playInfo, championRate }) =>
        oddInfo.gameId === gameId &&
        selectionKey(gameId, playInfo.wtype, playInfo.w, championRate.rtype) ===
          selectionKey(gameId, wtype, w, rtype),
    ),
  )
