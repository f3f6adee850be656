import { blobs } from '@app/contract/kit/cipher'
import type { AnyEndpoint, ArgInput, Data } from '@app/contract/kit/endpoint'
import type { Envelope } from '@app/contract/kit/envelope'
import { CLIENT_TYPE, SITE_ID } from '@app/contract/kit/headers'
import { STATUS } from '@app/contract/kit/status'
import { MESSAGE_ID } from '@app/contract/chat/messageIds'
import { contract } from '@app/contract'
import type { Actor, Scene, Stage } from '@app/seeds/scene'
import type { Driver } from './driver.ts'
import { WIRE_HEADER } from './kit/gates.ts'
import { HOUR, SECOND, type TimeSource, startOfSiteDay } from './world/clock.ts'
import type { World } from './world/world.ts'
import { isWorldName } from '@app/contract/control/worldName'
import type { Worlds } from './world/worlds.ts'

/** Stories begin at this hour of the site's day: matches are in play. */
const BEGINS = 20 * HOUR
const IP = '198.51.100.88'
const ORIGIN = 'http://127.0.0.1'
const JSON_TYPE = 'application/json'

/** Where a world began: kept in the world, so that it travels with its snapshots. */
export interface Begun {
  scene: string
  opens: string
  as: string | null
}
const KEY = 'scene'
export const sceneIn = (world: World): Begun | undefined => world.state.read<Begun>(KEY)

export interface Scenes {
  /**
   * The world of that name at the beginning of a scene, in place of one that is there: `keep` leaves it its seed and
   * whether it is kept on disk. Throws WorldRefused.
   */
  open(
    name: string,
    scene: Scene,
    options?: { seed?: number | undefined; persist?: boolean; keep?: boolean },
  ): Promise<World>
  /** A free name for another world of the scene. */
  nameFor(scene: Scene): string
}

interface Options {
  worlds: Worlds
  driver: Driver
  seed: number
  time: TimeSource
  /** A token of the member, as the console gives it. */
  tokenOf(world: World, name: string): string
}

export const openScenes = ({ worlds, driver, seed: usual, time, tokenOf }: Options): Scenes => {
  const images = new Map<string, Promise<Uint8Array>>()

  const tell = async (scene: Scene, seed: number): Promise<Uint8Array> => {
    let machine = startOfSiteDay(time()) + BEGINS
    let calls = 0
    const world = worlds.stage({ name: `scene-${scene.name}`, seed, time: () => machine })
    const pass = (seconds: number) => {
      machine += Math.round(seconds * SECOND)
      world.catchUp()
    }
    const control = async <T>(method: string, path: string, body?: unknown): Promise<T> => {
      const answer = await driver.own(world, {
        method,
        path: `/__mock/api${path}`,
        type: JSON_TYPE,
        text: body === undefined ? '' : JSON.stringify(body),
      })
      if (!answer.ok) throw new Error(`${scene.name}: ${method} ${path}: ${await answer.text()}`)
      return (await answer.json()) as T
    }
    const actor = (name: string, token: string): Actor => {
      const make = async <E extends AnyEndpoint>(endpoint: E, body: ArgInput<E>): Promise<Data<E>> => {
        const requestId = `${scene.name}-${++calls}`
        const sealed = blobs({ now: machine, ip: IP }, { siteId: SITE_ID, requestId })
        const full = { ...(body as object), ...sealed }
        const isGet = endpoint.method === 'GET'
        const headers: Record<string, string> = {
          [WIRE_HEADER.client]: CLIENT_TYPE,
          [WIRE_HEADER.site]: SITE_ID,
          [WIRE_HEADER.requestId]: requestId,
          [WIRE_HEADER.uuid]: `story-${name}`,
          [WIRE_HEADER.finger]: `story-${name}`,
          [WIRE_HEADER.token]: token,
        }
        const answer = await driver.call(world, {
          method: endpoint.method,
          path: endpoint.path,
          header: (header) => headers[header],
          query: isGet ? full : {},
          text: isGet ? '' : JSON.stringify(full),
          files: [],
          ip: IP,
          origin: ORIGIN,
          steered: true,
        })
        const { status_code, data, message } = JSON.parse(answer.body) as Envelope<Data<E>>
        if (status_code !== STATUS.SUCCESS.code)
          throw new Error(`${scene.name}: ${endpoint.path} answered ${status_code} ${message}`)
        return data
      }
      return {
        do: make,
        join: async (rid) => {
          const jwt = token === '' ? '' : await make(contract.member.jwt, {})
          const line = driver.line(world, { id: -++calls, send: () => undefined, close: () => undefined })
          const send = (msgId: number, msgData: object) => line.receive(JSON.stringify({ msgId, msgData }))
          if (token === '') send(MESSAGE_ID.guestLogin, { uuid: `story-${name}` })
          else send(MESSAGE_ID.memberLogin, { token, body: jwt })
          send(MESSAGE_ID.joinRoom, { rid })
          return { say: (msg) => send(MESSAGE_ID.sendMessage, { msg, rid }), leave: () => line.closed() }
        },
      }
    }
    const stage: Stage = {
      visitor: actor('visitor', ''),
      as: async (name) => actor(name, tokenOf(world, name)),
      control,
      pass,
      now: () => world.clock.now(),
    }
    try {
      const told = await scene.tell(stage)
      const begun: Begun = { scene: scene.name, opens: told?.opens ?? scene.opens, as: scene.as }
      world.state.write(KEY, begun)
      world.clock.set({})
      return world.db.serialize()
    } finally {
      world.close()
    }
  }

  const imageOf = (scene: Scene, seed: number): Promise<Uint8Array> => {
    const key = `${seed}-${startOfSiteDay(time())}-scene-${scene.name}`
    const known = images.get(key)
    if (known) return known
    const kept = worlds.cached(key)
    const image = kept
      ? Promise.resolve(kept)
      : tell(scene, seed).then((made) => {
          worlds.cache(key, made)
          return made
        })
    images.set(key, image)
    image.catch(() => images.delete(key))
    return image
  }

  return {
    open: async (name, scene, { seed, persist = false, keep = false } = {}) => {
      const isKept = keep && worlds.has(name)
      const own = seed ?? (isKept ? worlds.get(name).seed : usual)
      if (!isWorldName(name)) return worlds.create(name)
      const image = await imageOf(scene, own)
      if (isKept) return worlds.reset(name, image)
      worlds.drop(name)
      return worlds.create(name, { seed: own, persist, image })
    },
    nameFor: ({ name }) => {
      let number = 1
      while (worlds.has(`${name}-${number}`)) number += 1
      return `${name}-${number}`
    },
  }
}
