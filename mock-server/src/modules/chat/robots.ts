import chatter from '@app/seeds/catalogue/chatter.json' with { type: 'json' }
import { messages } from '@app/contract'
import { LOBBY_ROOM } from '@app/contract/chat/messageIds'
import type { Clock } from '../../world/clock.ts'
import type { Hub } from '../../world/hub.ts'
import type { Jobs } from '../../world/jobs.ts'
import type { Streams } from '../../world/random.ts'
import { giftText, predictionText } from './chat.rules.ts'
import type { ChatStore } from './chat.store.ts'
import type { ChatMatch, Room, Rooms } from './rooms.ts'

interface RobotDeps {
  store: ChatStore
  clock: Clock
  hub: Hub
  jobs: Jobs
  random: Streams
  rooms: Rooms
  keep(rid: string, by: Robot, msg: string, kind: 'gift' | 'prediction', isRobot: true): unknown
  post(rid: string, by: Robot, msg: string, options: { isRobot: true }): void
}

export interface Robot {
  uid: string
  nickName: string
  avatar: string
  vip: number
}

/** U-WS-03: how soon the robots of a room speak when somebody has come, how often then, and after a goal. Milliseconds. */
const GREET_AFTER = [1_000, 3_000] as const
const SPEAK_AFTER = [4_000, 15_000] as const
const CHEER_AFTER = [800, 4_000] as const
const CHEERS = 2
/** U-WS-05: of what robots do, so many in a hundred are gifts and score predictions. */
const GIFTS_IN_100 = 10
const PREDICTIONS_IN_100 = 8
const GIFT_MOST = 9
const GOALS_MOST = 4
/** Robots that count as present: the lobby's and a match's. */
const IN_LOBBY = 12
const IN_MATCH = 6
/** A line isn't said again while it is among the last ones. */
const FRESH = 15
const TRIES = 6

const ROBOTS: readonly Robot[] = chatter.robots.map((robot) => ({
  ...robot,
  avatar: `/art/avatar/${robot.uid}.svg`,
}))
/** Before a match nobody tells how it goes; corners are football's. */
const linesOf = (match: ChatMatch | undefined): readonly string[] => {
  if (!match) return chatter.lobby
  if (!match.hasBegun) return chatter.before
  return match.category === 'FT' || match.category === 'VF' ? FOOTBALL : chatter.match
}
const FOOTBALL = [...chatter.match, ...chatter.football]

const TALK = 'chat.robot'
const CHEER = 'chat.cheer'
const STREAM = 'chat-robots'

/** Made-up visitors who talk in rooms that somebody is in. */
export const openRobots = ({ store, clock, hub, jobs, random, rooms, keep, post }: RobotDeps) => {
  const later = ([least, most]: readonly [number, number]) => clock.now() + random.int(STREAM, least, most)
  const present = (rid: string) => (rid === LOBBY_ROOM ? IN_LOBBY : IN_MATCH)
  const someone = (rid: string): Robot => {
    const start =
      rid === LOBBY_ROOM ? 0 : Number.parseInt(rid.replaceAll(/\D/g, '') || '0', 10) % ROBOTS.length
    return ROBOTS[(start + random.int(STREAM, 0, present(rid) - 1)) % ROBOTS.length]!
  }
  const filled = (line: string, room: Room) =>
    line.replace('{home}', room.match?.home ?? '主队').replace('{away}', room.match?.away ?? '客队')
  const lineFor = (room: Room): string => {
    const lines = linesOf(room.match)
    const recent = new Set(
      store
        .page({ rid: room.rid, from: 0, to: Number.MAX_SAFE_INTEGER, limit: FRESH, offset: 0 })
        .rows.map(({ msg }) => msg),
    )
    let line = filled(random.pick(STREAM, lines), room)
    for (let tries = 0; recent.has(line) && tries < TRIES; tries++)
      line = filled(random.pick(STREAM, lines), room)
    return line
  }

  const gift = ({ rid }: Room) => {
    const robot = someone(rid)
    const { uid, nickName } = robot
    const { gift: code, giftName } = random.pick(STREAM, chatter.gifts)
    const count = random.int(STREAM, 1, GIFT_MOST)
    keep(rid, robot, giftText(giftName, count), 'gift', true)
    hub.toRoom(rid, messages.giftPush, { rid, uid, nickName, gift: code, giftName, count, time: clock.now() })
  }
  const predict = ({ rid }: Room) => {
    const robot = someone(rid)
    const { uid, nickName } = robot
    const [home, away] = [random.int(STREAM, 0, GOALS_MOST), random.int(STREAM, 0, GOALS_MOST)]
    keep(rid, robot, predictionText(home, away), 'prediction', true)
    hub.toRoom(rid, messages.predictionPush, { rid, uid, nickName, home, away, time: clock.now() })
  }

  const act = (room: Room) => {
    const draw = random.int(STREAM, 1, 100)
    if (draw <= GIFTS_IN_100) return gift(room)
    if (room.match && draw <= GIFTS_IN_100 + PREDICTIONS_IN_100) return predict(room)
    post(room.rid, someone(room.rid), lineFor(room), { isRobot: true })
  }
  const talk = (rid: string, after: readonly [number, number]) =>
    jobs.schedule(TALK, later(after), { rid }, `${TALK}:${rid}`)

  jobs.handle<{ rid: string }>(TALK, ({ rid }) => {
    const room = rooms.find(rid)
    if (!room || hub.size(rid) === 0) return
    if (room.status === 'open') act(room)
    talk(rid, SPEAK_AFTER)
  })
  jobs.handle<{ rid: string }>(CHEER, ({ rid }) => {
    const room = rooms.find(rid)
    if (room?.status === 'open' && hub.size(rid) > 0)
      post(rid, someone(rid), random.pick(STREAM, chatter.goal), { isRobot: true })
  })
  return {
    present,
    /** The room has its first listener: the robots begin; they stop when nobody is left. */
    wake: (rid: string): void => talk(rid, GREET_AFTER),
    cheer: (rid: string): void => {
      for (let at = 0; at < CHEERS; at++) jobs.schedule(CHEER, later(CHEER_AFTER), { rid })
    },
  }
}
