import type { MatchDetail } from '@app/contract/sport/matchDetail'
import type { SportMatch } from '../match.rules.ts'
import { isFootball, isRally, type MatchState, type Pair, type Play, type Timeline } from '../model/match.ts'
import { firstServer } from '../model/rally/timeline.ts'
import { rulesOf } from '../model/rally/rules.ts'
import { countRally, newTally } from '../model/rally/tally.ts'

type Statistics = MatchDetail['statistics']
const line = (code: string, name: string, [home, away]: Pair) => ({ code, name, home, away })
const ofSides = (read: (side: 0 | 1) => number): Pair => [read(0), read(1)]

const basketball = ({ score, byPeriod }: MatchState, plays: readonly Play[]): Statistics => {
  const made = (points: number) =>
    ofSides((side) => plays.filter((play) => play.side === side && play.points === points).length)
  return [
    line('points', '得分', score),
    line('three', '三分命中', made(3)),
    line('two', '两分命中', made(2)),
    line('free', '罚球得分', made(1)),
    line(
      'possessions',
      '进攻回合',
      ofSides((side) => plays.filter((play) => play.side === side).length),
    ),
    line('quarters', '领先节数', [
      byPeriod.filter(([home, away]) => home > away).length,
      byPeriod.filter(([home, away]) => away > home).length,
    ]),
  ]
}

const football = (match: SportMatch, state: MatchState, { events }: Timeline, second: number): Statistics => {
  const { score, corners, yellows, reds } = state
  const attacks = events.filter(
    ({ at, type, danger }) => at <= second && type === 'danger' && danger === 'attack',
  ).length
  const share = match.spec.rates[0] / (match.spec.rates[0] + match.spec.rates[1])
  const home = Math.round(attacks * share)
  const goals = line('goals', '进球', score)
  if (match.sport === 'VF') return [goals]
  return [
    goals,
    line('corners', '角球', corners),
    line('yellows', '黄牌', yellows),
    line('reds', '红牌', reds),
    line('attacks', '危险进攻', [home, attacks - home]),
  ]
}

/** Points, runs of them and, in tennis, games won on the own serve and against it. */
const rally = (match: SportMatch, { score }: MatchState, plays: readonly Play[]): Statistics => {
  const rules = rulesOf(match.sport)
  const tally = newTally(firstServer(match.spec))
  const [held, broken, longest, total] = [0, 1, 2, 3].map((): [number, number] => [0, 0]) as [
    [number, number],
    [number, number],
    [number, number],
    [number, number],
  ]
  let [streak, last] = [0, -1]
  for (const { side } of plays) {
    const server = tally.server
    const won = countRally(rules, tally, side)
    total[side] += 1
    streak = side === last ? streak + 1 : 1
    last = side
    longest[side] = Math.max(longest[side], streak)
    if (rules.hasGames && won !== 'point') (server === side ? held : broken)[side] += 1
  }
  const names = { TN: ['盘数', '总得分'], SK: ['局数', '上手得分次数'] } as Record<string, string[]>
  const [sets, points] = names[match.sport] ?? ['局数', '总得分']
  return [
    line('sets', sets!, score),
    line('points', points!, total),
    line('streak', '最长连续得分', longest),
    ...(rules.hasGames ? [line('held', '保发局数', held), line('broken', '破发局数', broken)] : []),
  ]
}

const baseball = ({ score, byPeriod }: MatchState, plays: readonly Play[]): Statistics => [
  line('runs', '得分', score),
  line(
    'batters',
    '打席',
    ofSides((side) => plays.filter((play) => play.side === side && play.run > 0).length),
  ),
  line(
    'best',
    '单局最高得分',
    ofSides((side) => Math.max(0, ...byPeriod.map((runs) => runs[side]))),
  ),
]

const handball = ({ score, byPeriod }: MatchState): Statistics => [
  line('goals', '进球', score),
  line('firstHalf', '上半场进球', byPeriod[0] ?? [0, 0]),
  line('secondHalf', '下半场进球', byPeriod[1] ?? [0, 0]),
]

/** The statistics of a match so far. */
export const statisticsOf = (
  match: SportMatch,
  timeline: Timeline,
  state: MatchState,
  second: number,
): Statistics => {
  const here = Math.min(second, timeline.endsAt)
  const plays = timeline.plays.filter(({ at, run }) => at + run <= here)
  if (isFootball(match.sport)) return football(match, state, timeline, second)
  if (isRally(match.sport)) return rally(match, state, plays)
  if (match.sport === 'BK') return basketball(state, plays)
  return match.sport === 'BS' ? baseball(state, plays) : handball(state)
}
