/** A header's name and value, as Node's rawHeaders has them one after the other. */
export type RawHeaders = readonly string[]

/** What became of a call that got no whole answer. */
export type Incident = 'gone' | 'slow' | 'broken' | 'certificate'

/** A documented call as it went by; bodies that were too long to copy are left out. */
export interface Exchange {
  at: number
  ms: number
  method: string
  /** Path and query, as sent. */
  url: string
  headers: RawHeaders
  ip: string
  body: Uint8Array | undefined
  answer:
    | { status: number; headers: RawHeaders; body: Uint8Array | undefined }
    /** `detail` is the error's own code. */
    | { failed: Incident; detail: string }
}

/** A websocket that went by: opened, said something, closed. */
export type LineEvent =
  | { at: number; line: number; does: 'opens'; ip: string }
  | { at: number; line: number; does: 'up' | 'down'; text: string }
  | { at: number; line: number; does: 'closes' }
  /** It never opened. */
  | { at: number; line: number; does: 'fails'; why: Incident | 'refused'; detail: string }

export type Passed = { exchange: Exchange } | { event: LineEvent }

export const headerOf = (headers: RawHeaders, name: string): string | undefined => {
  const values = headers.filter((_, at) => at % 2 === 1 && headers[at - 1]!.toLowerCase() === name)
  return values.length > 0 ? values.join(', ') : undefined
}
