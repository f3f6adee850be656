import type { GameRow } from '@app/contract/sport/feed'
import { session } from '../../../api/session.ts'
import { bus } from '../../../lib/bus.ts'
import type { MatchRequest } from '../../../lib/bus.ts'

let forget = () => {}

/** The match in its channel, a picked price in the slip; a visitor is asked to log in first, and goes on if that comes of it. */
export const openMatch = (game: GameRow, pick?: MatchRequest['pick']): void => {
  const wanted = { game, ...(pick && { pick }) }
  if (session.isMember()) return bus.emit('openMatch', wanted)
  forget()
  forget = bus.on('closeAuth', () => {
    forget()
    if (session.isMember()) bus.emit('openMatch', wanted)
  })
  bus.emit('showLoginTips')
}
