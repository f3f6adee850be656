import { channelMethods } from '@app/contract/sport/channel'
import type { ChannelMethod } from '@app/contract/sport/channel'

/** An answer that breaks the channel's contract is reported: a test fails by the console error. Never in production. */
export const checkAnswer = (method: ChannelMethod, data: unknown): void => {
  const result = channelMethods[method].response.safeParse(data)
  if (!result.success) console.error(`${method} breaks the contract`, result.error.issues)
}
