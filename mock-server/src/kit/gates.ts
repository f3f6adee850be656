import { CLIENT_TYPE, HEADER, SITE_ID, TESTER_HEADER } from '@app/contract/kit/headers'
import { TIMESTAMP_TOLERANCE_MS } from '@app/contract/rules/limits'
import { CipherError, openBlobs } from '@app/contract/kit/cipher'
import type { World } from '../world/world.ts'
import type { Caller } from './call.ts'
import type { Incoming } from './incoming.ts'
import { Refusal } from './refusal.ts'

const MAX_HEADER = 256

/** The headers of U-NET-01 as Node and the Web name them. */
export const WIRE_HEADER = Object.fromEntries(
  Object.entries(HEADER).map(([key, name]) => [key, name.toLowerCase()]),
) as Record<keyof typeof HEADER, string>

const bounded = (value: string | undefined): string => {
  if (value !== undefined && value.length > MAX_HEADER)
    throw new Refusal('ILLEGAL_PARAMETER', { reason: `a header is longer than ${MAX_HEADER} characters` })
  return value ?? ''
}

const denied = (reason: string) => new Refusal('ACCESS_DENIED', { reason })

/** Whether the client says that it makes no blobs. */
const hasNone = (incoming: Incoming): boolean =>
  incoming.steered && incoming.header(TESTER_HEADER.blobs) === 'off'

/** Reads the headers of U-NET-01; 6003 without client type or with another site's id. */
export const callerOf = (incoming: Incoming): Caller => {
  if (incoming.header(WIRE_HEADER.client) !== CLIENT_TYPE)
    throw denied(`the header ${HEADER.client} must be ${CLIENT_TYPE}`)
  if (incoming.header(WIRE_HEADER.site) !== SITE_ID)
    throw denied(`the header ${HEADER.site} must be ${SITE_ID}`)
  const asked = bounded(incoming.header(TESTER_HEADER.ip))
  return {
    ip: asked !== '' && incoming.steered ? asked : incoming.ip,
    uuid: bounded(incoming.header(WIRE_HEADER.uuid)),
    finger: bounded(incoming.header(WIRE_HEADER.finger)),
    requestId: bounded(incoming.header(WIRE_HEADER.requestId)),
    token: bounded(incoming.header(WIRE_HEADER.token)),
    lang: bounded(incoming.header(WIRE_HEADER.lang)) || 'zh-CN',
    origin: incoming.origin,
    isPlain: hasNone(incoming),
  }
}

/** Site-wide states: maintenance (6013) and blocked addresses (6033). */
export const checkSite = (world: World, caller: Caller): void => {
  const { maintenance, blockedIps } = world.settings.current()
  if (maintenance) throw new Refusal('MAINTENANCE')
  if (blockedIps.length > 0 && blockedIps.includes(caller.ip)) throw new Refusal('IP_RESTRICTED')
}

/** N-03: tt within five minutes and a readable xx, else 6003. */
export const checkBlobs = ({ tt, xx }: Record<string, unknown>, caller: Caller, world: World): void => {
  if (!world.settings.current().checkBlobs || caller.isPlain) return
  if (typeof tt !== 'string' || typeof xx !== 'string')
    throw denied(`tt and xx are missing: make them, or send the header ${TESTER_HEADER.blobs}: off`)
  try {
    const { now } = openBlobs({ tt, xx }, { siteId: SITE_ID, requestId: caller.requestId })
    const late = world.clock.real() - now
    if (Math.abs(late) > TIMESTAMP_TOLERANCE_MS) throw denied(`tt is ${late} ms from the server's time`)
  } catch (error) {
    if (error instanceof CipherError)
      throw denied(`tt or xx can't be read with the key of this ${HEADER.requestId}`)
    throw error
  }
}

/** What every body carries besides. */
export const BLOBS: readonly string[] = ['tt', 'xx']

/** The body that the contract knows. */
export const withoutBlobs = ({
  tt: _tt,
  xx: _xx,
  ...body
}: Record<string, unknown>): Record<string, unknown> => body
