import { STATUS } from '@app/contract/kit/status'
import type { Answer } from './declared.ts'
import { expire } from './expiry.ts'
import { OVER, refused } from './failure.ts'
import { send } from './send/send.ts'
import { session } from './session.ts'

const PATH = '/site/api/v1/user/upload/uploadImage'

/** Sends one picture and says where it is served. Throws a Failure, which the caller tells; an expiry tells itself. */
export const uploadImage = async (
  file: Blob,
  { name, onProgress }: { name: string; onProgress: (share: number) => void },
): Promise<Answer<typeof PATH>> => {
  const began = session.token()
  const body = new FormData()
  body.set('file', file, name)
  try {
    const { envelope } = await send({ path: PATH, body, onProgress, token: began })
    if (envelope.status_code === STATUS.LOGIN_EXPIRED.code) expire(began)
    if (envelope.status_code !== STATUS.SUCCESS.code) throw refused(envelope)
    if (!session.isOver(began)) return envelope.data as Answer<typeof PATH>
  } catch (error) {
    if (!session.isOver(began)) throw error
  }
  throw OVER
}
