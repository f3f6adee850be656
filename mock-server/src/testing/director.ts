import type { MatchEvent, MatchShown, NewMatch } from './shapes.ts'
import { type Control, queryOf } from './transport.ts'

type Score = string | [number, number]

/** The match director. `gid` is a match's number. */
export const openDirector = (control: Control) => {
  const event = <T = MatchShown>(gid: string, what: MatchEvent) =>
    control<T>('POST', `/matches/${gid}/events`, what)
  return {
    matches: async (
      filter: { market?: 'RB' | 'FT' | 'FU'; sport?: 'FT' | 'BK'; text?: string; limit?: number } = {},
    ) => (await control<{ matches: MatchShown[] }>('GET', `/matches${queryOf(filter)}`)).matches,
    match: (gid: string) => control<MatchShown>('GET', `/matches/${gid}`),
    compose: (match: NewMatch) => control<MatchShown>('POST', '/matches', match),
    event,
    goal: (gid: string, side: 'home' | 'away') => event(gid, { type: 'goal', side }),
    finish: (gid: string) => event(gid, { type: 'finish' }),
    result: (gid: string, score: Score, more: { half?: Score; corrected?: boolean } = {}) =>
      control<MatchShown>('POST', `/matches/${gid}/result`, { score, ...more }),
    /** Settles or voids one ticket: "W", "L", "D0" … */
    decideBet: (ticket: string, outcome: string) =>
      control<{ ticket: string; outcome: string }>('POST', `/bets/${ticket}`, { outcome }),
  }
}
