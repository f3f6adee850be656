import { describe, expect, it } from 'vitest'
import fc from 'fast-check'
import type { PlayedSport } from '../codes.ts'
import { decidedOutcome, type MatchSofar } from './decided.ts'
import { families, type Kind } from '../market/markets.data.ts'
import { marketOf, marketsOfSport, selectionsOf } from '../market/markets.ts'
import type { Score } from '../feed.ts'
import type { Outcome } from './results.ts'
import { settle, type MatchScores, type Selection } from './settle.ts'

const s = (home: number, away: number): Score => ({ home, away })
const add = (a: Score, b: Score) => s(a.home + b.home, a.away + b.away)
const NOTHING: Score = s(0, 0)
const upTo = (most: number) => Array.from({ length: most + 1 }, (_, value) => value)
const more = (most: number) => upTo(most).flatMap((home) => upTo(most).map((away) => s(home, away)))

const TOTALS = upTo(14).map((halves) => halves / 2 + 0.25 * (halves % 2))
const HANDICAPS = [-2, -1.25, -0.75, -0.5, 0, 0.25, 0.5, 1, 1.75]

/** Every selection of a market, on lines of each sort. */
const selectionsFor = (
  sport: PlayedSport,
  wtype: string,
  kind: Kind,
  lines?: readonly number[],
): Selection[] =>
  selectionsOf(wtype, sport).flatMap(({ w }) =>
    (kind === 'outright' ? [null] : (lines ?? (kind === 'total' ? TOTALS : HANDICAPS))).map((line) => ({
      sport,
      wtype,
      w,
      line,
    })),
  )

/** What brute force says: the outcome of all continuations, when it is the same of all. */
const only = (selection: Selection, ends: readonly MatchScores[]): Outcome | undefined => {
  const first = settle(selection, ends[0]!)
  return ends.every((end) => settle(selection, end) === first) ? first : undefined
}

const compare = (
  selections: readonly Selection[],
  sofar: MatchSofar,
  ends: readonly MatchScores[],
  told: string,
) =>
  selections.map((selection) => {
    const [is, should] = [decidedOutcome(selection, sofar), only(selection, ends)]
    const { wtype, w, line } = selection
    return {
      isDecided: is !== undefined,
      wrong: is === should ? '' : `${told} ${wtype} ${w} ${line}: ${is}, not ${should}`,
    }
  })
const verdict = (compared: ReturnType<typeof compare>) => ({
  decided: compared.filter(({ isDecided }) => isDecided).length,
  wrong: compared.flatMap(({ wrong }) => wrong || []).slice(0, 20),
})

describe('football broken off', () => {
  /** A score stands for goals, corners and cards alike. */
  const scoresOf = (score: MatchScores['score']): MatchScores => ({ score, corners: score, cards: score })
  /** So many goals that each line, band and listed score is passed by either side, and some by both. */
  const MANY = [...upTo(9).flatMap((goals) => [s(goals, 0), s(0, goals)]), ...more(5)]
  const SECOND = [NOTHING, s(1, 0), s(0, 1), s(6, 0), s(0, 6)]

  it('stands as all continuations say: every market, line and small score in either half', () => {
    const selections = marketsOfSport('FT', false).flatMap(({ wtype, family }) =>
      selectionsFor('FT', wtype, families[family].kind),
    )
    const first = more(4).flatMap((half) => {
      const ends = MANY.flatMap((goals) =>
        SECOND.map((rest) => {
          const to = add(half, goals)
          return scoresOf({ half: to, full: add(to, rest) })
        }),
      )
      const sofar = { complete: scoresOf({}), counted: scoresOf({ half, full: half }), sections: [half] }
      return compare(selections, sofar, ends, `1H ${half.home}-${half.away}`)
    })
    const second = more(2).flatMap((half) =>
      more(2).flatMap((goals) => {
        const full = add(half, goals)
        const sofar = {
          complete: scoresOf({ half }),
          counted: scoresOf({ half, full }),
          sections: [half, goals],
        }
        const ends = MANY.map((rest) => scoresOf({ half, full: add(full, rest) }))
        return compare(selections, sofar, ends, `${half.home}-${half.away}, ${full.home}-${full.away}`)
      }),
    )
    const found = verdict([...first, ...second])
    expect(found.wrong).toEqual([])
    expect(found.decided).toBeGreaterThan(5_000)
  })
})

describe('what the clock alone ends, in parts', () => {
  const rest = [...upTo(30).flatMap((points) => [s(points, 0), s(0, points)]), s(1, 1), s(9, 9)]
  it.each([
    ['BK', ['q1', 'q2', 'q3', 'q4', 'half', 'secondHalf', 'full']],
    ['BS', ['i1', 'i5', 'i9', 'f5', 'full']],
    ['OP', ['half', 'full']],
  ] as const)('%s: each period stands as all its continuations say', (sport, periods) => {
    const compared = marketsOfSport(sport, false)
      .filter(({ period }) => (periods as readonly string[]).includes(period))
      .flatMap(({ wtype, family, period }) =>
        more(4).flatMap((at) =>
          compare(
            selectionsFor(sport, wtype, families[family].kind),
            { complete: { score: {} }, counted: { score: { [period]: at } }, sections: [] },
            rest.map((points) => ({ score: { [period]: add(at, points) } })),
            `${at.home}-${at.away}`,
          ),
        ),
      )
    const { wrong, decided } = verdict(compared)
    expect(wrong).toEqual([])
    expect(decided).toBeGreaterThan(100)
  })
})

/** Games of sets by their own rules, point by point (game by game in tennis). */
const GAMES = {
  TN: { toWin: 2, isWon: (own: number, others: number) => (own === 6 && others < 5) || own === 7 },
  TT: { toWin: 3, isWon: (own: number, others: number) => own >= 11 && own - others >= 2 },
  VB: {
    toWin: 3,
    isWon: (own: number, others: number, isLast: boolean) => own >= (isLast ? 15 : 25) && own - others >= 2,
  },
} as const
type Sets = keyof typeof GAMES
/** A deuce goes on for ever; this long is long enough to pass every line here. */
const LONGEST = 70
const PERIODS = ['s1', 's2', 's3', 's4', 's5'] as const

/** Every end that a set can still have. */
const setEnds = (sport: Sets, from: Score, isLast: boolean): Score[] => {
  const { isWon } = GAMES[sport]
  const seen = new Set<string>()
  const ends: Score[] = []
  const visit = (at: Score) => {
    const name = `${at.home}-${at.away}`
    if (seen.has(name) || Math.max(at.home, at.away) > LONGEST) return
    seen.add(name)
    if (isWon(at.home, at.away, isLast) || isWon(at.away, at.home, isLast)) ends.push(at)
    else for (const point of [s(1, 0), s(0, 1)]) visit(add(at, point))
  }
  visit(from)
  return ends
}
/** Of each winner's ends those with the least and the most in all and between them: sums are linear. */
const extremes = (ends: readonly Score[]): Score[] =>
  [true, false].flatMap((isHome) => {
    const own = ends.filter(({ home, away }) => home > away === isHome)
    const by = (read: (end: Score) => number) => [
      own.reduce((best, end) => (read(end) < read(best) ? end : best)),
      own.reduce((best, end) => (read(end) > read(best) ? end : best)),
    ]
    return [...new Set([...by(({ home, away }) => home + away), ...by(({ home, away }) => home - away)])]
  })

const winsOf = (sections: readonly Score[]): Score =>
  s(
    sections.filter(({ home, away }) => home > away).length,
    sections.filter(({ home, away }) => away > home).length,
  )
const scored = (sections: readonly Score[]) =>
  Object.fromEntries(sections.map((set, index) => [PERIODS[index], set]))
const asScores = (sections: readonly Score[], sets: Score): MatchScores => ({
  score: { full: sets, ...scored(sections) },
  sets,
  games: sections.reduce(add, NOTHING),
})

const matchEnds = (sport: Sets, done: readonly Score[], current: Score): MatchScores[] => {
  const { toWin } = GAMES[sport]
  const ends = setEnds(sport, current, done.length === 2 * toWin - 2)
  return (sport === 'TN' ? ends : extremes(ends)).flatMap((set) => {
    const sections = [...done, set]
    const sets = winsOf(sections)
    return Math.max(sets.home, sets.away) === toWin
      ? [asScores(sections, sets)]
      : matchEnds(sport, sections, NOTHING)
  })
}

describe('games of sets broken off', () => {
  const LINES = {
    total: [2.5, 3.5, 4, 4.5, 9.5, 10, 12.5, 18, 19.25, 21.5, 27.25, 38.5, 60.5, 90.75],
    handicap: [-9.5, -4, -2.5, -1.5, -1, 0, 0.25, 1.5, 2, 2.5, 6.75, 9.5],
    outright: [],
  }
  /** A set as far as it may be when the match stops. */
  const running = (sport: Sets, isLast: boolean, far: number, near: number, turned: boolean): Score => {
    const { isWon } = GAMES[sport]
    const at = turned ? s(near, far) : s(far, near)
    return isWon(at.home, at.away, isLast) || isWon(at.away, at.home, isLast) ? s(near, near) : at
  }

  it.each([
    ['TN', 6, 30],
    ['TT', 12, 25],
    ['VB', 26, 25],
  ] as const)('%s: the match and each set stand as all continuations say', (sport, most, numRuns) => {
    const { toWin } = GAMES[sport]
    const selections = marketsOfSport(sport, false).flatMap(({ wtype, family }) =>
      selectionsFor(sport, wtype, families[family].kind, LINES[families[family].kind]),
    )
    let decided = 0
    fc.assert(
      fc.property(
        fc.array(fc.nat(1_000), { maxLength: 2 * toWin - 2 }),
        fc.nat(most),
        fc.nat(most),
        fc.boolean(),
        (sets, one, two, turned) => {
          const done: Score[] = []
          for (const choice of sets) {
            const ends = setEnds(sport, NOTHING, false).filter(({ home, away }) => Math.max(home, away) < 30)
            const played = winsOf([...done, ends[choice % ends.length]!])
            if (Math.max(played.home, played.away) < toWin) done.push(ends[choice % ends.length]!)
          }
          const isLast = done.length === 2 * toWin - 2
          const [near, far] = [Math.min(one, two), Math.max(one, two)]
          const current = running(
            sport,
            isLast,
            far,
            far - near > 2 || far < 5 ? near : Math.max(near, far - 1),
            turned,
          )
          fc.pre(setEnds(sport, current, isLast).length > 1)
          const sections = [...done, current]
          const sofar = {
            complete: { score: scored(done) },
            counted: asScores(sections, winsOf(done)),
            sections,
          }
          const ends = matchEnds(sport, done, current)
          const begun = new Set<string>(['full', ...PERIODS.slice(0, sections.length)])
          const asked = selections.filter(({ wtype }) => begun.has(marketOf(wtype)!.period))
          const { wrong, decided: stood } = verdict(
            compare(asked, sofar, ends, sections.map(({ home, away }) => `${home}-${away}`).join(' ')),
          )
          expect(wrong).toEqual([])
          decided += stood
        },
      ),
      { numRuns },
    )
    expect(decided).toBeGreaterThan(200)
  })

  it('snooker: frames won stand as all ways to five say', () => {
    const frames = (score: Score): Score[] =>
      Math.max(score.home, score.away) === 5
        ? [score]
        : [...frames(add(score, s(1, 0))), ...frames(add(score, s(0, 1)))]
    const selections = marketsOfSport('SK', false)
      .filter(({ period }) => period === 'full')
      .flatMap(({ wtype, family }) =>
        selectionsFor(
          'SK',
          wtype,
          families[family].kind,
          families[family].kind === 'total' ? [4.5, 5.5, 6.5, 7.5, 8.5] : [-3.5, -1.5, 0.5, 1.5, 2.5, 4],
        ),
      )
    const compared = more(4).flatMap((at) =>
      compare(
        selections,
        { complete: { score: {} }, counted: { score: { full: at } }, sections: [] },
        frames(at).map((full) => ({ score: { full } })),
        `${at.home}-${at.away}`,
      ),
    )
    const { wrong, decided } = verdict(compared)
    expect(wrong).toEqual([])
    expect(decided).toBeGreaterThan(50)
  })
})
