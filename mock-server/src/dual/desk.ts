import type { Difference } from '@app/contract/control/dual'
import type { Exchange, Passed } from './exchange.ts'
import { answerOf, askedOf } from './judge/asked.ts'
import { isRecord } from './judge/conform.ts'
import { openFrameJudge } from './judge/frames.ts'
import { callName, openJudge } from './judge/judge.ts'
import type { Row } from './judge/rows.ts'
import { openIncidents } from './keep/incidents.ts'
import { type Mask, openMask } from './keep/mask.ts'
import { openRecorder, recordingOf } from './keep/recording.ts'
import { openVocabulary } from './keep/vocabulary.ts'
import type { MockApp, Questions } from './port.ts'

export interface DeskOptions {
  app: MockApp
  seed: number
  from: number
  /** Decides what stands for what behind the mask. */
  secret: Uint8Array
  /** The body of an answer as text, its content-encoding undone. */
  textOf(answer: Extract<Exchange['answer'], { status: number }>): string
}

export interface Desk extends Questions {
  take(passed: Passed): Promise<void>
  tear(): void
  /** The shadow's world, as it stands. */
  image(): Uint8Array
  close(): void
}

/** Where the two backends lie side by side: compares what passes by, remembers it, and keeps it masked. */
export const openDesk = ({ app, seed, from, secret, textOf }: DeskOptions): Desk => {
  const vocabulary = openVocabulary()
  const judge = openJudge({ app, seed, from, vocabulary })
  const frames = openFrameJudge(app, judge)
  const recorder = openRecorder()
  const incidents = openIncidents()
  judge.onIncident(incidents.add)
  /** Of one answer: the same secret, the same replacements. */
  const maskIf = (masked: boolean) => (masked ? openMask(secret, vocabulary) : undefined)

  const difference = ({ sides: _, why, ...row }: Row, behind: Mask | undefined): Difference => {
    const name = row.path.split('.').at(-1)!.replaceAll('[]', '')
    const cover = (value: unknown) =>
      behind && row.path !== 'status_code' ? behind.value(value, undefined, name) : value
    return { ...row, real: cover(row.real), mock: cover(row.mock), ...(why === undefined ? {} : { why }) }
  }

  const listed = (behind: Mask | undefined) => judge.rows.list().map((row) => difference(row, behind))

  return {
    take: async (passed) => {
      if ('event' in passed) {
        const { event } = passed
        frames.take(event)
        if (event.does === 'fails') incidents.add(event.why, 'chat.handshake', event.detail, event.at)
        else
          recorder.frame({
            kind: 'frame',
            at: event.at,
            line: event.line,
            does: event.does,
            ...('text' in event ? { text: event.text } : {}),
          })
        return
      }
      const { exchange } = passed
      const text = 'status' in exchange.answer ? textOf(exchange.answer) : ''
      const asked = await askedOf(app.calls, exchange)
      if (asked) {
        vocabulary.brought(asked.body)
        const value = answerOf(text, asked)
        recorder.call(exchange, asked, isRecord(value) ? value : undefined, text)
      }
      frames.passes(exchange.at)
      const isWhole = await judge.take(exchange, asked, text)
      frames.called(asked ? callName(asked) : exchange.url, exchange.at, isWhole)
    },
    tear: () => judge.tear(),
    read: ({ masked }) => ({
      ...judge.counts(),
      frames: frames.count(),
      differences: listed(maskIf(masked)),
      incidents: incidents.list(),
      recorded: recorder.count(),
    }),
    difference: ({ id, masked }) => {
      const row = judge.rows.find(id)
      if (!row) return undefined
      const behind = maskIf(masked)
      const cover = (value: unknown) => (behind ? behind.value(value, row.sides?.shape) : value)
      const envelope = (value: unknown) =>
        behind && isRecord(value)
          ? { ...value, message: behind.value(value['message'], undefined), data: cover(value['data']) }
          : cover(value)
      const { sides } = row
      return {
        ...difference(row, behind),
        sides: sides
          ? {
              at: sides.at,
              request: behind ? behind.value(sides.request, undefined) : sides.request,
              real: envelope(sides.real),
              mock: envelope(sides.mock),
            }
          : null,
      }
    },
    clear: () => {
      const cleared = judge.rows.list().length
      judge.rows.clear()
      incidents.clear()
      return { cleared }
    },
    keep: ({ name, at }) => {
      const own = openMask(secret, vocabulary)
      const entries = recorder.masked(own)
      return JSON.stringify(recordingOf({ name, at, seed }, entries, own.replaced()))
    },
    image: () => {
      const [{ world }] = judge.twins as [(typeof judge.twins)[number]]
      world.clock.set({})
      return world.db.serialize()
    },
    close: () => judge.close(),
  }
}
