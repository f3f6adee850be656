import { GameStatus, type LiveData, scoreOf } from '@app/contract/sport/feed'
import type { Sessions } from '../kit/session.ts'
import { openChat } from '../modules/chat/chat.service.ts'
import { chatStore } from '../modules/chat/chat.store.ts'
import { openPush } from '../modules/chat/push.ts'
import type { ChatMatch } from '../modules/chat/rooms.ts'
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
    return (
      row && {
        uid: String(row.id),
        nickName: row.nickName,
        avatar: row.avatar,
        vip: row.vipGrade,
        mutedUntil: row.mutedUntil,
      }
    )
  }
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
      return {
        home: match.home,
        away: match.away,
        category: match.sport,
        hasBegun: live.gameStatus !== GameStatus.notStarted,
        isOver: OVER.includes(live.gameStatus),
      }
    },
  })

  let lookedAt = 0
  return {
    chat,
    pushChat: openPush({ chat, hub, clock, member }),
    /** The sport channel's onScore; `event` is what happened, in words. */
    tellScore: (rid: string, live: LiveData, event: string): void => {
      const { home, away } = scoreOf(live)
      chat.pushScore(rid, { sc_FT_H: home, sc_FT_C: away, re_time: live.re_time, se_now: live.se_now, event })
    },
    /** Each tick of the server: score and end of the matches that somebody talks about. */
    followMatches: (): boolean => {
      if (hub.size() === 0 || clock.real() - lookedAt < LOOK_EVERY) return false
      lookedAt = clock.real()
      const watched = new Set(
        [...hub.connections()].flatMap(({ rooms }) => [...rooms].filter((rid) => MATCH_ROOM.test(rid))),
      )
      if (watched.size === 0) return false
      world.atomically(() => {
        sport.pushScores([...watched].map((rid) => Number(MATCH_ROOM.exec(rid)![1])))
        for (const rid of watched) chat.tellStatus(rid)
      })
      return true
    },
  }
}
