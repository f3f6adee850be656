import { brotliDecompressSync, gunzipSync, inflateSync, zstdDecompressSync } from 'node:zlib'
import { type Exchange, headerOf } from '../exchange.ts'

const MOST = 16 * 1024 * 1024
const UNPACK: Record<string, (bytes: Uint8Array, limit: { maxOutputLength: number }) => Uint8Array> = {
  gzip: gunzipSync,
  'x-gzip': gunzipSync,
  deflate: inflateSync,
  br: brotliDecompressSync,
  zstd: zstdDecompressSync,
}
const decoder = new TextDecoder()

/** The text of an answer for the comparison; nothing where it can't be unpacked, or is too long. */
export const textOf = ({ headers, body }: Extract<Exchange['answer'], { status: number }>): string => {
  if (!body) return ''
  const codings = (headerOf(headers, 'content-encoding') ?? 'identity')
    .split(',')
    .map((coding) => coding.trim().toLowerCase())
  try {
    const plain = codings
      .toReversed()
      .reduce(
        (bytes, coding) =>
          coding === 'identity' ? bytes : UNPACK[coding]!(bytes, { maxOutputLength: MOST }),
        body,
      )
    return decoder.decode(plain)
  } catch {
    return ''
  }
}
