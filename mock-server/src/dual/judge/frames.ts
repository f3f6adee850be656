import { messages } from '@app/contract'
import { matchRoom, MESSAGE_ID } from '@app/contract/chat/messageIds'
import type { MockApp } from '../port.ts'
import type { LineEvent } from '../exchange.ts'
import { readFrame } from '../keep/recording.ts'
import { compare } from './compare.ts'
import { conform, isRecord } from './conform.ts'
import { type Awaited, type Cause, isOnesOwn, openExpected, type Said } from './expected.ts'
import type { Judge } from './judge.ts'
import { Learnt } from './learnt.ts'
import { translated } from './pairs.ts'
import type { Report } from './rows.ts'
import { shapeOf } from './shape.ts'

const MOST_LINES = 200
const byId = new Map(Object.values(messages).map((message) => [message.msgId as number, message]))
/** Who is there and what they have said: each backend has people of its own. */
const OTHERS = { volatile: ['msgData.online', 'msgData.total'], data: ['msgData.history', 'msgData.records'] }
const ROOM = new RegExp(`^${matchRoom('(.+)')}$`)

interface Line {
  sessions: ReturnType<MockApp['openLine']>[]
  /** What each of the worlds has sent since its last cause. */
  sent: Said[][]
  expected: ReturnType<typeof openExpected>
  /** The worlds don't live what goes on there: of its frames only the contract is judged. */
  isApart: boolean
  isOwn: boolean
}

/** Holds the frames of websockets against the contract's messages and against those that the mock's worlds send on lines of their own. */
export const openFrameJudge = (app: Pick<MockApp, 'openLine'>, { twins, pairs, rows, isApart }: Judge) => {
  const lines = new Map<number, Line>()
  const learnt = new Map<number, Learnt>()
  let count = 0

  const reporting = (said: Said | undefined, at: number, real: unknown, mock?: unknown): Report => {
    const call = said ? `ws:${said.msgId}` : 'ws'
    return (_kind, path, theirs, ours, why) =>
      rows.add(
        { call, kind: 'frame', path, real: theirs, mock: ours, why },
        { at, request: null, real, mock },
      )
  }
  const learntOf = (msgId: number): Learnt => {
    const found = learnt.get(msgId) ?? new Learnt()
    for (const path of OTHERS.volatile) found.volatile.add(path)
    for (const path of OTHERS.data) found.data.add(path)
    learnt.set(msgId, found)
    return found
  }
  const missed = ({ at, cause: { name }, twins: [mock] }: Awaited) =>
    reporting(mock, at, undefined, mock)('frame', 'msgId', undefined, mock!.msgId, `没有等到回答：${name}`)

  /** What each of the worlds gives back as it was asked has to come back from the real backend as well: an id above all. */
  const echoed = ({ asked }: Cause, mine: readonly Said[], { msgData }: Said, report: Report) => {
    if (!asked || !isRecord(asked.real) || !isRecord(msgData)) return
    const fieldOf = (of: unknown, name: string) => (isRecord(of) ? of[name] : undefined)
    for (const [name, wanted] of Object.entries(asked.real)) {
      const isEcho = mine.every((twin, at) => fieldOf(twin.msgData, name) === fieldOf(asked.twins[at], name))
      const came = msgData[name]
      if (isEcho && typeof came === 'string' && came !== wanted)
        report('frame', `msgData.${name}`, came, wanted, '与所请求的不同')
    }
  }

  /** A frame that answers what the worlds answered. */
  const answered = ({ isOwn }: Line, awaited: Awaited, said: Said, at: number) => {
    const { cause, isVague, isOvertaken, twins: mine } = awaited
    const report = reporting(said, at, said, mine[0])
    if (isOvertaken) report('frame', 'msgId', said.msgId, said.msgId, '次序与模拟后端不同')
    const schema = byId.get(said.msgId)?.down
    if (isVague || !schema || !isOnesOwn(said)) return
    echoed(cause, mine, said, report)
    const [known, shape] = [learntOf(said.msgId), shapeOf(schema)]
    const datas = mine.map(({ msgData }) => msgData)
    known.from('msgData', shape, datas, cause.context)
    const about = { learnt: known, report, isOwn, balances: new Map<string, number[]>() }
    compare('msgData', shape, said.msgData, datas, false, about)
  }

  const hold = (text: string, does: 'up' | 'down', at: number, line: Line | undefined) => {
    const said = readFrame(text)
    if (!said) {
      if (does === 'down')
        reporting(undefined, at, text)(
          'frame',
          'msgId',
          text.slice(0, 200),
          undefined,
          '不是 {msgId, msgData} 形状的消息',
        )
      return
    }
    const message = byId.get(said.msgId)
    const schema = message?.[does]
    const found = does === 'down' && line && !line.isApart ? line.expected.comes(at, said) : undefined
    const awaited = found === 'extra' ? undefined : found
    const mock = awaited?.twins[0]
    const report = reporting(said, at, said, mock)
    if (!schema) {
      const why = message ? '此消息不往这个方向发送' : '契约中没有此消息'
      report('frame', 'msgId', said.msgId, undefined, why)
      return
    }
    conform(said.msgData, schema, { root: 'msgData', report, shown: mock?.msgData })
    if (found === 'extra') report('frame', 'msgId', said.msgId, undefined, '没有请求过的回答')
    if (awaited) answered(line!, awaited, said, at)
  }

  /** What has been sent since, by each world. */
  const drained = ({ sent }: Line): Said[][] => {
    for (const { world } of twins) world.db.flush()
    return sent.map((said) => said.splice(0))
  }

  /** Lets the worlds hear what the real backend was told, each in its own words; undefined where one of them can't. */
  const tell = (line: Line, { msgId, msgData }: Said): unknown[] | undefined => {
    if (msgId === MESSAGE_ID.memberLogin && isRecord(msgData) && isApart(String(msgData['token'])))
      line.isOwn = true
    const told: unknown[] = []
    const isTold = twins.every((_, index) => {
      let isKnown = true
      const mine = translated(msgData, undefined, index, pairs, () => (isKnown = false))
      const [, gid] = ROOM.exec(isRecord(mine) ? String(mine['rid']) : '') ?? []
      const own = gid === undefined ? undefined : pairs.of(gid, index)
      if (!isKnown || (gid !== undefined && !own)) return false
      const data = own ? { ...(mine as object), rid: matchRoom(own) } : mine
      line.sessions[index]?.receive(JSON.stringify({ msgId, msgData: data }))
      told.push(data)
      return true
    })
    return isTold ? told : undefined
  }

  const open = (id: number): void => {
    if (lines.size >= MOST_LINES) return
    const sent: Said[][] = twins.map(() => [])
    const line: Line = { sessions: [], sent, expected: openExpected(missed), isApart: false, isOwn: false }
    line.sessions = twins.map(({ world }, index) =>
      app.openLine(world, {
        id: -id,
        send: (text) => {
          const said = readFrame(text)
          if (said) sent[index]!.push(said)
        },
        // Whom the mock hangs up on, it tells nothing more.
        close: () => {
          line.isApart = true
        },
      }),
    )
    lines.set(id, line)
  }
  const passes = (at: number): void => {
    for (const twin of twins) twin.at(at)
    for (const line of lines.values()) {
      drained(line)
      if (!line.isApart) line.expected.passes(at)
    }
  }

  return {
    count: () => count,
    /** Before a call is lived through: what time has brought answers nothing. */
    passes,
    /** After it: what the worlds sent because of it; `isWhole` where they took it as the real backend did. */
    called: (call: string, at: number, isWhole: boolean): void => {
      for (const [id, line] of lines) {
        const sent = drained(line)
        if (!isWhole || line.isApart || line.isOwn) continue
        for (const { awaited, said } of line.expected.causes(
          at,
          { name: call, context: `${id} ${call}` },
          sent,
          true,
        ))
          answered(line, awaited, said, at)
      }
    },
    take: (event: LineEvent): void => {
      passes(event.at)
      if (event.does === 'opens') open(event.line)
      const line = lines.get(event.line)
      if (event.does === 'closes') {
        for (const session of line?.sessions ?? []) session.closed()
        lines.delete(event.line)
      }
      if (event.does !== 'up' && event.does !== 'down') return
      count += 1
      hold(event.text, event.does, event.at, line)
      const said = event.does === 'up' && line && !line.isApart ? readFrame(event.text) : undefined
      if (!line || !said) return
      const told = tell(line, said)
      if (!told) line.isApart = true
      const sent = drained(line)
      if (!told || line.isApart) return
      const asked = { real: said.msgData, twins: told }
      const cause = { name: `ws:${said.msgId}`, context: `${event.line} ${event.text}`, asked }
      line.expected.causes(event.at, cause, sent, false)
    },
  }
}
