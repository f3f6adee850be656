import { bus } from '../lib/bus.ts'
import { channel } from '../lib/channel.ts'
import { type Failure, refusalOf } from './failure.ts'

export const isChannelLost = (error: Failure): boolean => refusalOf(error) === 'UID_VERIFICATION_ERROR'

let underWay: Promise<boolean> | undefined

/**
 * 6302: the application says so and enters the game again, once for all calls that met it together.
 * `refused` is the token of the call; the answer, whether to repeat it with the token of now.
 */
export const reenter = (refused: string): Promise<boolean> => {
  const token = channel.current()?.token ?? ''
  // Refused before, answered after the new entry: that has been decided already.
  if (!underWay && token !== refused) return Promise.resolve(token !== '')
  // A call without any token was sent before the channel was entered: nothing was lost that the player knew of.
  underWay ??= new Promise<boolean>((answer) =>
    bus.emit('channelLost', { isKnown: refused !== '', answer }),
  ).finally(() => {
    underWay = undefined
  })
  return underWay
}
