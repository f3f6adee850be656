import type { MatchDetail } from '@app/contract/sport/matchDetail'

/** The furthest leads of both sides over a match, and the course of the lead as points of a 0..1 box. */
export const wormOf = (line: MatchDetail['scoreline'], until = line.at(-1)?.time ?? 0) => {
  const leads = line.map(({ home, away }) => home - away)
  const most = Math.max(0, ...leads)
  const least = Math.max(0, ...leads.map((lead) => -lead))
  const reach = Math.max(1, most, least)
  const first = line[0]?.time ?? 0
  const span = Math.max(1, until - first)
  return {
    most,
    least,
    points: line.map(({ time }, at) => ({ x: (time - first) / span, y: 0.5 - leads[at]! / reach / 2 })),
  }
}

/** A result of a side's recent matches as it was for that side. */
export const resultFor = (side: 'H' | 'C', winner: 'H' | 'C' | 'D'): 'W' | 'D' | 'L' => {
  if (winner === 'D') return 'D'
  return winner === side ? 'W' : 'L'
}
