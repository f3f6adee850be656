import { expect, test } from 'vitest'
import { sample, within } from '../../../../../tests/sample.ts'
import { wtypeOf } from '@app/contract/sport/market/markets'
import type { Outcome } from '@app/contract/sport/settle/results'
import { outcomeOfMargin } from '@app/contract/sport/settle/settle'
import { scoreOfPair } from '../board/present.rules.ts'
import { legResult, outcomeOfCode } from '../settle/settle.rules.ts'
import type { MatchSpec, MatchState, SportCode } from './match.ts'
import { quotesOf, timelineOf } from './play.ts'
import { MARGIN, type Quote } from './quote.ts'
import { between, mixed, seeded } from './random.ts'
import { ratesOf } from './rates.ts'
import { stateOf } from './state.ts'

const SPREAD: Record<SportCode, number> = {
  FT: 0.35,
  VF: 0.3,
  BK: 0.05,
  TN: 0.14,
  VB: 0.14,
  TT: 0.15,
  SK: 0.14,
  BS: 0.12,
  OP: 0.06,
}

const specOf = (sport: SportCode, seed: number): MatchSpec => {
  const random = seeded(mixed(seed, 77))
  const strength = (spread: number) => ({
    attack: between(random, 1 - spread, 1 + spread),
    concede: between(random, 1 - spread, 1 + spread),
  })
  const spread = SPREAD[sport]
  const rates = ratesOf(sport, strength(spread), strength(spread), between(random, 2.3, 3.1))
  return { gid: seed, sport, seed: mixed(seed, 5), kickOffAt: 0, rates, possessions: 20 }
}

/** What happened against what the model said would, by name. */
const ledger = () => {
  const said = new Map<string, { fair: number; came: number; n: number }>()
  return {
    add: (name: string, fair: number, came: boolean, part = 1) => {
      const row = said.get(name) ?? { fair: 0, came: 0, n: 0 }
      said.set(name, { fair: row.fair + part * fair, came: row.came + (came ? part : 0), n: row.n + part })
    },
    gaps: (least: number) =>
      [...said]
        .filter(([, { n }]) => n >= least)
        .map(([name, { fair, came, n }]) => ({ name, n, gap: Math.abs(fair - came) / n })),
  }
}

const fairOf = (quotes: Quote[], family: string, w: string, period = 'full') =>
  quotes
    .find((quote) => quote.family === family && quote.period === period)
    ?.selections.find((each) => each.w === w)?.fair

const shareWon: Record<Outcome, number | undefined> = { W: 1, LW: 1, P: undefined, LL: 0, L: 0, D: undefined }
const weight: Record<Outcome, number> = { W: 1, LW: 0.5, P: 0, LL: 0.5, L: 1, D: 0 }

test('football: matches end as often as the fair chances at kick-off and in play say', () => {
  const kickOff = ledger()
  const inPlay = ledger()
  const lines = { fair: 0, won: 0, decided: 0 }
  for (let seed = 0; seed < sample(20_000); seed += 1) {
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
      lines.fair += quote.selections[0]!.fair * weight[outcome]
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
  const missed = (gaps: { name: string; gap: number; n: number }[], limit: number) =>
    gaps.filter(({ gap }) => gap > limit)
  expect(missed(kickOff.gaps(sample(10_000)), within(0.01))).toEqual([])
  expect(missed(inPlay.gaps(sample(5_000)), within(0.012))).toEqual([])
  expect(Math.abs(lines.fair - lines.won) / lines.decided).toBeLessThan(within(0.01))
}, 60_000)

test('basketball: winners, lines and totals come as often as said', () => {
  const book = ledger()
  for (let seed = 0; seed < sample(6_000); seed += 1) {
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
      for (const { family, line, selections } of quotes) {
        const first = selections[0]!
        if (family === 'M') book.add(`${name} win`, first.fair, end.score[0] > end.score[1])
        if (family === 'R') book.add(`${name} handicap`, first.fair, end.score[0] - end.score[1] + line! > 0)
        if (family === 'OU') book.add(`${name} over`, first.fair, end.score[0] + end.score[1] > line!)
      }
    }
  }
  expect(book.gaps(1).filter(({ gap }) => gap > within(0.015))).toEqual([])
}, 60_000)

/** Seconds within which the moment in play is drawn. */
const WITHIN: Record<SportCode, number> = {
  FT: 6_500,
  VF: 420,
  BK: 5_000,
  TN: 4_500,
  VB: 3_600,
  TT: 1_400,
  SK: 7_000,
  BS: 7_500,
  OP: 4_100,
}

/** Every market of a sport, at the start and at a moment in play: settled as tickets are, against its fair chance. */
const settled = (sport: SportCode, matches: number) => {
  const book = ledger()
  const noted = (name: string, spec: MatchSpec, state: MatchState, end: MatchState) => {
    const isLive = state.status === 'live'
    for (const { family, period, line, rank, selections } of quotesOf(spec, state, 'all')) {
      if (rank > 0) continue
      const wtype = wtypeOf(family, period, isLive)
      const first = selections[0]!
      const leg = { sport, wtype, w: first.w, line: line ?? null, scoreAtBet: scoreOfPair(state.score) }
      const outcome = outcomeOfCode(legResult(leg, end, null)?.result ?? 'D')!
      if (weight[outcome] > 0 && shareWon[outcome] !== undefined)
        book.add(
          `${name} ${wtype.replace(/[SI]\d/, 'N')}`,
          first.fair,
          shareWon[outcome] === 1,
          weight[outcome],
        )
    }
  }
  for (let seed = 0; seed < matches; seed += 1) {
    const spec = specOf(sport, seed)
    const timeline = timelineOf(spec, [])
    const end = stateOf(spec, timeline, timeline.endsAt)
    expect(end.status).toBe('finished')
    noted('start', spec, stateOf(spec, timeline, -1), end)
    // Not a share of the match's own length: that would know how long it goes.
    const second = Math.floor((mixed(seed, 9) / 4_294_967_296) * WITHIN[sport])
    if (second < timeline.endsAt) noted('in play', spec, stateOf(spec, timeline, second), end)
  }
  return book
}

for (const [sport, matches] of [
  ['TN', 2_000],
  ['VB', 1_000],
  ['TT', 1_200],
  ['SK', 1_500],
  ['BS', 1_500],
  ['OP', 1_200],
  ['VF', 1_500],
  ['FT', 2_000],
  ['BK', 2_000],
] as const)
  test(`${sport}: every market, before the match and in play, comes in as often as its fair chance says`, () => {
    const far = settled(sport, sample(matches))
      .gaps(sample(600))
      // Nearly four standard deviations: hundreds of markets are looked at.
      .filter(({ gap, n }) => gap > 1.9 / Math.sqrt(n))
    expect(far).toEqual([])
  }, 90_000)

const momentsOf = (sport: SportCode, count: number): { spec: MatchSpec; state: MatchState }[] =>
  Array.from({ length: count }, (_, seed) => {
    const spec = specOf(sport, seed)
    const timeline = timelineOf(spec, [])
    const second = Math.floor((mixed(seed, 3) / 4_294_967_296) * (timeline.endsAt + 3600)) - 3600
    return { spec, state: stateOf(spec, timeline, second) }
  })

test('the mean of price × fair chance − 1 is minus the margin over many prices, and every two-way book is above 1', () => {
  const sums = new Map<number, { sum: number; n: number }>()
  let prices = 0
  for (const { spec, state } of [...momentsOf('FT', sample(2_600)), ...momentsOf('BK', sample(800))]) {
    for (const { family, selections } of quotesOf(spec, state, 'all')) {
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
      const open = selections.filter(({ k }) => k > 0)
      for (const { k, fair } of open) {
        const row = sums.get(margin) ?? { sum: 0, n: 0 }
        sums.set(margin, { sum: row.sum + (1 + k / 100) * fair - 1, n: row.n + 1 })
        prices += 1
      }
      if (selections.length === 2 && open.length === 2) {
        const book = open.reduce((sum, { k }) => sum + 100 / (100 + k), 0)
        expect(book).toBeGreaterThan(1.03)
        expect(book).toBeLessThan(1.07)
      }
      if (selections.length === 3 && open.length === 3 && family === 'M') {
        const book = open.reduce((sum, { k }) => sum + 100 / (100 + k), 0)
        expect(book).toBeGreaterThan(1.055)
        expect(book).toBeLessThan(1.085)
      }
    }
  }
  expect(prices).toBeGreaterThan(sample(150_000))
  for (const [margin, { sum, n }] of sums) expect(Math.abs(sum / n + margin)).toBeLessThan(within(0.002))
}, 60_000)
