import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Slot, openTextRing } from './textRing.ts'

const SIZE = 400

describe('the ring of texts', () => {
  it('gives back a text as it was, or says that it is gone', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'grapheme', maxLength: 40 }), { maxLength: 60 }), (texts) => {
        const ring = openTextRing(SIZE)
        const put: [string, Slot | undefined][] = []
        for (const text of texts) {
          const slot = ring.put(text)
          put.push([text, slot])
          if (slot) expect(ring.get(slot)).toBe(text)
          for (const [earlier, where] of put)
            if (where) expect([earlier, undefined]).toContain(ring.get(where))
        }
      }),
    )
  })

  it('keeps what was written within the last half of its size', () => {
    const ring = openTextRing(SIZE)
    const slots = Array.from({ length: 50 }, (_, index) => ring.put(`第${index}`)!)
    expect(slots.slice(-20).map((slot) => ring.get(slot))).toEqual(
      Array.from({ length: 20 }, (_, index) => `第${index + 30}`),
    )
  })

  it('gives back what came as its UTF-8', () => {
    const ring = openTextRing(SIZE)
    const slots = ['赔率', 'odds', '让球 −0.75'].map((text) => ring.put(new TextEncoder().encode(text))!)
    expect(slots.map((slot) => ring.get(slot))).toEqual(['赔率', 'odds', '让球 −0.75'])
  })

  it('refuses a text of more than a quarter of its size', () => {
    expect(openTextRing(SIZE).put('x'.repeat(SIZE))).toBeUndefined()
  })
})
