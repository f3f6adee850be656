import fc from 'fast-check'
import { expect, it } from 'vitest'
import { nodeTextBytes } from './textBytes.ts'

it('any text is read as it was written, wherever it lies', () => {
  const { widest, write, read } = nodeTextBytes
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 200 }), fc.nat(50), (text, at) => {
      const block = new Uint8Array(at + text.length * widest + 3).subarray(1)
      const written = write(text, block, at)
      expect(read(block.subarray(at, at + written))).toBe(text)
    }),
  )
})
