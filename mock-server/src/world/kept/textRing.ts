/** Where a text lies: its first byte counted from the first ever written, and how many there are. */
export interface Slot {
  from: number
  bytes: number
  /** It came as its UTF-8 and stayed that. */
  isUtf8?: true
}

export interface TextRing {
  /** A text, or its UTF-8. Undefined when it is longer than a quarter of the ring. */
  put(text: string | Uint8Array): Slot | undefined
  /** Undefined when later texts have overwritten it. */
  get(slot: Slot): string | undefined
}

/** How texts are kept as bytes. */
export interface TextBytes {
  /** Bytes that a unit of a text takes at most. */
  widest: number
  /** How many bytes were written from `at` on; there is room for all. */
  write(text: string, bytes: Uint8Array, at: number): number
  read(bytes: Uint8Array): string
}

const encoder = new TextEncoder()
const decoder = new TextDecoder('utf-8', { ignoreBOM: true })
const utf8: TextBytes = {
  widest: 3,
  write: (text, bytes, at) => encoder.encodeInto(text, bytes.subarray(at)).written,
  read: (bytes) => decoder.decode(bytes),
}
let chosen = utf8
/** Said once, before any world is opened, by a host that has a faster way. */
export const chooseTextBytes = (own: TextBytes): void => {
  chosen = own
}

const LONGEST_SHARE = 4

/**
 * The last texts in one block of memory, made at the first one. As strings they would live just long enough to be moved to
 * the old generation and die there: most of what a busy server has to collect.
 */
export const openTextRing = (size: number): TextRing => {
  const { widest, write, read } = chosen
  let block: Uint8Array | undefined
  let next = 0
  return {
    put: (text) => {
      const most = typeof text === 'string' ? text.length * widest : text.length
      if (most > size / LONGEST_SHARE) return undefined
      block ??= new Uint8Array(size)
      const at = next % size
      if (at + most > size) next += size - at
      const from = next
      if (typeof text !== 'string') {
        block.set(text, from % size)
        next = from + text.length
        return { from, bytes: text.length, isUtf8: true }
      }
      const bytes = write(text, block, from % size)
      next = from + bytes
      return { from, bytes }
    },
    get: ({ from, bytes, isUtf8 }) => {
      // A lap begins at 0, so what lies behind the writer is whole as long as it is less than a lap old.
      if (!block || next - from > size) return undefined
      const kept = block.subarray(from % size, (from % size) + bytes)
      return isUtf8 ? utf8.read(kept) : read(kept)
    },
  }
}
