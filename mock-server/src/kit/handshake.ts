import type { Context } from 'hono'
import { chat } from '@app/contract/chat/chat'
import { SITE_ID } from '@app/contract/kit/headers'
import { STATUS } from '@app/contract/kit/status'
import type { Fault } from '../world/faults.ts'
import type { World } from '../world/world.ts'
import { type Worlds, WorldRefused } from '../world/worlds.ts'
import { faultOf, wait } from './forced.ts'
import type { HeaderOf } from './incoming.ts'
import { chosenWorld } from './calls.ts'
import { type Transport, carriedBy } from './mount.ts'
import { Refusal } from './refusal.ts'

export interface HandshakeOptions {
  worlds: Worlds
  transport: Transport
  maySteer(header: HeaderOf): boolean
  /** Origins besides the page's own that may connect. */
  corsOrigins: readonly string[]
}

/** What to do with a handshake: refuse it, break the connection, or serve a line of `world` as its fault says. */
export type Handshake =
  | { http: number; reason: string }
  | { cut: true }
  | { world: World; fault: Fault['kind']; lang: string | undefined }

/** U-WS-04: connections of one world. */
export const CONNECTIONS_MAX = 5_000
/** How long a `timeout` fault holds the handshake. */
const HELD = 120_000

/** Browsers name the page's origin and can't be made to lie: a foreign page gets no line. Programs name none. */
const isOwnOrigin = (c: Context, allowed: readonly string[]): boolean => {
  const origin = c.req.header('origin')
  if (origin === undefined || allowed.includes(origin)) return true
  return URL.canParse(origin) && new URL(origin).host === c.req.header('host')
}

const refused = (error: unknown): Handshake => {
  if (error instanceof WorldRefused) return { http: 400, reason: error.message }
  if (error instanceof Refusal) return { http: 400, reason: error.message }
  throw error
}

/** Judges GET /stream/ws/v1/handshake: client type, site, world, origin, site states, fault rules. */
export const handshake =
  (options: HandshakeOptions) =>
  async (c: Context): Promise<Handshake> => {
    const { path, method, request } = chat.handshake
    const header: HeaderOf = (name) => options.transport.header(c, name)
    if (c.req.header('upgrade')?.toLowerCase() !== 'websocket')
      return { http: 426, reason: '这是 websocket 地址' }
    const asked = request.safeParse(c.req.query())
    if (!asked.success) return { http: 400, reason: '缺少 clientType 或 siteId' }
    if (asked.data.siteId !== SITE_ID) return { http: 403, reason: '未知站点' }
    if (!isOwnOrigin(c, options.corsOrigins)) return { http: 403, reason: '不接受来自其他网站的连接' }
    try {
      const world = chosenWorld(carriedBy(c, options.transport), options)
      const { blockedIps, maintenance } = world.settings.current()
      const fault = faultOf({ method, path, header, steered: options.maySteer(header) }, world, undefined)
      if (fault?.delayMs) await wait(fault.delayMs)
      if (!world.isOpen()) return { cut: true }
      if (fault?.status)
        return {
          http: STATUS[fault.status].http === 200 ? 403 : STATUS[fault.status].http,
          reason: fault.status,
        }
      if (fault?.http) return { http: fault.http, reason: 'forced' }
      if (fault?.kind === 'timeout') await new Promise((resolve) => setTimeout(resolve, HELD))
      if (fault?.kind === 'drop' || fault?.kind === 'timeout') return { cut: true }
      if (maintenance) return { http: STATUS.MAINTENANCE.http, reason: STATUS.MAINTENANCE.message }
      if (blockedIps.includes(options.transport.ip(c)))
        return { http: 403, reason: STATUS.IP_RESTRICTED.message }
      if (world.hub.size() >= CONNECTIONS_MAX) return { http: 503, reason: '连接数已满' }
      return { world, fault: fault?.kind, lang: asked.data.lang }
    } catch (error) {
      return refused(error)
    }
  }
