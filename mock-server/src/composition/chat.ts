import { GameStatus, type LiveData, scoreOf } from '@app/contract/sport/feed'
import { matchClock } from '@app/contract/sport/clock'
import type { Sessions } from '../kit/session.ts'
import { openChat } from '../modules/chat/chat.service.ts'
import { chatStore } from '../modules/chat/chat.store.ts'
import { openPush } from '../modules/chat/push.ts'
import type { ChatMatch } from '../modules/chat/rooms.ts'
import type { SportMatch } from '../modules/sport/match.rules.ts'
import type { SportService } from '../modules/sport/sport.service.ts'
import type { World } from '../world/world.ts'
import type { openAccess } from './access.ts'

interface Deps {
  sessions: Sessions
  access: Pick<ReturnType<typeof openAccess>, 'members' | 'jwt'>
  sport: Pick<SportService, 'match' | 'pushScores'>
}

const MATCH_ROOM = /^match-(\d{1,9})$/
const OVER: readonly LiveData['gameStatus'][] = [GameStatus.ended, GameStatus.abandoned]
/** How often matches are looked at while somebody is in their rooms. */
const LOOK_EVERY = 1_000

/** The chat of a world: its people from the members, its rooms from the matches (U-WS-03). */
export const openChatOf = (world: World, { sessions, access, sport }: Deps) => {
  const { clock, hub } = world
  const member = (id: number) => {
    const row = access.members.byId(id)
    return row && { uid: String(row.id), nickName: row.nickName, avatar: row.avatar, vip: row.vipGrade, mutedUntil: row.mutedUntil }
  }
  /** Goals that the room of a match has heard of, counted from its first listener on. */
  const goals = new Map<number, number>()
  const chat = openChat({
    ...world,
    store: chatStore(world.db),
    member,
    signedIn: (token) => sessions.find(token)?.id,
    verifyJwt: (jwt) => {
      const verified = access.jwt.verify(jwt)
      return verified && { memberId: Number(verified.sub), jti: verified.jti, expiresAt: verified.expiresAt }
    },
    match: (rid): ChatMatch | undefined => {
      const gid = MATCH_ROOM.exec(rid)?.[1]
      const found = gid === undefined ? undefined : sport.match(gid)
      if (!found) return undefined
      const { match, live } = found
      if (!goals.has(match.gid)) goals.set(match.gid, live.sc_FT_H + live.sc_FT_C)
      return { home: match.home, away: match.away, category: match.sport, isOver: OVER.includes(live.gameStatus) }
    },
  })

  /** A goal is worth a line of its own; in other sports the score changes all the time. */
  const eventOf = (match: SportMatch, live: LiveData): string => {
    const { home, away } = scoreOf(live)
    const before = goals.get(match.gid)
    goals.set(match.gid, home + away)
    if (match.sport !== 'FT' || before === undefined || before === home + away) return ''
    const what = home + away < before ? '进球取消' : '进球'
    return [what, `${match.home} ${home}-${away} ${match.away}`, matchClock(match.sport, live)].filter(Boolean).join(' · ')
  }
  let lookedAt = 0
  return {
    chat,
    pushChat: openPush({ chat, hub, clock, member }),
    /** The sport channel's onScore. */
    tellScore: (match: SportMatch, live: LiveData): void => {
      const { home, away } = scoreOf(live)
      chat.pushScore(match.gid, { sc_FT_H: home, sc_FT_C: away, re_time: live.re_time, se_now: live.se_now, event: eventOf(match, live) })
    },
    /** Each tick of the server: score and end of the matches that somebody talks about. */
    followMatches: (): void => {
      if (hub.size() === 0 || clock.real() - lookedAt < LOOK_EVERY) return
      lookedAt = clock.real()
      const watched = new Set([...hub.connections()].flatMap(({ rooms }) => [...rooms].filter((rid) => MATCH_ROOM.test(rid))))
      if (watched.size === 0) return
      world.atomically(() => {
        sport.pushScores()
        for (const rid of watched) chat.tellStatus(rid)
      })
    },
  }
}
