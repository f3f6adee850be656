import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { portable } from '@app/contract/kit/primitives'
import { nodePrimitives } from './primitives.ts'

const sixteen = fc.uint8Array({ minLength: 16, maxLength: 16 })
/** On both sides of every length from which Node's own are used. */
const some = fc.oneof(
  fc.uint8Array({ maxLength: 80 }),
  fc.uint8Array({ minLength: 200, maxLength: 3_000, size: 'max' }),
)
const hex = (bytes: Uint8Array) => Buffer.from(bytes).toString('hex')
const outcome = (work: () => Uint8Array): string => {
  try {
    return hex(work())
  } catch {
    return 'refused'
  }
}

describe('the primitives of Node and the portable ones', () => {
  it('digest alike', () => {
    fc.assert(
      fc.property(sixteen, some, (key, bytes) => {
        expect(hex(nodePrimitives.sha256(bytes))).toBe(hex(portable.sha256(bytes)))
        expect(hex(nodePrimitives.hmacSha256(key, bytes))).toBe(hex(portable.hmacSha256(key, bytes)))
      }),
    )
  })

  it('encrypt alike, and read what the other wrote', () => {
    fc.assert(
      fc.property(sixteen, sixteen, some, (key, iv, bytes) => {
        const sealed = nodePrimitives.encrypt(key, iv, bytes)
        expect(hex(sealed)).toBe(hex(portable.encrypt(key, iv, bytes)))
        expect(hex(nodePrimitives.decrypt(key, iv, sealed))).toBe(hex(bytes))
      }),
    )
  })

  it('refuse the same broken texts', () => {
    fc.assert(
      fc.property(sixteen, sixteen, some, (key, iv, bytes) => {
        const [own, other] = [nodePrimitives, portable].map((one) =>
          outcome(() => one.decrypt(key, iv, bytes)),
        )
        expect(own).toBe(other)
      }),
    )
  })

  it('encode texts alike', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(hex(nodePrimitives.utf8(text))).toBe(hex(portable.utf8(text)))
      }),
    )
    expect(hex(nodePrimitives.utf8('澄\ud800湾'))).toBe(hex(portable.utf8('澄\ud800湾')))
  })

  it('spell bytes alike and read one spelling only', () => {
    const almost = fc.tuple(some, fc.nat(), fc.constantFrom('A', '-', '=', '+', '中', ' '))
    fc.assert(
      fc.property(almost, ([bytes, place, letter]) => {
        const text = nodePrimitives.toBase64url(bytes)
        expect(text).toBe(portable.toBase64url(bytes))
        const at = place % (text.length + 1)
        const changed = text.slice(0, at) + letter + text.slice(at + (place % 2))
        const [own, other] = [nodePrimitives, portable].map((one) =>
          outcome(() => one.fromBase64url(changed)),
        )
        expect(own).toBe(other)
      }),
    )
  })
})
