import { isSameBet } from '@app/contract/sport/slip/entry'
import type { GameRow } from '@app/contract/sport/feed'
import { selectionName } from '@app/contract/sport/market/markets'
import { NARROW } from '../theme/widths.ts'
import { sportOf, type SportRoot, sportSlice } from '../features/sport/sport.slice.ts'
import { keptOf } from '../features/sport/sportState.ts'
import { placeOf } from '../features/sport/board/filter.rules.ts'
import { entryOf, selectIn, selectionsOf } from '../features/sport/slip/select.ts'
import { literalText } from '../i18n/literal.ts'
import type { MatchRequest } from '../lib/bus.ts'
import { clock } from '../lib/clock.ts'
import { stored } from '../lib/device/storage.ts'
import { inSlip } from '../lib/inSlip.ts'
import { to } from '../paths.ts'
import { type AppStore, rootReducer } from './store.ts'

const { matchOpened, matchSought } = sportSlice.actions

/** Injected when it is asked for: the type of the store doesn't know it. */
const sportIn = (store: AppStore) => sportOf(store.getState() as SportRoot)

/**
 * Opens the channel where the match is listed, the match unfolded, or folded with a picked price in the slip. Where the slip has no column
 * beside the board the player stays: its bar comes, and the price pressed again is taken out.
 */
export const openMatch = (
  store: AppStore,
  { game, pick }: MatchRequest,
  navigate: (path: string) => void,
): void => {
  rootReducer.inject(sportSlice)
  const stays = pick && matchMedia(NARROW).matches
  store.dispatch(matchSought(placeOf(game, clock.now())))
  if (pick) {
    store.dispatch(matchOpened(game.gameInfo.hgid))
    put(store, game, pick, stays)
  }
  if (stays) inSlip.set(selectionsOf(sportIn(store).slip.entries))
  else navigate(to('localSport', { enName: 'crty' }))
}

/** As a click on the board; where the board follows, one that never takes the price out again. */
const put = (
  store: AppStore,
  game: GameRow,
  { line, w }: NonNullable<MatchRequest['pick']>,
  isToggle = false,
): void => {
  const { sport, league, startTime, gameInfo: info } = game
  const { team_h: home, team_c: away } = info
  const k = line.selections.find((one) => one.w === w)?.k ?? ''
  const label = selectionName(line.wtype, w, { home, away }, literalText)
  const entry = entryOf({ info, sport, league, startTime }, line, w, label, k)
  const isIn = sportIn(store).slip.entries.some((held) => isSameBet(held, entry))
  if (isIn && !isToggle) return
  selectIn(store, entry)
  stored.write('sportSlip', JSON.stringify(keptOf(sportIn(store))))
}
