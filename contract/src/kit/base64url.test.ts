import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fromBase64url, toBase64url } from './base64url.ts'

test('any bytes come back, spelt as the platform spells them', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 70 }), (bytes) => {
      const text = toBase64url(bytes)
      expect(fromBase64url(text)).toEqual(bytes)
      expect(text).toBe(
        btoa(String.fromCharCode(...bytes))
          .replaceAll('+', '-')
          .replaceAll('/', '_')
          .replaceAll('=', ''),
      )
    }),
  )
})

test('each text that is read is the only one for its bytes', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[A-Za-z0-9_-]{0,9}$/), (text) => {
      let bytes: Uint8Array
      try {
        bytes = fromBase64url(text)
      } catch (error) {
        return error instanceof RangeError
      }
      return toBase64url(bytes) === text
    }),
  )
})

test.each(['A', 'AB=', 'A+', 'A/', 'A A', 'AB', 'é', '中文'])('%j is refused', (text) => {
  expect(() => fromBase64url(text)).toThrow(RangeError)
})
