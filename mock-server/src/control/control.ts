import type { Context, Env, Hono } from 'hono'
import type { ControlCall, TypesOf } from '@app/contract/kit/controlCall'
import { isWorldName, WORLD_NAME_RULE } from '@app/contract/control/worldName'
import { TESTER_HEADER } from '@app/contract/kit/headers'
import { boundWorld, worldNameOf } from '../kit/address.ts'
import type { Driver } from '../driver.ts'
import { chosenWorld } from '../kit/calls.ts'
import type { HeaderOf } from '../kit/incoming.ts'
import type { Scenes } from '../scenes.ts'
import type { TapedRequest } from '../world/tape.ts'
import type { World } from '../world/world.ts'
import type { WorldStorage } from '../world/storage.ts'
import { type Worlds, WorldRefused } from '../world/worlds.ts'
import { saidTo } from './said.ts'
import { ledOn, readBody, readQuery, refuseControl, refuseUnknownQuery } from './read.ts'

/** What every control file gets: the worlds, and the world that a request is about. */
export interface Control {
  worlds: Worlds
  storage: WorldStorage
  driver: Driver
  scenes: Scenes
  worldName(c: Context): string
  world(c: Context): World
}

/** What is about worlds as such, or only looks: not part of what befell one. */
const APART = /^\/__mock\/api\/(?:worlds|reset|snapshots|journal|capsule|trace)\b/
const HERE = 'http://own.invalid'
/** Whether what is asked at a path befalls one world: its own control calls and pages, as a tape has them. */
export const isOfOneWorld = (path: string): boolean => {
  const { origin, pathname } = new URL(path, HERE)
  return origin === HERE && /^\/(?:__mock\/api|mock)\//.test(pathname) && !APART.test(pathname)
}
const isChange = (c: Context) =>
  c.req.method !== 'GET' && c.req.method !== 'HEAD' && !APART.test(new URL(c.req.url).pathname)
/** The request for the tape; its text was left by whoever read it. */
const requestOf = (c: Context): TapedRequest => {
  const { pathname, search } = new URL(c.req.url)
  return {
    method: c.req.method,
    path: pathname + search,
    type: c.req.header('content-type') ?? '',
    text: (c.get('text') as string | undefined) ?? '',
  }
}

/** What a call was given: its body, or its query. */
type Given<T extends { query: unknown; body: unknown }> = [T['body']] extends [undefined]
  ? T['query']
  : T['body']
/** A file or a stream is a response already. */
type Answered<C extends ControlCall> = TypesOf<C>['answer'] | Response
/** Serves a declared call: what it is given is checked first. */
export type Serve = <C extends ControlCall>(
  call: C,
  handle: (c: Context<Env, C['path']>, given: Given<TypesOf<C>>) => Answered<C> | Promise<Answered<C>>,
) => void
export type ControlPart = (serve: Serve, control: Control) => void

export const serveOn =
  (app: Hono): Serve =>
  (call, handle) =>
    void app.on(call.method, call.path, async (c) => {
      refuseUnknownQuery(c, call.query)
      const given = await (call.body ? readBody(c, call.body) : call.query && readQuery(c, call.query))
      const answer = await ledOn(call.path, async () => handle(c, given))
      if (answer instanceof Response) return answer
      return c.json((await saidTo(c, call.answer, answer)) as object, call.status ?? 200)
    })

export const openControl = ({
  maySteer,
  ...parts
}: Pick<Control, 'worlds' | 'storage' | 'driver' | 'scenes'> & {
  maySteer(header: HeaderOf): boolean
}): Control => {
  const { worlds } = parts
  const worldName = (c: Context): string => {
    const name = worldNameOf({
      header: c.req.header(TESTER_HEADER.world),
      query: c.req.query('__world'),
      cookies: c.req.header('cookie'),
    })
    if (!isWorldName(name)) refuseControl(400, `世界名称${WORLD_NAME_RULE}`)
    return name
  }
  return {
    ...parts,
    worldName,
    world: (c) => {
      const bound = boundWorld(c)
      if (bound) {
        bound.catchUp()
        return bound
      }
      try {
        worldName(c)
        const header: HeaderOf = (name) => c.req.header(name)
        const world = chosenWorld({ header, query: () => c.req.query(), bound }, { worlds, maySteer })
        const at = world.clock.hold()
        world.catchUp()
        if (isChange(c) && c.get('taped') === undefined) {
          c.set('taped', true)
          world.keep(() => ({ kind: 'own', at, request: requestOf(c) }))
        }
        return world
      } catch (error) {
        if (error instanceof WorldRefused) return refuseControl(409, error.message)
        throw error
      }
    },
  }
}
