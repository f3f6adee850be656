import { STATUS } from '@app/contract/kit/status'
import { DEVICE_TIME } from '@app/contract/rules/addedTexts'
import { clock } from '../../lib/clock.ts'
import { config } from '../../lib/config.ts'
import type { Sent } from './send.ts'
import { transport } from './transport.ts'

/** A foreign origin doesn't let its date be read: then the page's own host says the time. */
const dateOfPage = async (): Promise<string | null> => {
  try {
    return (await transport.fetch(`${config.base}/`, { method: 'HEAD', cache: 'no-store' })).headers.get(
      'date',
    )
  } catch {
    return null
  }
}

/** A call was refused, maybe because the device's clock is wrong (N-03): it is dated anew and sent `again`, if that was it. */
export const redate = async (refused: Sent, again: () => Promise<Sent>): Promise<Sent> => {
  const serverMs = Date.parse(refused.date ?? (await dateOfPage()) ?? '')
  const { envelope } = refused
  // Nobody tells the time: the code's plain words become what can be done, a reason of the server's own stays.
  if (Number.isNaN(serverMs))
    return envelope.message === STATUS.ACCESS_DENIED.message
      ? { ...refused, envelope: { ...envelope, message: DEVICE_TIME } }
      : refused
  clock.correct(serverMs)
  // Another call may have been told the time since this one was dated.
  return clock.skew() === refused.skewMs ? refused : again()
}
