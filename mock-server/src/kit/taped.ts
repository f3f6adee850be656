import { TESTER_HEADER } from '@app/contract/kit/headers'
import type { Spelled, Taped, TapedCall } from '../world/tape.ts'
import { WIRE_HEADER } from './gates.ts'
import type { HeaderOf, Incoming } from './incoming.ts'

/** What the server reads of a call's headers. */
const STEERING = [TESTER_HEADER.status, TESTER_HEADER.fault, TESTER_HEADER.ip, TESTER_HEADER.blobs]
const READ = [...Object.values(WIRE_HEADER), ...STEERING]

const valuesOf = (header: HeaderOf, names: readonly string[]): Record<string, string> => {
  const values: Record<string, string> = {}
  for (const name of names) {
    const value = header(name)
    if (value !== undefined) values[name] = value
  }
  return values
}

/** What a tester's call says about itself. */
export const testerHeaders = (header: HeaderOf): Record<string, string> => valuesOf(header, STEERING)

/** A call as the tape keeps it. */
const tapedCall = (incoming: Incoming): TapedCall => {
  const { method, path, header, query, text, files, ip, origin, steered, fault } = incoming
  const headers = valuesOf(header, READ)
  return { method, path, headers, query, text, files, ip, origin, steered, ...(fault ? { fault } : {}) }
}

/** A header that wasn't sent. */
const ABSENT = '\0'
/** at, id, method, path, ip, origin, steered and the headers stand before the text, a line each. */
const FIELDS = 7
const read = (spelled: string): Taped => {
  const lines: string[] = []
  let from = 0
  while (lines.length < FIELDS + READ.length) {
    const end = spelled.indexOf('\n', from)
    lines.push(spelled.slice(from, end))
    from = end + 1
  }
  const [at, id, method = '', path = '', ip = '', origin = '', steered, ...values] = lines
  const headers = Object.fromEntries(
    READ.flatMap((name, index) => (values[index] === ABSENT ? [] : [[name, values[index]!]])),
  )
  const call = { method, path, headers, query: {}, text: spelled.slice(from), files: [], ip, origin }
  return { kind: 'call', at: Number(at), id: Number(id), call: { ...call, steered: steered === '1' } }
}

/** A call for the tape: what most calls have as a text, a rare one as it is. */
export const tapedAt = (at: number, id: number, incoming: Incoming): Taped | Spelled => {
  const { method, path, header, text, files, ip, origin, steered, fault } = incoming
  const lines = [String(at), String(id), method, path, ip, origin, steered ? '1' : '0']
  let isPlain =
    method !== 'GET' && files.length === 0 && !fault && !ip.includes('\n') && !origin.includes('\n')
  for (const name of READ) {
    const value = header(name) ?? ABSENT
    if (value.includes('\n')) isPlain = false
    lines.push(value)
  }
  lines.push(text)
  return isPlain ? { text: lines.join('\n'), read } : { kind: 'call', at, id, call: tapedCall(incoming) }
}

/** The call as it would arrive again. */
export const incomingOf = ({ headers, files, ...call }: TapedCall): Incoming => ({
  ...call,
  files: [...files],
  header: (name) => headers[name],
})
