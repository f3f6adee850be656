import { joined } from '../../kit/body.ts'

/** Copies what flows by, up to a length; beyond it the copy is given up. */
export const openTap = (most: number): { add(chunk: Uint8Array): void; bytes(): Uint8Array | undefined } => {
  let chunks: Uint8Array[] | undefined = []
  let length = 0
  return {
    add: (chunk) => {
      length += chunk.length
      if (length > most) chunks = undefined
      chunks?.push(chunk)
    },
    bytes: () => chunks && joined(chunks),
  }
}
