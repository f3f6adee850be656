import { messages } from '@app/contract'
import type { MockApp } from '../port.ts'
import type { LineEvent } from '../exchange.ts'
import { readFrame } from '../keep/recording.ts'
import { compare } from './compare.ts'
import { conform } from './conform.ts'
import type { Judge } from './judge.ts'
import { Learnt } from './learnt.ts'
import { translated } from './pairs.ts'
import type { Report } from './rows.ts'
import { shapeOf } from './shape.ts'

const MOST_LINES = 200
const byId = new Map(Object.values(messages).map((message) => [message.msgId as number, message]))

/** Holds the frames of websockets against the contract's messages and against those that the mock sends on a line of its own. */
export const openFrameJudge = (app: Pick<MockApp, 'openLine'>, { twins, pairs, rows }: Judge) => {
  const [shadow] = twins
  const lines = new Map<number, ReturnType<MockApp['openLine']>>()
  /** The latest of each message that the mock sent. */
  const sent = new Map<number, unknown>()
  const learnt = new Map<number, Learnt>()
  let count = 0

  const judge = (text: string, does: 'up' | 'down', at: number) => {
    const frame = readFrame(text)
    const call = frame ? `ws:${frame.msgId}` : 'ws'
    const mock = frame && sent.get(frame.msgId)
    const report: Report = (_kind, path, real, of, why) =>
      rows.add({ call, kind: 'frame', path, real, mock: of, why }, { at, request: does, real: text, mock })
    if (!frame) {
      if (does === 'down')
        report('frame', 'msgId', text.slice(0, 200), undefined, '不是 {msgId, msgData} 形状的消息')
      return
    }
    const message = byId.get(frame.msgId)
    const schema = message?.[does]
    if (!schema) {
      report(
        'frame',
        'msgId',
        frame.msgId,
        undefined,
        message ? '此消息不往这个方向发送' : '契约中没有此消息',
      )
      return
    }
    conform(frame.msgData, schema, { root: 'msgData', report, shown: mock })
    if (does === 'up' || mock === undefined) return
    const known = learnt.get(frame.msgId) ?? new Learnt()
    learnt.set(frame.msgId, known)
    const about = { learnt: known, report, isOwn: false, balances: new Map<string, number[]>() }
    compare('msgData', shapeOf(schema), frame.msgData, [mock], false, about)
  }

  return {
    count: () => count,
    take: (event: LineEvent): void => {
      shadow?.at(event.at)
      if (event.does === 'opens' && shadow && lines.size < MOST_LINES) {
        const send = (text: string) => {
          const frame = readFrame(text)
          if (frame) sent.set(frame.msgId, frame.msgData)
        }
        lines.set(event.line, app.openLine(shadow.world, { id: -event.line, send, close: () => undefined }))
      }
      if (event.does === 'closes') {
        lines.get(event.line)?.closed()
        lines.delete(event.line)
      }
      if (event.does !== 'up' && event.does !== 'down') return
      count += 1
      if (event.does === 'up') {
        const frame = readFrame(event.text)
        const mine = frame && {
          ...frame,
          msgData: translated(frame.msgData, undefined, 0, pairs, () => undefined),
        }
        lines.get(event.line)?.receive(mine ? JSON.stringify(mine) : event.text)
      }
      judge(event.text, event.does, event.at)
    },
  }
}
