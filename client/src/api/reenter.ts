import { bus } from '../lib/bus.ts'
import { type Failure, refusalOf } from './failure.ts'

export const isChannelLost = (error: Failure): boolean => refusalOf(error) === 'UID_VERIFICATION_ERROR'

let underWay: Promise<boolean> | undefined

/** 6302: the application says so and enters the game again, once for all calls that met it together. */
export const reenter = (): Promise<boolean> => {
  underWay ??= new Promise<boolean>((answer) => bus.emit('channelLost', answer)).finally(() => {
    underWay = undefined
  })
  return underWay
}
