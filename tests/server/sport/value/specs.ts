import type { PlayedSport } from '@app/contract/sport/codes'
import { fixturesOfDay } from '../../../../seeds/fixtures.ts'
import { ofFixture } from '../../../../mock-server/src/modules/sport/match.rules.ts'
import type { MatchSpec } from '../../../../mock-server/src/modules/sport/model/match.ts'

const FIRST_DAY = 20_700

/** Matches of the programme of a sport, as many as are asked for, from day to day. */
export const specsOf = (sport: PlayedSport, count: number, seed = 1): MatchSpec[] => {
  const specs: MatchSpec[] = []
  for (let day = FIRST_DAY; specs.length < count; day += 1)
    for (const fixture of fixturesOfDay(seed, day))
      if (fixture.sport === sport) specs.push(ofFixture(fixture).spec)
  return specs.slice(0, count)
}
