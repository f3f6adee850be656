import type { ChannelData, ChannelRequest } from '@app/contract/sport/channel'
import type { Notice } from '@app/contract/sport/channelParts'
import type { SportDeps } from '../deps.ts'
import { byLeague, dayOfDate, leagueItem } from './leagues.rules.ts'
import type { SportMatch } from '../match.rules.ts'
import { gameInfoOf, liveOf, scoreOfPair } from './present.rules.ts'
import type { Programme } from './programme.ts'
import { scoresOf } from '../centre/scores.rules.ts'

const DAY_MS = 86_400_000
const ZONE_MS = 8 * 3_600_000
const NOTICES = [
  '欢迎来到澄湾体育，本站为演示环境，所有金额均为虚拟金额。',
  '滚球投注需等待 5 秒确认，期间出现进球、点球、红牌或视频裁判时投注不成立，本金即时退回。',
  '足球注单以 90 分钟及伤停补时赛果结算，篮球全场注单包含加时赛。',
]
const MOST_NOTICES = 50

/** What the channel publishes: results of a day, and notices of what didn't go as planned. */
export const openBulletin = ({ clock, fixtures }: SportDeps, programme: Programme) => {
  const about = (match: SportMatch, kind: Notice['kind'], text: string, at: number): Notice => ({
    id: `${kind}-${match.gid}-${at}`,
    kind,
    text: `${match.league} ${match.home} 对 ${match.away}：${text}`,
    hgid: String(match.gid),
    createdAt: at,
  })
  const ofMatches = (): Notice[] =>
    programme.touched().flatMap(({ gid, events, official }) => {
      const match = programme.find(gid)
      if (!match) return []
      const notices = events.flatMap(({ type, at }) => {
        const when = match.kickOffAt + at * 1_000
        if (type === 'postpone')
          return [
            about(
              match,
              'postponed',
              at < 0
                ? '比赛延期，36 小时内未开赛的注单退还本金'
                : '比赛中断延期，36 小时内未续赛时已决出的玩法有效，其余注单退还本金',
              when,
            ),
          ]
        if (type === 'abandon')
          return [
            about(
              match,
              'abandoned',
              at < 0 ? '比赛取消，注单退还本金' : '比赛中断，已决出的玩法有效，其余注单退还本金',
              when,
            ),
          ]
        return []
      })
      if (official?.correctedAt === undefined) return notices
      const [home, away] = official.full
      return [
        ...notices,
        about(match, 'corrected', `赛果更正为 ${home}-${away}，相关注单已重新结算`, official.correctedAt),
      ]
    })

  return {
    notices: (): Notice[] => {
      const today = fixtures.dayOf(clock.now())
      const ofChannel = NOTICES.map((text, index): Notice => ({
        id: `n${index + 1}`,
        kind: 'channel',
        text,
        hgid: '',
        createdAt: (today - index) * DAY_MS - ZONE_MS,
      }))
      return [...ofMatches(), ...ofChannel]
        .toSorted((a, b) => b.createdAt - a.createdAt)
        .slice(0, MOST_NOTICES)
    },
    results: (
      { sport, date, leagueId }: Pick<ChannelRequest<'get_result'>, 'sport' | 'date' | 'leagueId'>,
      now: number,
    ): ChannelData<'get_result'> => {
      const day = dayOfDate(date) ?? fixtures.dayOf(now)
      const ended = programme.ofDay(day).flatMap((match) => {
        if ((sport !== 'ALL' && match.sport !== sport) || (leagueId !== '' && match.leagueId !== leagueId))
          return []
        if (match.kickOffAt > now && !programme.row(match.gid)) return []
        const state = programme.state(match, now)
        return state.status === 'live' || state.status === 'scheduled' ? [] : [{ match, state }]
      })
      return {
        leagues: byLeague(ended).map(({ league, items }) => ({
          ...leagueItem(league),
          games: items.map(({ match, state }) => {
            const official = programme.row(match.gid)?.official ?? null
            const { score, corners, cards } = scoresOf(state, official)
            return {
              gameInfo: gameInfoOf(match),
              sport: match.sport,
              startTime: match.kickOffAt,
              live: liveOf(state),
              half: score.half ?? null,
              full: score.full ?? null,
              corners: corners?.full ?? null,
              cards: cards?.full ?? null,
              corrected: official?.correctedAt !== undefined,
              sections: state.sections.map(scoreOfPair),
            }
          }),
        })),
      }
    },
  }
}
