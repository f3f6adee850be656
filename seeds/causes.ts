import type { StatusName } from '@app/contract/kit/status'

/**
 * One thing a tester does. `$password`, `$otherPassword` and `$secondPassword` stand for md5 texts, `$code` for the newest code of the
 * outbox, `$wrongCode` for any other one; `$name` for what an earlier call kept.
 */
export type Step =
  | { control: 'PATCH' | 'POST'; path: string; body: object }
  | { wait: number }
  | { times: number; steps: readonly Step[] }
  | {
      /** "auth.login" */
      call: string
      /** Signed in as this member of the cast. */
      as?: string
      body?: object
      headers?: Record<string, string>
      /** Sent as X-API-REQUEST-ID, which the blobs are sealed with. */
      requestId?: string
      /** Keeps a part of the answer's data: `{ channelToken: 'channel.token' }`. */
      keep?: Record<string, string>
    }

export interface Cause {
  /** What leads there by itself, for a tester, one sentence; null where only force does. The last step is answered with the code. */
  natural: string | null
  steps?: readonly Step[]
  /** The server's words on this way, where they differ from the catalogue's. */
  says?: string
  /** What a player sees. */
  client: string
  /** The endpoint on which it is forced; null: a success needs none. */
  force: string | null
}

/** Every status code of the catalogue: a missing one does not compile. */
export type Causes = Record<StatusName, Cause>
