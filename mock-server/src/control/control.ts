import type { Context, Hono } from 'hono'
import { TESTER_HEADER } from '@app/contract/kit/headers'
import { boundWorld, worldNameOf } from '../kit/address.ts'
import type { Driver } from '../driver.ts'
import { chosenWorld } from '../kit/calls.ts'
import type { HeaderOf } from '../kit/incoming.ts'
import type { Scenes } from '../scenes.ts'
import type { TapedRequest } from '../world/tape.ts'
import type { World } from '../world/world.ts'
import type { WorldStorage } from '../world/storage.ts'
import { type Worlds, WorldRefused, isWorldName } from '../world/worlds.ts'
import { refuseControl } from './read.ts'

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

export type ControlPart = (app: Hono, control: Control) => void

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
    if (!isWorldName(name)) refuseControl(400, '世界名称只能用小写字母、数字和短横线，最多 40 个字符')
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
