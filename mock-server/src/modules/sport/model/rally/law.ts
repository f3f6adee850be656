import type { MatchSpec, MatchState, Pair } from '../match.ts'
import { rallyChances, setEnds, type RallyChances, type SetEnd } from './chances.ts'
import { rulesOf, type RallyRules } from './rules.ts'
import { isTieBreak, other, tieBreakServer } from './tally.ts'

/** Chances of a count: `chances[i]` belongs to i + low. */
export interface Spread {
  low: number
  chances: Float64Array
}

export interface MatchLaw {
  /** Final sets "home-away" and their chances. */
  sets: Map<string, number>
  /** Games or points of the whole match. */
  difference: Spread
  total: Spread
}

/** Widest difference and most points that a set can add. */
const WIDEST = 27
const MOST = 80

interface Branch {
  sets: Pair
  server: 0 | 1
  chance: number
  difference: Float64Array
  total: Float64Array
}

/** Adds a shifted row to another; rows are mostly zeros, so where something stands is looked for once. */
const addShifted = (
  target: Float64Array,
  source: Float64Array,
  from: number,
  to: number,
  shift: number,
  weight: number,
) => {
  for (let index = from; index <= to; index += 1) target[index + shift]! += source[index]! * weight
}
const rangeOf = (row: Float64Array): [number, number] => {
  let [from, to] = [0, row.length - 1]
  while (from < to && row[from] === 0) from += 1
  while (to > from && row[to] === 0) to -= 1
  return [from, to]
}

const ended = (rules: RallyRules, [home, away]: Pair) => home >= rules.setsToWin || away >= rules.setsToWin

/** Ends that add the same to the counts are taken together. */
const merged = (ends: SetEnd[], byTotal: boolean) => {
  const kept = new Map<string, { side: 0 | 1; next: 0 | 1; shift: number; chance: number }>()
  for (const { score, chance, next } of ends) {
    const side = score[0] > score[1] ? 0 : 1
    const shift = byTotal ? score[0] + score[1] : score[0] - score[1]
    const key = `${side}${next}${shift}`
    kept.set(key, { side, next, shift, chance: chance + (kept.get(key)?.chance ?? 0) })
  }
  return [...kept.values()]
}

/** Who serves the running game; of a tie-break, who served its first point. */
const firstServer = (rules: RallyRules, { byPeriod, done, game, serving }: MatchState): 0 | 1 => {
  const server = serving === 'C' ? 1 : 0
  if (!isTieBreak(rules, byPeriod[done] ?? [0, 0])) return server
  return tieBreakServer(0, game[0] + game[1]) === 0 ? server : other(server)
}

/** The running set's ends, and the score of the sets before it. */
const presentOf = (spec: MatchSpec, state: MatchState) => {
  const rules = rulesOf(spec.sport)
  const chances = rallyChances(spec, rules)
  const isRunning = state.byPeriod.length > state.done
  const set = state.done
  const sofar = state.byPeriod.slice(0, set)
  const start = {
    set,
    score: isRunning ? state.byPeriod[set]! : ([0, 0] as const),
    game: state.game,
    server: firstServer(rules, state),
  }
  return { rules, chances, start, sofar, ends: setEnds(rules, chances, start) }
}

/** Ends of the running set (or the next one, between sets). */
export const runningSet = (spec: MatchSpec, state: MatchState): SetEnd[] => presentOf(spec, state).ends

/** Ends of a set that hasn't begun. */
export const freshSet = (spec: MatchSpec, set: number, server: 0 | 1 = 0): SetEnd[] => {
  const rules = rulesOf(spec.sport)
  return setEnds(rules, rallyChances(spec, rules), { set, score: [0, 0], game: [0, 0], server })
}

/** The whole match from its present state. */
export const matchLaw = (spec: MatchSpec, state: MatchState): MatchLaw => {
  const { rules, chances, sofar, ends } = presentOf(spec, state)
  const most = 2 * rules.setsToWin - 1
  const base = sofar.reduce<[number, number]>((sum, [home, away]) => [sum[0] + home, sum[1] + away], [0, 0])
  const setsToCome = most - sofar.length
  const [wide, long] = rules.counted ? [WIDEST * setsToCome, MOST * setsToCome] : [0, 0]
  const empty = () => ({ difference: new Float64Array(2 * wide + 1), total: new Float64Array(long + 1) })
  const first: Branch = { sets: [state.score[0], state.score[1]], server: 0, chance: 1, ...empty() }
  first.difference[wide] = 1
  first.total[0] = 1

  const final: Branch = { sets: [0, 0], server: 0, chance: 0, ...empty() }
  const sets = new Map<string, number>()
  let open = [first]
  let isFirst = true
  while (open.length > 0) {
    const next = new Map<string, Branch>()
    for (const branch of open) {
      const number = branch.sets[0] + branch.sets[1]
      const here = isFirst ? ends : freshEnds(rules, chances, number, branch.server)
      for (const byTotal of rules.counted ? [false, true] : [false]) {
        const [from, to] = rangeOf(byTotal ? branch.total : branch.difference)
        for (const { side, next: server, shift, chance } of merged(here, byTotal)) {
          const after: Pair =
            side === 0 ? [branch.sets[0] + 1, branch.sets[1]] : [branch.sets[0], branch.sets[1] + 1]
          const isOver = ended(rules, after)
          const key = `${after.join('-')}${isOver ? '' : server}`
          let target = isOver ? final : next.get(key)
          if (!target) {
            target = { sets: after, server, chance: 0, ...empty() }
            next.set(key, target)
          }
          if (!byTotal) {
            target.chance += branch.chance * chance
            if (isOver) sets.set(after.join('-'), (sets.get(after.join('-')) ?? 0) + branch.chance * chance)
          }
          if (!rules.counted) continue
          if (byTotal) addShifted(target.total, branch.total, from, to, shift, chance)
          else addShifted(target.difference, branch.difference, from, to, shift, chance)
        }
      }
    }
    isFirst = false
    open = [...next.values()]
  }
  return {
    sets,
    difference: { low: base[0] - base[1] - wide, chances: final.difference },
    total: { low: base[0] + base[1], chances: final.total },
  }
}

const known = new WeakMap<RallyChances, Map<string, SetEnd[]>>()
/** Fresh sets of one match are alike but for their target and who serves. */
const freshEnds = (rules: RallyRules, chances: RallyChances, set: number, server: 0 | 1): SetEnd[] => {
  const kept = known.get(chances) ?? new Map<string, SetEnd[]>()
  known.set(chances, kept)
  const key = `${set === 2 * rules.setsToWin - 2}${rules.hasGames ? server : 0}`
  const found = kept.get(key) ?? setEnds(rules, chances, { set, score: [0, 0], game: [0, 0], server })
  kept.set(key, found)
  return found
}
