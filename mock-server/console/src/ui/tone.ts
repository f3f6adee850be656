import { STATUS } from '@app/contract/kit/status'
import type { Tone } from './Tag.tsx'

const SERVER_ERROR_HTTP = 500
const REFUSED_HTTP = 400

/** The colour of an answer by its class: done, refused by the business, refused by the protocol, broken; forced apart. */
export const toneOf = (code: number | null, http: number, isForced = false): Tone => {
  if (isForced) return 'forced'
  if (http >= SERVER_ERROR_HTTP || http === 0) return 'bad'
  if (code === STATUS.SUCCESS.code) return 'good'
  if (code === null) return http >= REFUSED_HTTP ? 'bad' : 'quiet'
  return http >= REFUSED_HTTP ? 'bad' : 'warn'
}
