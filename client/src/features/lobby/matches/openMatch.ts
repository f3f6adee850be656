import type { GameRow } from '@app/contract/sport/feed'
import { session } from '../../../api/session.ts'
import { bus } from '../../../lib/bus.ts'
import type { MatchRequest } from '../../../lib/bus.ts'

/** The match in its channel, a picked price in the slip; a visitor is asked to log in first. */
export const openMatch = (game: GameRow, pick?: MatchRequest['pick']): void => {
  const open = () => bus.emit('openMatch', { game, ...(pick && { pick }) })
  if (session.check({ prompt: true, goOn: open })) open()
}
