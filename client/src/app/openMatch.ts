import { entryKey } from '@app/contract/sport/slip/entry'
import type { GameRow } from '@app/contract/sport/feed'
import { selectionName } from '@app/contract/sport/market/markets'
import { select } from '@app/contract/sport/slip/slip'
import { keptOf, sportOf, type SportRoot, sportSlice } from '../features/sport/sport.slice.ts'
import { listOf, placeOf } from '../features/sport/board/filter.rules.ts'
import { entryOf } from '../features/sport/slip/select.ts'
import { sportText } from '../features/sport/text.ts'
import { literalText } from '../i18n/literal.ts'
import { bus, type MatchRequest } from '../lib/bus.ts'
import { clock } from '../lib/clock.ts'
import { stored } from '../lib/device/storage.ts'
import { to } from '../paths.ts'
import { type AppStore, rootReducer } from './store.ts'

const { marketChosen, matchSought, slipChanged, sportChosen } = sportSlice.actions

/** Injected when it is asked for: the type of the store doesn't know it. */
const sportIn = (store: AppStore) => sportOf(store.getState() as SportRoot)

/** Opens the channel where the match is listed, the match unfolded; or a picked price lies in the slip. */
export const openMatch = (
  store: AppStore,
  { game, pick }: MatchRequest,
  navigate: (path: string) => void,
): void => {
  rootReducer.inject(sportSlice)
  if (pick) {
    store.dispatch(marketChosen(listOf(game, clock.now())))
    store.dispatch(sportChosen(game.sport))
    put(store, game, pick)
  } else store.dispatch(matchSought(placeOf(game, clock.now())))
  navigate(to('localSport', { enName: 'crty' }))
}

/** As a click on the board, but one that never takes the price out again. */
const put = (store: AppStore, game: GameRow, { line, w }: NonNullable<MatchRequest['pick']>): void => {
  const { slip } = sportIn(store)
  const { sport, league, startTime, gameInfo: info } = game
  const { team_h: home, team_c: away } = info
  const k = line.selections.find((one) => one.w === w)?.k ?? ''
  const label = selectionName(line.wtype, w, { home, away }, literalText)
  const entry = entryOf({ info, sport, league, startTime }, line, w, label, k)
  if (slip.entries.some((held) => entryKey(held) === entryKey(entry))) return
  const { slip: next, refusal } = select(slip, entry)
  if (refusal) return bus.emit('toast', { kind: 'error', message: sportText(`reason_${refusal}`) })
  store.dispatch(slipChanged(next))
  stored.write('sportSlip', JSON.stringify(keptOf(sportIn(store))))
}
