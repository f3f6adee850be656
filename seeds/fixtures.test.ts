import { expect, test } from 'vitest'
import { fixturesAround, fixturesOfDay, dayOf } from './fixtures.ts'
import { TODAY_MS } from '@app/contract/sport/codes'
import { leagues } from './leagues.ts'

const NOW = Date.UTC(2026, 10, 21, 3)
/** The shortest that a match of each sport may last. */
const LEAST_MS = {
  FT: 105 * 60_000,
  BK: 90 * 60_000,
  TN: 45 * 60_000,
  VB: 40 * 60_000,
  BS: 90 * 60_000,
  TT: 10 * 60_000,
  SK: 60 * 60_000,
  VF: 6 * 60_000,
  OP: 70 * 60_000,
}

test('at any hour 30 matches are in play, 150 today and 300 early', () => {
  for (let hour = 0; hour < 24 * 6; hour += 1) {
    const now = NOW + hour * 3_600_000 + (hour % 7) * 450_000
    const all = fixturesAround(1 + (hour % 3), now)
    const inPlay = all.filter(({ kickOffAt, sport }) => kickOffAt <= now && now < kickOffAt + LEAST_MS[sport])
    expect(inPlay.length).toBeGreaterThanOrEqual(30)
    expect(inPlay.some(({ sport }) => sport === 'BK')).toBe(true)
    expect(
      all.filter(({ kickOffAt }) => kickOffAt > now && kickOffAt < now + TODAY_MS).length,
    ).toBeGreaterThanOrEqual(150)
    expect(all.filter(({ kickOffAt }) => kickOffAt >= now + TODAY_MS).length).toBeGreaterThanOrEqual(300)
  }
})

test('a match stays what it is as time goes on, and no club plays twice a day', () => {
  const earlier = new Map(fixturesAround(1, NOW).map((fixture) => [fixture.gid, fixture]))
  const kept = fixturesAround(1, NOW + 86_400_000 / 2).filter(({ gid }) => earlier.has(gid))
  expect(kept.length).toBeGreaterThan(300)
  for (const fixture of kept) expect(fixture).toEqual(earlier.get(fixture.gid))
  const playing = fixturesOfDay(1, dayOf(NOW))
    .filter(({ league }) => league.rounds === 1)
    .flatMap(({ home, away }) => [home.id, away.id])
  expect(new Set(playing).size).toBe(playing.length)
})

test('every sport has matches each day, and its numbers tell the sports apart', () => {
  for (let day = dayOf(NOW); day < dayOf(NOW) + 6; day += 1) {
    const all = fixturesOfDay(1, day)
    expect(new Set(all.map(({ sport }) => sport)).size).toBe(9)
    expect(new Set(all.map(({ gid }) => gid)).size).toBe(all.length)
  }
})

test('the catalogue names 12 football and 5 basketball leagues or more, every side once', () => {
  expect(leagues.filter(({ sport }) => sport === 'FT').length).toBeGreaterThanOrEqual(12)
  expect(leagues.filter(({ sport }) => sport === 'BK').length).toBeGreaterThanOrEqual(5)
  const ids = new Map(leagues.flatMap(({ teams }) => teams).map(({ id, name }) => [id, name]))
  expect(new Set(ids.values()).size).toBe(ids.size)
})
