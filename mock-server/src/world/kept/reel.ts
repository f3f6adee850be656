export interface Reel {
  /** Where the text begins. */
  put(text: string): number
  /** Undefined when it was forgotten. */
  get(from: number): string | undefined
  /** What lies before need not be kept any more. */
  forget(before: number): void
}

const CHUNK = 64 * 1024
/** Bytes before a text that say how long it is. */
const HEAD = 4
/** UTF-8 bytes that a unit of a text takes at most. */
const WIDEST = 3

interface Chunk {
  from: number
  bytes: Uint8Array
}

/** Texts in a row, as bytes outside the heap: what a world remembers of its last thousands of calls is nothing to collect. */
export const openReel = (): Reel => {
  const encoder = new TextEncoder()
  const decoder = new TextDecoder('utf-8', { ignoreBOM: true })
  const chunks: Chunk[] = []
  let current: Chunk | undefined
  let next = 0
  const begin = (bytes: Uint8Array): Chunk => {
    current = { from: next, bytes }
    chunks.push(current)
    return current
  }
  const writeHead = (bytes: Uint8Array, at: number, length: number) => {
    bytes[at] = length
    bytes[at + 1] = length >>> 8
    bytes[at + 2] = length >>> 16
    bytes[at + 3] = length >>> 24
  }
  const lengthAt = (bytes: Uint8Array, at: number): number =>
    bytes[at]! | (bytes[at + 1]! << 8) | (bytes[at + 2]! << 16) | (bytes[at + 3]! << 24)
  /** A text that may not fit into a chunk gets one that it fills. */
  const putAlone = (text: string): number => {
    const encoded = encoder.encode(text)
    const { from, bytes } = begin(new Uint8Array(HEAD + encoded.length))
    writeHead(bytes, 0, encoded.length)
    bytes.set(encoded, HEAD)
    next += bytes.length
    return from
  }
  return {
    put: (text) => {
      const most = HEAD + text.length * WIDEST
      if (most > CHUNK) return putAlone(text)
      const chunk =
        current && next + most <= current.from + current.bytes.length ? current : begin(new Uint8Array(CHUNK))
      const from = next
      const at = from - chunk.from
      const { written } = encoder.encodeInto(text, chunk.bytes.subarray(at + HEAD))
      writeHead(chunk.bytes, at, written)
      next += HEAD + written
      return from
    },
    get: (from) => {
      const chunk = chunks.findLast((each) => each.from <= from)
      if (!chunk || from >= next) return undefined
      const at = from - chunk.from
      return decoder.decode(chunk.bytes.subarray(at + HEAD, at + HEAD + lengthAt(chunk.bytes, at)))
    },
    forget: (before) => {
      while (chunks.length > 1 && chunks[1]!.from <= before) chunks.shift()
    },
  }
}
