import { isWorldName } from '@app/contract/control/worldName'
import { TESTER_HEADER } from '@app/contract/kit/headers'
import { worldNameOf } from '../src/kit/address.ts'
import { DEFAULT_WORLD } from '../src/world/worlds.ts'

const DROPPED = /^\/__mock\/api\/worlds\/([a-z0-9-]+)$/
const CREATE = '/__mock/api/worlds'
const CAPSULE = '/__mock/api/capsule'
const LONGEST_BODY = 4_096
const FRESH_LENGTH = 10
const SCENE_LENGTH = 29

const fresh = () => crypto.randomUUID().replaceAll('-', '').slice(0, FRESH_LENGTH)

/** The name that the body of a call for a new world says. */
const namedIn = async (request: Request): Promise<string | undefined> => {
  if (Number(request.headers.get('content-length') ?? 0) > LONGEST_BODY) return undefined
  try {
    const { name } = (await request.clone().json()) as { name?: unknown }
    return typeof name === 'string' ? name : undefined
  } catch {
    return undefined
  }
}

/** Which world a request is about, as the app decides it; three control calls name another one than they come from. */
const worldOf = async (request: Request, url: URL): Promise<string> => {
  const named =
    DROPPED.exec(url.pathname)?.[1] ??
    (url.pathname === CAPSULE ? url.searchParams.get('name') : undefined) ??
    (url.pathname === CREATE && request.method === 'POST' ? await namedIn(request) : undefined)
  return (
    named ??
    worldNameOf({
      header: request.headers.get(TESTER_HEADER.world) ?? undefined,
      query: url.searchParams.get('__world') ?? undefined,
      cookies: request.headers.get('cookie') ?? undefined,
    })
  )
}

/** The object that a request goes to: mine--2, a fork, lives where `mine` lives. What is no name is refused by the app. */
export const objectOf = async (request: Request, url: URL): Promise<string> => {
  const name = await worldOf(request, url)
  return isWorldName(name) ? name.replace(/(?<=.)--.*$/, '') : DEFAULT_WORLD
}

/** A world of its own for a scene: the one that the browser has been in, when it was made for the same scene. */
const sceneWorld = (scene: string, cookies: string | undefined): string => {
  const begins = `${scene.slice(0, SCENE_LENGTH)}-`
  const remembered = worldNameOf({ header: undefined, query: undefined, cookies })
  return remembered.startsWith(begins) && remembered.length === begins.length + FRESH_LENGTH
    ? remembered
    : begins + fresh()
}

/**
 * The address of a request that leaves the name of its new world to the app, with one: an object knows only what is free in its
 * own house.
 */
export const namedAnew = ({ method, headers }: Request, url: URL): URL | undefined => {
  const scene = url.searchParams.get('__scene')
  const named = new URL(url)
  if (method === 'GET' && scene && !url.searchParams.has('__world'))
    named.searchParams.set('__world', sceneWorld(scene, headers.get('cookie') ?? undefined))
  else if (method === 'POST' && url.pathname === CAPSULE && !url.searchParams.has('name'))
    named.searchParams.set('name', `capsule-${fresh()}`)
  else return undefined
  return named
}
