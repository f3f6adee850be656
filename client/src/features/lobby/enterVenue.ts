import type { Venue } from '@app/contract/venue/venueInfo'
import { bus } from '../../lib/bus.ts'

/** The launcher asks visitors to log in first. */
export const enterVenue = ({
  enName,
  gameCode,
  name,
  ownWindow,
}: Pick<Venue, 'enName' | 'gameCode' | 'name' | 'ownWindow'>): void =>
  bus.emit('launch', { enName, gameCode, name, ownWindow })
