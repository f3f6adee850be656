import { expect, test } from 'vitest'
import { playedSports } from '@app/contract/sport/codes'
import { timelineOf } from '../../../../mock-server/src/modules/sport/model/play.ts'
import { stateOf } from '../../../../mock-server/src/modules/sport/model/state.ts'
import { stream } from '../rig/stream.ts'
import { specsOf } from './specs.ts'
import { endsFrom, offersAt, sureReturn } from './sureProfit.ts'

/** `npm run soak -- value` looks at many more. */
const MATCHES = Math.max(1, Number(process.env['VALUE_MATCHES'] ?? 0) / 1_000)
const ENDS = 400
/** Where few ends leave a gap, more of them close it, or there is a sure profit. */
const MORE_ENDS = 1_200

for (const sport of playedSports)
  test(`${sport}: no bets on the markets of one match together make a sure profit`, () => {
    const below = stream(23)
    const wrong: string[] = []
    for (const spec of specsOf(sport, MATCHES)) {
      const timeline = timelineOf(spec, [])
      for (const second of [-3 * 86_400, below(timeline.endsAt), below(timeline.endsAt)]) {
        const { suspended, score } = stateOf(spec, timeline, second)
        const offers = offersAt(spec, timeline, second)
        if (suspended || offers.length === 0) continue
        const best = (ends: number) => sureReturn(spec, offers, endsFrom(spec, timeline, second, ends), score)
        const first = best(ENDS)
        const sure = first < 1 ? first : best(MORE_ENDS)
        if (sure >= 1) wrong.push(`${spec.gid} at ${second}: ${sure.toFixed(4)}`)
      }
    }
    expect(wrong).toEqual([])
  })

test('a sure profit over several markets of a match is found where there is one', () => {
  const [spec] = specsOf('FT', 1)
  const timeline = timelineOf(spec!, [])
  const offers = offersAt(spec!, timeline, -600)
  const ends = endsFrom(spec!, timeline, -600, MORE_ENDS)
  const dear = (names: readonly string[]) =>
    offers.map((offer) =>
      names.includes(offer.name) ? { ...offer, k: Math.round(offer.k * 1.3) + 10 } : offer,
    )
  expect(sureReturn(spec!, offers, ends, [0, 0])).toBeLessThan(1)
  expect(sureReturn(spec!, dear(['M MH ', 'DC DCNC ']), ends, [0, 0])).toBeGreaterThan(1)
})
