import { clock } from './clock.ts'
import { stored } from './device/storage.ts'

/** What the sport channel hands out at its launch and wants back in every call (LS-14). */
export interface ChannelData {
  enName: string
  channelCode: string
  uid: string
  token: string
  expireAt: number
}

export const channel = {
  keep: (data: ChannelData): void => stored.write('crtyData', JSON.stringify(data)),
  drop: (): void => stored.remove('crtyData'),
  /** undefined when nothing is kept, it can't be read or its time is over. */
  current: (): ChannelData | undefined => {
    try {
      const data = JSON.parse(stored.read('crtyData') || 'null') as ChannelData | null
      return data && data.expireAt > clock.now() ? data : undefined
    } catch {
      return undefined
    }
  },
}
