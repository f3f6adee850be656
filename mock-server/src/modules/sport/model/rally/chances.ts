import type { MatchSpec, Pair } from '../match.ts'
import { targetOf } from '@app/contract/sport/settle/sets.data'
import { GAME_TARGET, TIE_BREAK_TARGET, type RallyRules } from './rules.ts'
import { isTieBreak, other, tieBreakServer } from './tally.ts'

/** One way a set can end. `next` serves first in the set after it. */
export interface SetEnd {
  score: Pair
  chance: number
  next: 0 | 1
}

/** Chances of the home side: a rally on its own serve and on the other's. */
export interface RallyChances {
  own: number
  others: number
}

/** Bounds keep a serve from deciding everything. */
const SERVE: Pair = [0.4, 0.85]
const clamp = (chance: number) => Math.min(SERVE[1], Math.max(SERVE[0], chance))

/** Tennis: by who serves. Elsewhere the odds of the two sides, whoever serves. */
export const rallyChances = ({ rates }: MatchSpec, { hasGames }: RallyRules): RallyChances => {
  if (hasGames) return { own: clamp(rates[0]), others: 1 - clamp(rates[1]) }
  const chance = rates[0] / (rates[0] + rates[1])
  return { own: chance, others: chance }
}

/** Chance that the home side wins a race to `target` by two at even chances of each point. */
const raceByTwo = (target: number, chance: number, home: number, away: number): number => {
  if (home >= target && home - away >= 2) return 1
  if (away >= target && away - home >= 2) return 0
  if (home >= target - 1 && away >= target - 1) {
    const level = chance ** 2 / (chance ** 2 + (1 - chance) ** 2)
    if (home === away) return level
    return home > away ? chance + (1 - chance) * level : chance * level
  }
  return (
    chance * raceByTwo(target, chance, home + 1, away) +
    (1 - chance) * raceByTwo(target, chance, home, away + 1)
  )
}

const tieBreakChance = (
  { own, others }: RallyChances,
  first: 0 | 1,
  home: number,
  away: number,
  known = new Map<number, number>(),
): number => {
  if (home >= TIE_BREAK_TARGET && home - away >= 2) return 1
  if (away >= TIE_BREAK_TARGET && away - home >= 2) return 0
  if (home === away && home >= TIE_BREAK_TARGET - 1) {
    const [won, lost] = [own * others, (1 - own) * (1 - others)]
    return won / (won + lost)
  }
  const key = home * 100 + away
  const before = known.get(key)
  if (before !== undefined) return before
  const chance = tieBreakServer(first, home + away) === 0 ? own : others
  const answer =
    chance * tieBreakChance({ own, others }, first, home + 1, away, known) +
    (1 - chance) * tieBreakChance({ own, others }, first, home, away + 1, known)
  known.set(key, answer)
  return answer
}

/** Where a set stands. `game` are the points of its running game (tennis). */
export interface SetStart {
  set: number
  score: Pair
  game: Pair
  server: 0 | 1
}

const tennisSet = (rules: RallyRules, chances: RallyChances, { score, game, server }: SetStart): SetEnd[] => {
  const ends: SetEnd[] = []
  const holds = [
    raceByTwo(GAME_TARGET, chances.own, 0, 0),
    raceByTwo(GAME_TARGET, chances.others, 0, 0),
  ] as const
  const seen = new Map<string, { score: Pair; chance: number }>([['', { score, chance: 1 }]])
  let isFirst = true
  let serving = server
  let open = [...seen.values()]
  while (open.length > 0) {
    const next = new Map<string, { score: Pair; chance: number }>()
    for (const { score: at, chance } of open) {
      const tie = isTieBreak(rules, at)
      const points: Pair = isFirst ? game : [0, 0]
      const won = tie
        ? tieBreakChance(chances, serving, points[0], points[1])
        : isFirst
          ? raceByTwo(GAME_TARGET, serving === 0 ? chances.own : chances.others, points[0], points[1])
          : holds[serving]
      for (const side of [0, 1] as const) {
        const part = chance * (side === 0 ? won : 1 - won)
        const after: Pair = side === 0 ? [at[0] + 1, at[1]] : [at[0], at[1] + 1]
        const isEnd = tie || (after[side] >= rules.target && after[side] - after[other(side)] >= rules.lead)
        if (isEnd) ends.push({ score: after, chance: part, next: other(serving) })
        else {
          const key = after.join('-')
          next.set(key, { score: after, chance: part + (next.get(key)?.chance ?? 0) })
        }
      }
    }
    isFirst = false
    serving = other(serving)
    open = [...next.values()]
  }
  return ends
}

/** Longer deuces than this many points a side are cut: the chance is below one in a million. */
const LONGEST_DEUCE = 14

const pointSet = (rules: RallyRules, { own: chance }: RallyChances, { set, score }: SetStart): SetEnd[] => {
  const target = targetOf(rules, set)
  const top = target + (rules.lead === 2 ? LONGEST_DEUCE : 0)
  const width = top + 1
  const grid = new Float64Array(width * width)
  grid[score[0] * width + score[1]] = 1
  const ends: SetEnd[] = []
  for (let home = score[0]; home <= top; home += 1)
    for (let away = score[1]; away <= top; away += 1) {
      const here = grid[home * width + away]!
      if (here === 0) continue
      for (const side of [0, 1] as const) {
        const part = here * (side === 0 ? chance : 1 - chance)
        const after: Pair = side === 0 ? [home + 1, away] : [home, away + 1]
        const lead = after[side] - after[other(side)]
        if ((after[side] >= target && lead >= rules.lead) || after[side] >= top)
          ends.push({ score: after, chance: part, next: 0 })
        else grid[after[0] * width + after[1]]! += part
      }
    }
  return ends
}

/** Every way the running set can end. */
export const setEnds = (rules: RallyRules, chances: RallyChances, start: SetStart): SetEnd[] =>
  rules.hasGames ? tennisSet(rules, chances, start) : pointSet(rules, chances, start)
