import { expect, test } from 'vitest'
import type { Outcome } from '@app/contract/sport/results'
import { outcomeOfMargin } from '@app/contract/sport/settle'
import { basketballRates } from './basketball/rates.ts'
import { footballRates } from './football/rates.ts'
import type { MatchSpec, MatchState, SportCode } from './match.ts'
import { quotesOf, timelineOf } from './play.ts'
import { MARGIN, type Quote } from './quote.ts'
import { between, mixed, seeded } from './random.ts'
import { stateOf } from './state.ts'

const specOf = (sport: SportCode, seed: number): MatchSpec => {
  const random = seeded(mixed(seed, 77))
  const strength = (spread: number) => ({
    attack: between(random, 1 - spread, 1 + spread),
    concede: between(random, 1 - spread, 1 + spread),
  })
  const rates =
    sport === 'FT'
      ? footballRates(between(random, 2.3, 3.1), strength(0.35), strength(0.35))
      : basketballRates(strength(0.05), strength(0.05))
  return { gid: seed, sport, seed: mixed(seed, 5), kickOffAt: 0, rates, possessions: 20 }
}

/** What happened against what the model said would, by name. */
const ledger = () => {
  const said = new Map<string, { fair: number; came: number; n: number }>()
  return {
    add: (name: string, fair: number, came: boolean) => {
      const row = said.get(name) ?? { fair: 0, came: 0, n: 0 }
      said.set(name, { fair: row.fair + fair, came: row.came + (came ? 1 : 0), n: row.n + 1 })
    },
    gaps: (least: number) =>
      [...said]
        .filter(([, { n }]) => n >= least)
        .map(([name, { fair, came, n }]) => ({ name, gap: Math.abs(fair - came) / n })),
  }
}

const fairOf = (quotes: Quote[], family: string, pick: string, period = 'full') =>
  quotes
    .find((quote) => quote.family === family && quote.period === period)
    ?.picks.find((each) => each.pick === pick)?.fair

const shareWon: Record<Outcome, number | undefined> = { W: 1, LW: 1, P: undefined, LL: 0, L: 0, D: undefined }
const weight: Record<Outcome, number> = { W: 1, LW: 0.5, P: 0, LL: 0.5, L: 1, D: 0 }

test('football: 20,000 matches end as often as the fair chances at kick-off and in play say', () => {
  const kickOff = ledger()
  const inPlay = ledger()
  const lines = { fair: 0, won: 0, decided: 0 }
  for (let seed = 0; seed < 20_000; seed += 1) {
    const spec = specOf('FT', seed)
    const timeline = timelineOf(spec, [])
    const end = stateOf(spec, timeline, timeline.endsAt)
    const [home, away] = end.score
    const start = quotesOf(spec, stateOf(spec, timeline, -1), 'all')
    kickOff.add('home', fairOf(start, 'M', 'MH')!, home > away)
    kickOff.add('draw', fairOf(start, 'M', 'MN')!, home === away)
    kickOff.add('odd', fairOf(start, 'EO', 'EOO')!, (home + away) % 2 === 1)
    kickOff.add('both', fairOf(start, 'TS', 'TSY')!, home > 0 && away > 0)
    kickOff.add('2-3', fairOf(start, 'T', 'T23')!, home + away === 2 || home + away === 3)
    for (const score of ['0-0', '1-0', '0-1', '1-1', '2-1', '3-2'])
      kickOff.add(score, fairOf(start, 'PD', `H${score.replace('-', 'C')}`)!, `${home}-${away}` === score)
    const [half] = end.byPeriod as [readonly [number, number]]
    kickOff.add('half draw', fairOf(start, 'M', 'MN', 'half')!, half[0] === half[1])
    kickOff.add('half home, full home', fairOf(start, 'F', 'FHH')!, half[0] > half[1] && home > away)
    kickOff.add('half draw, full draw', fairOf(start, 'F', 'FNN')!, half[0] === half[1] && home === away)
    for (const quote of start) {
      if (quote.family !== 'OU' || quote.period !== 'full') continue
      const outcome = outcomeOfMargin(home + away - quote.line!)
      lines.fair += quote.picks[0]!.fair * weight[outcome]
      lines.won += (shareWon[outcome] ?? 0) * weight[outcome]
      lines.decided += weight[outcome]
    }
    if (seed % 2 === 0) {
      const second = Math.floor((mixed(seed, 9) / 4_294_967_296) * (timeline.endsAt - 60))
      const now = quotesOf(spec, stateOf(spec, timeline, second), 'main')
      inPlay.add('home', fairOf(now, 'M', 'MH')!, home > away)
      inPlay.add('draw', fairOf(now, 'M', 'MN')!, home === away)
    }
  }
  const missed = (gaps: { name: string; gap: number }[], limit: number) =>
    gaps.filter(({ gap }) => gap > limit)
  expect(missed(kickOff.gaps(10_000), 0.01)).toEqual([])
  expect(missed(inPlay.gaps(5_000), 0.012)).toEqual([])
  expect(Math.abs(lines.fair - lines.won) / lines.decided).toBeLessThan(0.01)
}, 60_000)

test('basketball: winners, lines and totals come as often as said', () => {
  const book = ledger()
  for (let seed = 0; seed < 6_000; seed += 1) {
    const spec = specOf('BK', seed)
    const timeline = timelineOf(spec, [])
    const end = stateOf(spec, timeline, timeline.endsAt)
    expect(end.score[0]).not.toBe(end.score[1])
    for (const [name, second] of [
      ['kick-off', -1],
      ['half', timeline.periods[1]!.to + 60],
    ] as const) {
      const quotes = quotesOf(spec, stateOf(spec, timeline, second), 'main').filter(
        ({ period }) => period === 'full',
      )
      for (const { family, line, picks } of quotes) {
        const first = picks[0]!
        if (family === 'M') book.add(`${name} win`, first.fair, end.score[0] > end.score[1])
        if (family === 'R') book.add(`${name} handicap`, first.fair, end.score[0] - end.score[1] + line! > 0)
        if (family === 'OU') book.add(`${name} over`, first.fair, end.score[0] + end.score[1] > line!)
      }
    }
  }
  expect(book.gaps(1).filter(({ gap }) => gap > 0.015)).toEqual([])
}, 60_000)

const momentsOf = (sport: SportCode, count: number): { spec: MatchSpec; state: MatchState }[] =>
  Array.from({ length: count }, (_, seed) => {
    const spec = specOf(sport, seed)
    const timeline = timelineOf(spec, [])
    const second = Math.floor((mixed(seed, 3) / 4_294_967_296) * (timeline.endsAt + 3600)) - 3600
    return { spec, state: stateOf(spec, timeline, second) }
  })

test('the mean of price × fair chance − 1 is minus the margin over 150,000 prices, and every two-way book is above 1', () => {
  const sums = new Map<number, { sum: number; n: number }>()
  let prices = 0
  for (const { spec, state } of [...momentsOf('FT', 2_600), ...momentsOf('BK', 800)]) {
    for (const { family, picks } of quotesOf(spec, state, 'all')) {
      const margin =
        family === 'PD'
          ? MARGIN.score
          : family === 'F'
            ? MARGIN.halfFull
            : family === 'T'
              ? MARGIN.bands
              : (family === 'M' && spec.sport === 'FT') || family === 'DC'
                ? MARGIN.result
                : MARGIN.line
      const open = picks.filter(({ k }) => k > 0)
      for (const { k, fair } of open) {
        const row = sums.get(margin) ?? { sum: 0, n: 0 }
        sums.set(margin, { sum: row.sum + (1 + k / 100) * fair - 1, n: row.n + 1 })
        prices += 1
      }
      if (picks.length === 2 && open.length === 2) {
        const book = open.reduce((sum, { k }) => sum + 100 / (100 + k), 0)
        expect(book).toBeGreaterThan(1.03)
        expect(book).toBeLessThan(1.07)
      }
      if (picks.length === 3 && open.length === 3 && family === 'M') {
        const book = open.reduce((sum, { k }) => sum + 100 / (100 + k), 0)
        expect(book).toBeGreaterThan(1.055)
        expect(book).toBeLessThan(1.085)
      }
    }
  }
  expect(prices).toBeGreaterThan(150_000)
  for (const [margin, { sum, n }] of sums) expect(Math.abs(sum / n + margin)).toBeLessThan(0.002)
}, 60_000)
