import type { ClockState } from './clock.ts'
import type { Fault } from './faults.ts'
import { openReel } from './kept/reel.ts'

/** A file that came with a call. */
export interface TapedFile {
  name: string
  type: string
  bytes: Uint8Array
}

/** A documented call as it came, its safe switch opened. */
export interface TapedCall {
  method: string
  path: string
  /** Those that the server reads, by their names in small letters. */
  headers: Record<string, string>
  query: Record<string, string>
  text: string
  files: readonly TapedFile[]
  ip: string
  origin: string
  steered: boolean
  /** What its fault rule did to it once its delay was over. */
  fault?: Fault | undefined
}

/** A control call or a page's: whatever else changes the world. */
export interface TapedRequest {
  method: string
  path: string
  type: string
  text: string
  /** A tester's own, besides. */
  headers?: Record<string, string>
}

/** What befell a world, in order; `at` is the machine's time in epoch ms, `id` the journal's. */
export type Taped =
  | { kind: 'call'; at: number; id: number; call: TapedCall }
  /** A call began to wait for a rule's delay: the rule was counted down. */
  | { kind: 'met'; at: number; path: string; method: string; member: string | undefined }
  | { kind: 'own'; at: number; id?: number; request: TapedRequest }
  | { kind: 'line'; at: number; line: number; does: 'opens' | 'says' | 'closes'; text?: string }
  /** The server looked at the matches that are talked about. */
  | { kind: 'beat'; at: number }
  /** A snapshot was taken: what was only in memory was let go. */
  | { kind: 'rest'; at: number }

/** The same as a text, made without the objects; `read` is the one that reads all such texts. */
export interface Spelled {
  text: string
  read(text: string): Taped
}

/** A snapshot and all that followed until the next one. */
export interface Segment {
  image: Uint8Array
  at: number
  clock: ClockState
  memory: Record<string, unknown>
  /** Connections that were open, each with where it sat. */
  lines: { line: number; seat: unknown }[]
  readonly events: Taped[]
}

export interface Tape {
  note(event: Taped | Spelled): void
  /** The part of the tape that holds a call of the journal, and the call's place in it. */
  find(id: number): { segment: Segment; index: number; earlier: Segment[] } | undefined
  segments(): readonly Segment[]
  /** What was done has been taken back: it begins anew, for a replay would do it. */
  tear(): void
  /** Goes on from other tapes' segments: what a rewound world remembers of before. */
  adopt(earlier: readonly Segment[]): void
}

/** Calls between two snapshots, and snapshots kept: at least the last 2,000 calls can be rewound. */
const EVERY = 2_000
const SEGMENTS = 2
/** A large world is copied less often: a call for each of these. */
const BYTES_A_CALL = 4_096
/** A look at the matches weighs this much of a call. */
const BEAT_WEIGHT = 0.05
/** Bytes of requests between two snapshots. */
const MOST_TEXT = 8 * 1024 * 1024

const weightOf = (event: Taped | Spelled) => ('kind' in event && event.kind === 'beat' ? BEAT_WEIGHT : 1)
const textOf = (event: Taped | Spelled): number => {
  if ('read' in event) return event.text.length
  if (event.kind === 'call')
    return event.call.text.length + event.call.files.reduce((sum, { bytes }) => sum + bytes.length, 0)
  if (event.kind === 'line') return event.text?.length ?? 0
  return event.kind === 'own' ? event.request.text.length : 0
}

/** A segment that grows; what was spelled is read again when somebody asks for it. */
const running = (
  start: Omit<Segment, 'events'>,
): { segment: Segment; note(event: Taped | Spelled): void } => {
  const reel = openReel()
  /** An event, or where its text begins. */
  const noted: (Taped | number)[] = []
  let read: Spelled['read'] | undefined
  return {
    segment: {
      ...start,
      get events() {
        return noted.map((each) => (typeof each === 'number' ? read!(reel.get(each)!) : each))
      },
    },
    note: (event) => {
      if ('read' in event) {
        read = event.read
        noted.push(reel.put(event.text))
      } else noted.push(event)
    },
  }
}

/** Everything that came to a world since its last snapshots. `snapshot` is taken between calls. */
export const openTape = (first: Omit<Segment, 'events'>, snapshot: () => Omit<Segment, 'events'>): Tape => {
  let current = running(first)
  let kept: Segment[] = [current.segment]
  let weight = 0
  let text = 0
  let isTorn = false
  const mended = (): boolean => {
    if (!isTorn) return false
    isTorn = false
    weight = text = 0
    current = running(snapshot())
    kept = [current.segment]
    return true
  }
  return {
    note: (event) => {
      // What is noted once it is done is in the snapshot.
      if (mended() && !('kind' in event && event.kind === 'own')) return
      const every = Math.max(EVERY, current.segment.image.length / BYTES_A_CALL)
      current.note(event)
      weight += weightOf(event)
      text += textOf(event)
      // An `own` request is noted before it is done: no moment for a snapshot.
      if (('kind' in event && event.kind === 'own') || (weight < every && text < MOST_TEXT)) return
      current = running(snapshot())
      kept = [...kept, current.segment].slice(-SEGMENTS)
      weight = 0
      text = 0
    },
    find: (id) => {
      mended()
      for (const [at, segment] of kept.entries()) {
        const { events } = segment
        const index = events.findIndex((event) => 'id' in event && event.id === id)
        if (index >= 0) return { segment: { ...segment, events }, index, earlier: kept.slice(0, at) }
      }
      return undefined
    },
    segments: () => {
      mended()
      return kept
    },
    tear: () => {
      isTorn = true
    },
    adopt: (earlier) => {
      kept = [...earlier, ...kept].slice(-SEGMENTS)
    },
  }
}
