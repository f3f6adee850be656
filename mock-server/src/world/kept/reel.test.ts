import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { openReel } from './reel.ts'

describe('the reel of texts', () => {
  it('gives back every text as it was', () => {
    const text = fc.oneof(
      fc.string({ unit: 'grapheme', maxLength: 60 }),
      fc.nat(40_000).map((length) => '长'.repeat(length)),
    )
    fc.assert(
      fc.property(fc.array(text, { maxLength: 40 }), (texts) => {
        const reel = openReel()
        const places = texts.map((each) => reel.put(each))
        expect(places.map((place) => reel.get(place))).toEqual(texts)
      }),
      { numRuns: 30 },
    )
  })

  it('lets go of what lies before, never of what comes after', () => {
    const reel = openReel()
    const places = Array.from({ length: 500 }, (_, index) => reel.put(`${index}${'x'.repeat(1_000)}`))
    reel.forget(places[300]!)
    expect(reel.get(places[0]!)).toBeUndefined()
    for (const [index, place] of places.entries())
      if (index >= 300) expect(reel.get(place)).toBe(`${index}${'x'.repeat(1_000)}`)
  })
})
