import type { ResultCode } from '@app/contract/sport/settle/results'
import type {
  MatchEvent,
  MatchFilter,
  MatchResult,
  MatchShown,
  NewMatch,
} from '@app/contract/control/matches'
import { queryOf, type Steer } from './transport.ts'

/** The match director. `gid` is a match's number. */
export const openDirector = (steer: Steer) => {
  const event = <T = MatchShown>(gid: string, what: MatchEvent) =>
    steer('POST', `/matches/${gid}/events`, what) as Promise<T>
  return {
    matches: async (filter: MatchFilter = {}) => (await steer('GET', `/matches${queryOf(filter)}`)).matches,
    match: (gid: string) => steer('GET', `/matches/${gid}`),
    compose: (match: NewMatch) => steer('POST', '/matches', match),
    event,
    goal: (gid: string, side: 'home' | 'away') => event(gid, { type: 'goal', side }),
    finish: (gid: string) => event(gid, { type: 'finish' }),
    result: (gid: string, score: MatchResult['score'], more: Omit<MatchResult, 'score'> = {}) =>
      steer('POST', `/matches/${gid}/result`, { score, ...more }),
    /** Settles or voids one ticket: "W", "L", "D0" … */
    decideBet: (ticket: string, outcome: ResultCode) => steer('POST', `/bets/${ticket}`, { outcome }),
  }
}
