import type { Hono } from 'hono'
import type { Answer, Incoming } from './kit/incoming.ts'
import type { Route } from './kit/implement.ts'
import type { ChatSession } from './modules/chat/session.ts'
import type { Socket } from './world/hub.ts'
import type { World } from './world/world.ts'

/** A request to the control API or to one of the mock's own pages. */
export interface OwnRequest {
  method: string
  /** Path and query. */
  path: string
  type: string
  text: string
}

/** Does to a world what comes over the wire otherwise: for stories, replays and repeated calls. */
export interface Driver {
  call(world: World, incoming: Incoming): Promise<Answer>
  own(world: World, request: OwnRequest): Promise<Response>
  line(world: World, socket: Socket): ChatSession
}

interface DriverOptions {
  routes: readonly Route[]
  serve(route: Route, world: World, incoming: Incoming): Promise<Answer>
  line(world: World, socket: Socket): ChatSession
  /** The control API behind its guard, and the mock's pages. */
  control: Hono
  pages: Hono
}

const CONTROL = '/__mock/api'
const HOST = '127.0.0.1'

export const openDriver = ({ routes, serve, line, control, pages }: DriverOptions): Driver => {
  const byPath = new Map(routes.map((route) => [route.endpoint.path, route]))
  return {
    call: (world, incoming) => {
      const route = byPath.get(incoming.path)
      if (!route) throw new Error(`no such call: ${incoming.path}`)
      return serve(route, world, incoming)
    },
    own: async (world, { method, path, type, text }) => {
      const isControl = path.startsWith(CONTROL)
      const request = new Request(`http://${HOST}${isControl ? path.slice(CONTROL.length) : path}`, {
        method,
        headers: { host: HOST, ...(text === '' ? {} : { 'content-type': type }) },
        ...(text === '' ? {} : { body: text }),
      })
      return (isControl ? control : pages).fetch(request, { boundWorld: world })
    },
    line,
  }
}
