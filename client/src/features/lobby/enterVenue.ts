import type { Venue } from '@app/contract/venue/venueInfo'
import { session } from '../../api/session.ts'
import { bus } from '../../lib/bus.ts'

/** Members enter, visitors are told to log in first. */
export const enterVenue = ({ enName, gameCode }: Pick<Venue, 'enName' | 'gameCode'>): void => {
  if (session.isMember()) bus.emit('launch', { enName, gameCode })
  else bus.emit('showLoginTips')
}
