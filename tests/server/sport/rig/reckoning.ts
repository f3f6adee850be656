import type { PlayedSport } from '@app/contract/sport/codes'
import { families, type Period } from '@app/contract/sport/market/markets.data'
import { marketOf } from '@app/contract/sport/market/markets'

/** A reckoning of its own of what a pick comes to; of the product's rules it knows the names of the markets. */
export type Pair = readonly [number, number]

export interface Placed {
  sport: PlayedSport
  wtype: string
  w: string
  line: number | null
  k: string
  stakeCents: number
  scoreAtBet: Pair | null
}

/** What a match has come to: its sections, how many of them are over, and what is counted beside the score. */
export interface Figures {
  score: Pair
  sections: readonly Pair[]
  over: number
  isOver: boolean
  corners?: { full: Pair; half: Pair | undefined }
  cards?: { full: Pair; half: Pair | undefined }
}

const SETS = new Set<PlayedSport>(['TN', 'VB', 'TT', 'SK'])
const FOOTBALL = new Set<PlayedSport>(['FT', 'VF'])
const NUMBERED = /^[qsi](\d)$/

/** The sections (from, until) that a period of a market takes in. */
export const sectionsOf = (sport: PlayedSport, period: Period): readonly [number, number] => {
  const numbered = NUMBERED.exec(period)
  if (numbered) return [Number(numbered[1]) - 1, Number(numbered[1])]
  if (period === 'f5') return [0, 5]
  const half = sport === 'BK' ? 2 : 1
  if (period === 'half') return [0, half]
  return period === 'secondHalf' ? [half, Infinity] : [0, Infinity]
}

const sum = (pairs: readonly Pair[]): Pair =>
  pairs.reduce<Pair>((all, pair) => [all[0] + pair[0], all[1] + pair[1]], [0, 0])

/** The pair that a market reads; undefined when its period isn't complete. */
const readOf = ({ sport, wtype }: Placed, figures: Figures): Pair | undefined => {
  const { family, period } = marketOf(wtype)!
  const { counts } = families[family]
  const { sections, over, isOver, score } = figures
  if (counts === 'corners' || counts === 'cards') {
    if (period === 'half') return over >= 1 ? figures[counts]?.half : undefined
    return isOver ? figures[counts]?.full : undefined
  }
  if (period === 'full') {
    if (!isOver) return undefined
    return counts === 'games' ? (sections.length > 0 ? sum(sections) : undefined) : score
  }
  const [from, until] = sectionsOf(sport, period)
  // A match that was ended in its first half has come to this half and no more.
  const isEnded = isOver && period === 'half'
  if (until === Infinity ? !isOver : over < until && !isEnded) return undefined
  return sections.length < from + (until - from === 1 ? 1 : 0) ? undefined : sum(sections.slice(from, until))
}

type Shares = readonly [won: bigint, back: bigint]
const whole = (isWon: boolean): Shares => (isWon ? [2n, 2n] : [0n, 0n])
/** Half the stake on each neighbour of a quarter line. */
const onLines = (counted: number, given: number): Shares => {
  const quarters = Math.round(given * 4)
  const halves = quarters % 2 === 0 ? [quarters, quarters] : [quarters - 1, quarters + 1]
  const leads = halves.map((part) => 4 * counted + part)
  return [BigInt(leads.filter((lead) => lead > 0).length), BigInt(leads.filter((lead) => lead >= 0).length)]
}
const leaderOf = ([home, away]: Pair) => (home > away ? 'H' : home < away ? 'C' : 'N')

/** Halves of the stake that win and that come back; undefined when the figures don't say. */
export const sharesOf = (bet: Placed, figures: Figures): Shares | undefined => {
  const { sport, wtype, w, line, scoreAtBet } = bet
  const { family, period, inPlay } = marketOf(wtype)!
  const { kind } = families[family]
  const half = figures.over >= 1 ? sum(figures.sections.slice(0, sectionsOf(sport, 'half')[1])) : undefined
  const pair = readOf(bet, figures)
  if (!pair || (family === 'F' && !half)) return undefined
  const [home, away] = pair
  if (kind === 'handicap') {
    const isSince = inPlay && family === 'R' && FOOTBALL.has(sport) && scoreAtBet
    const lead = home - away - (isSince ? scoreAtBet[0] - scoreAtBet[1] : 0)
    return w === 'RH' ? onLines(lead, line!) : onLines(-lead, -line!)
  }
  if (kind === 'total') {
    const counted = family === 'TOH' ? home : family === 'TOC' ? away : home + away
    return w === 'OUO' ? onLines(counted, -line!) : onLines(-counted, line!)
  }
  const total = home + away
  const most = period === 'half' ? 3 : 4
  switch (family) {
    case 'M':
      return home === away && !FOOTBALL.has(sport) ? [0n, 2n] : whole(w === `M${leaderOf(pair)}`)
    case 'EO':
    case 'CNEO':
      return whole((w === 'EOO') === (total % 2 === 1))
    case 'DC':
      return whole(w.slice(2).includes(leaderOf(pair)))
    case 'TS':
      return whole((w === 'TSY') === (home > 0 && away > 0))
    case 'PD':
      return whole(w === 'OVH' ? home > most || away > most : w === `H${home}C${away}`)
    case 'SPD':
      return whole(w === `H${home}C${away}`)
    case 'T':
      return whole(
        w ===
          (period === 'half'
            ? `T${Math.min(3, total)}`
            : total < 2
              ? 'T01'
              : total < 4
                ? 'T23'
                : total < 7
                  ? 'T46'
                  : 'T7'),
      )
    case 'F':
      return whole(w === `F${leaderOf(half!)}${leaderOf(pair)}`)
    default:
      throw new Error(family)
  }
}

/** stake·back/2 + stake·price·won/200, half up to the cent; void gives the stake back. */
export const centsOf = ({ k, stakeCents }: Placed, shares: Shares | undefined): number => {
  if (!shares) return stakeCents
  const [won, back] = shares
  const [stake, price] = [BigInt(stakeCents), BigInt(k.replace('.', ''))]
  if (won === 2n) return Number(stake + (2n * stake * price + 100n) / 200n)
  return Number((2n * (stake * back * 100n + stake * price * won) + 200n) / 400n)
}

const RULES: Partial<
  Record<PlayedSport, { toWin: number; isWon(own: number, others: number, isLast: boolean): boolean }>
> = {
  TN: { toWin: 2, isWon: (own, others) => (own === 6 && others < 5) || own === 7 },
  TT: { toWin: 3, isWon: (own, others) => own >= 11 && own - others >= 2 },
  VB: { toWin: 3, isWon: (own, others, isLast) => own >= (isLast ? 15 : 25) && own - others >= 2 },
}
const LONGEST = 80

/** A set's ends from here: of each winner those with the least and the most, in all and between them. */
const setEnds = (sport: PlayedSport, from: Pair, isLast: boolean): Pair[] => {
  const { isWon } = RULES[sport]!
  const seen = new Set<string>()
  const ends: Pair[] = []
  const visit = (at: Pair) => {
    if (seen.has(at.join()) || Math.max(...at) > LONGEST) return
    seen.add(at.join())
    if (isWon(at[0], at[1], isLast) || isWon(at[1], at[0], isLast)) ends.push(at)
    else
      for (const add of [
        [1, 0],
        [0, 1],
      ] as const)
        visit([at[0] + add[0], at[1] + add[1]])
  }
  visit(from)
  return [true, false].flatMap((isHome) => {
    const own = ends.filter(([home, away]) => home > away === isHome)
    const best = (read: (end: Pair) => number) =>
      own.reduce((one, end) => (read(end) > read(one) ? end : one))
    const found = [
      best(([h, a]) => h + a),
      best(([h, a]) => -h - a),
      best(([h, a]) => h - a),
      best(([h, a]) => a - h),
    ]
    return [...new Set(found)]
  })
}

const setsOf = (sections: readonly Pair[]): Pair => [
  sections.filter(([home, away]) => home > away).length,
  sections.filter(([home, away]) => away > home).length,
]
const setMatches = (sport: PlayedSport, done: readonly Pair[], current: Pair): Figures[] => {
  const { toWin } = RULES[sport]!
  return setEnds(sport, current, done.length === 2 * toWin - 2).flatMap((set) => {
    const sections = [...done, set]
    const score = setsOf(sections)
    return Math.max(...score) === toWin
      ? [{ score, sections, over: sections.length, isOver: true }]
      : setMatches(sport, sections, [0, 0])
  })
}

const MORE: readonly Pair[] = [
  ...Array.from({ length: 8 }, (_, home) =>
    Array.from({ length: 8 }, (__, away): Pair => [home, away]),
  ).flat(),
  ...[30, 31, 400, 401].flatMap((many): Pair[] => [
    [many, 0],
    [0, many],
    [many, many],
  ]),
]
const plus = (a: Pair, b: Pair): Pair => [a[0] + b[0], a[1] + b[1]]

/** Ways a match that was broken off could have gone on, enough of them to part whatever isn't decided. */
export const continuations = (sport: PlayedSport, now: Figures): Figures[] => {
  const { sections, score, over } = now
  if (sport === 'SK') {
    const frames = (at: Pair): Pair[] =>
      Math.max(...at) === 5 ? [at] : [...frames(plus(at, [1, 0])), ...frames(plus(at, [0, 1]))]
    const running = sections.slice(0, over)
    return frames(score).flatMap((end) =>
      (
        [
          [99, 0],
          [0, 99],
        ] as const
      ).map((frame): Figures => ({
        score: end,
        sections: [...running, frame],
        over: over + 1,
        isOver: true,
      })),
    )
  }
  if (SETS.has(sport)) return setMatches(sport, sections.slice(0, over), sections[over] ?? [0, 0])
  const current = Math.max(over, 0)
  const atCurrent = (add: Pair) => {
    const changed = [...sections]
    while (changed.length <= current) changed.push([0, 0])
    changed[current] = plus(changed[current]!, add)
    return changed
  }
  const counted = (of: Figures['corners'], first: Pair, second: Pair) =>
    of && { half: of.half ?? plus(of.full, first), full: plus(plus(of.full, first), second) }
  const few: readonly Pair[] = [
    [0, 0],
    [1, 0],
    [0, 1],
    [9, 0],
    [0, 9],
  ]
  return MORE.flatMap((add) =>
    few.map((later): Figures => {
      const changed = [...atCurrent(add), later]
      return {
        score: plus(plus(score, add), later),
        sections: changed,
        over: 99,
        isOver: true,
        ...(now.corners && { corners: counted(now.corners, add, later)! }),
        ...(now.cards && { cards: counted(now.cards, add, later)! }),
      }
    }),
  )
}

/** What a bet on a match that was broken off gives back: what all ways to go on agree on, else the stake. */
export const brokenOffCents = (bet: Placed, now: Figures, ways: readonly Figures[]): number => {
  const settled = sharesOf(bet, { ...now, isOver: false })
  if (settled) return centsOf(bet, settled)
  const { sport, wtype } = bet
  const [from] = sectionsOf(sport, marketOf(wtype)!.period)
  // A period that hasn't begun may never be played.
  if (from > now.sections.length - 1) return bet.stakeCents
  const first = sharesOf(bet, ways[0]!)
  const isAgreed = ways.every((way) => String(sharesOf(bet, way)) === String(first))
  return isAgreed ? centsOf(bet, first) : bet.stakeCents
}
