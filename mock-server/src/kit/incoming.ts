import type { Fault } from '../world/faults.ts'
import type { UploadedFile } from './call.ts'

/** A header of a request; its name in small letters. */
export type HeaderOf = (name: string) => string | undefined

/** One call as it arrived, without its transport. */
export interface Incoming {
  method: string
  /** The plain documented path (after aliases and the safe switch). */
  path: string
  header: HeaderOf
  query: Record<string, string>
  /** The JSON text; empty on GET. */
  text: string
  /** What `text` spells, where it has been read already. */
  input?: unknown
  files: UploadedFile[]
  ip: string
  origin: string
  /** Whether tester headers are obeyed (always on loopback, with the token elsewhere). */
  steered: boolean
  /** The address and the body on the wire, when the safe switch was on. */
  sealed?: { path: string; text: string } | undefined
  /** A replayed call whose delay is over: what its fault does, instead of looking for one. */
  fault?: Fault | undefined
}

/** What goes back. `cut` asks the transport to break the connection, `held` to answer nothing. */
export interface Answer {
  http: number
  body: string
  /** `body` as UTF-8, where several need it: the journal, the seal, the answer. */
  bytes?: Uint8Array | undefined
  transport?: 'cut' | 'held'
  /** What a refusal keeps to itself, told to developers in a header. */
  reason?: string | undefined
  /** The envelope that `body` spells, for sealing and the journal. */
  envelope?: { status_code: number; data: unknown; message: string }
}
