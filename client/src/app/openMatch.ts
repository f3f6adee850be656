import { isSameBet } from '@app/contract/sport/slip/entry'
import type { SlipEntry } from '@app/contract/sport/slip/entry'
import type { GameRow } from '@app/contract/sport/feed'
import { selectionName } from '@app/contract/sport/market/markets'
import { NARROW } from '../theme/widths.ts'
import { sportOf, type SportRoot, sportSlice } from '../features/sport/sport.slice.ts'
import { keptOf } from '../features/sport/sportState.ts'
import { placeOf } from '../features/sport/board/filter.rules.ts'
import { entryOf, selectIn, selectionsOf } from '../features/sport/slip/select.ts'
import { restApi } from '../api/rest/ownRest.ts'
import { literalText } from '../i18n/literal.ts'
import type { MatchRequest } from '../lib/bus.ts'
import { clock } from '../lib/clock.ts'
import { stored } from '../lib/device/storage.ts'
import { inSlip } from '../lib/inSlip.ts'
import { to } from '../paths.ts'
import { tellRest } from '../ui/RestNote/tellRest.ts'
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
  if (stays) void takeBackAtRest(store, game, pick)
  if (stays) inSlip.set(selectionsOf(sportIn(store).slip.entries))
  else navigate(to('localSport', { enName: 'crty' }))
}

/** During a break of the member's own nothing can be bet on: what was put in goes, and the reason is told (UN-32). */
const takeBackAtRest = async (store: AppStore, game: GameRow, pick: Pick) => {
  if (!isHeld(store, entryFor(game, pick))) return
  const ask = restApi.endpoints.ownRest.initiate({}, { subscribe: false, forceRefetch: true })
  const { data } = await store.dispatch(ask)
  if (!data?.rest || !isHeld(store, entryFor(game, pick))) return
  tellRest(data.rest, to('restraint'))
  put(store, game, pick, true)
  inSlip.set(selectionsOf(sportIn(store).slip.entries))
}

type Pick = NonNullable<MatchRequest['pick']>

const entryFor = ({ sport, league, startTime, gameInfo: info }: GameRow, { line, w }: Pick): SlipEntry => {
  const { team_h: home, team_c: away } = info
  const k = line.selections.find((one) => one.w === w)?.k ?? ''
  const label = selectionName(line.wtype, w, { home, away }, literalText)
  return entryOf({ info, sport, league, startTime }, line, w, label, k)
}

const isHeld = (store: AppStore, entry: SlipEntry): boolean =>
  sportIn(store).slip.entries.some((held) => isSameBet(held, entry))

/** As a click on the board; where the board follows, one that never takes the price out again. */
const put = (store: AppStore, game: GameRow, pick: Pick, isToggle = false): void => {
  const entry = entryFor(game, pick)
  if (isHeld(store, entry) && !isToggle) return
  selectIn(store, entry)
  stored.write('sportSlip', JSON.stringify(keptOf(sportIn(store))))
}
