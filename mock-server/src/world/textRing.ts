/** Where a text lies: its first byte counted from the first ever written, and how many there are. */
export interface Slot {
  from: number
  bytes: number
}

export interface TextRing {
  /** A text, or its UTF-8. Undefined when it is longer than a quarter of the ring. */
  put(text: string | Uint8Array): Slot | undefined
  /** Undefined when later texts have overwritten it. */
  get(slot: Slot): string | undefined
}

const LONGEST_SHARE = 4
/** UTF-8 bytes that a unit of a text takes at most. */
const WIDEST = 3

/**
 * The last texts in one block of memory, made at the first one. As strings they would live just long enough to be moved to
 * the old generation and die there: most of what a busy server has to collect.
 */
export const openTextRing = (size: number): TextRing => {
  const encoder = new TextEncoder()
  const decoder = new TextDecoder()
  let block: Uint8Array | undefined
  let next = 0
  return {
    put: (text) => {
      const most = typeof text === 'string' ? text.length * WIDEST : text.length
      if (most > size / LONGEST_SHARE) return undefined
      block ??= new Uint8Array(size)
      const at = next % size
      if (at + most > size) next += size - at
      const from = next
      let written = most
      if (typeof text === 'string') written = encoder.encodeInto(text, block.subarray(from % size)).written
      else block.set(text, from % size)
      next = from + written
      return { from, bytes: written }
    },
    get: ({ from, bytes }) =>
      // A lap begins at 0, so what lies behind the writer is whole as long as it is less than a lap old.
      block && next - from <= size
        ? decoder.decode(block.subarray(from % size, (from % size) + bytes))
        : undefined,
  }
}
