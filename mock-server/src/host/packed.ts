import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { parseAccept } from 'hono/utils/accept'
import type { Packed } from '../kit/mount.ts'

/** What is shorter travels in one packet either way. */
const SHORT = 1_024
/** The quickest of each: a list of matches becomes a tenth in a fifth of a millisecond. */
const QUICK = { level: 1 }
const QUICK_BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } }

const CODERS = [
  ['br', (body: string | Uint8Array) => brotliCompressSync(body, QUICK_BROTLI)],
  ['gzip', (body: string | Uint8Array) => gzipSync(body, QUICK)],
] as const

/** A long answer as it travels to who takes it packed (`accept-encoding`); undefined where it goes as it is. */
export const packed = (body: string | Uint8Array, accepted = ''): Packed | undefined => {
  if (body.length < SHORT) return undefined
  const taken = parseAccept(accepted).flatMap(({ type, q }) => (q > 0 ? type.toLowerCase() : []))
  const coder = CODERS.find(([name]) => taken.includes(name))
  return coder && { bytes: coder[1](body), coding: coder[0] }
}
