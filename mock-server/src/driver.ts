import type { Hono } from 'hono'
import type { Answer, Incoming } from './kit/incoming.ts'
import type { Route } from './kit/implement.ts'
import type { ChatSession, KeptSeat } from './modules/chat/session.ts'
import type { Socket } from './world/hub.ts'
import type { TapedRequest } from './world/tape.ts'
import type { World } from './world/world.ts'

/** Does to a world what comes over the wire otherwise: for stories, replays and repeated calls. */
export interface Driver {
  call(world: World, incoming: Incoming): Answer | Promise<Answer>
  own(world: World, request: TapedRequest): Promise<Response>
  line(world: World, socket: Socket, seat?: KeptSeat): ChatSession
  /** Looks at the matches that are talked about, as each tick does. */
  beat(world: World): void
}

interface DriverOptions {
  routes: readonly Route[]
  serve(route: Route, world: World, incoming: Incoming): Answer | Promise<Answer>
  line: Driver['line']
  beat: Driver['beat']
  /** The control API behind its guard, and the mock's pages. */
  control: Hono
  pages: Hono
}

const CONTROL = '/__mock/api'
const HOST = '127.0.0.1'

export const openDriver = ({ routes, serve, line, beat, control, pages }: DriverOptions): Driver => {
  const byPath = new Map(routes.map((route) => [route.endpoint.path, route]))
  return {
    call: (world, incoming) => {
      const route = byPath.get(incoming.path)
      if (!route) throw new Error(`no such call: ${incoming.path}`)
      return serve(route, world, incoming)
    },
    own: async (world, { method, path, type, text, headers = {} }) => {
      const isControl = path.startsWith(CONTROL)
      const request = new Request(`http://${HOST}${isControl ? path.slice(CONTROL.length) : path}`, {
        method,
        headers: { host: HOST, ...headers, ...(text === '' ? {} : { 'content-type': type }) },
        ...(text === '' ? {} : { body: text }),
      })
      return (isControl ? control : pages).fetch(request, { boundWorld: world })
    },
    line,
    beat,
  }
}
