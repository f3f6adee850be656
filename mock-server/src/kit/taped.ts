import { TESTER_HEADER } from '@app/contract/kit/headers'
import type { TapedCall } from '../world/tape.ts'
import { WIRE_HEADER } from './gates.ts'
import type { HeaderOf, Incoming } from './incoming.ts'

/** What the server reads of a call's headers. */
const STEERING = [TESTER_HEADER.status, TESTER_HEADER.fault, TESTER_HEADER.ip]
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
export const tapedCall = (incoming: Incoming): TapedCall => {
  const { method, path, header, query, text, files, ip, origin, steered, fault } = incoming
  const headers = valuesOf(header, READ)
  return { method, path, headers, query, text, files, ip, origin, steered, ...(fault ? { fault } : {}) }
}

/** The call as it would arrive again. */
export const incomingOf = ({ headers, files, ...call }: TapedCall): Incoming => ({
  ...call,
  files: [...files],
  header: (name) => headers[name],
})
