import { type Context, Hono } from 'hono'
import { serveClient, serveConsole } from '../src/builtFiles.ts'
import { mayLook } from '../src/control/guard.ts'
import { pathOf } from '../src/kit/address.ts'
import { serveMcp } from '../src/mcp/mount.ts'
import { isPageAddress } from '../src/pageAddress.ts'
import { securityHeaders } from '../src/security.ts'
import { type Env, built, guardOf, log } from './env.ts'
import { fromFiles } from './files.ts'
import { namedAnew, objectOf } from './naming.ts'
import { notNow } from './notNow.ts'

export { WorldObject } from './object.ts'

/** Calls and pages of the site's own; other pages are the client's. */
const OF_SITE = /^\/(?:site|act|fd|stream|art|mock|__mock)\/|^\/game\/api\//
const OF_FILES = /^\/__mock\/(?:assets\/.*|docs\/(?:scalar\.js|[\w-]+\.md))?$/
/** When to ask again after a world broke off: where the bucket is back, so is the world. */
const AGAIN_S = 2
const STEERING = /[?&]__/

const ofWorld = async (c: Context): Promise<Response> => {
  const url = new URL(c.req.url)
  const anew = namedAnew(c.req.raw, url)
  if (anew && c.req.method === 'GET') return c.redirect(pathOf(anew))
  const request = anew ? new Request(anew, c.req.raw) : c.req.raw
  try {
    return await (c.env as Env).WORLDS.getByName(await objectOf(request, url)).fetch(request)
  } catch (error) {
    log(`${url.pathname}: ${String(error)}`)
    return notNow(
      '世界刚刚中断，正在等待存储恢复或另一节点接手（通常 30 秒内）；此前已确认的操作都在，这一次是否完成尚不能确定，请稍后查看后再决定是否重试',
      AGAIN_S,
    )
  }
}

/** A file that was packed in the build goes out as it is: the engine would pack it once more. */
const asPacked = (file: Response): Response => {
  const { status, headers, body } = file
  const encodeBody = headers.has('content-encoding') ? 'manual' : 'automatic'
  return new Response(body, { status, headers, encodeBody })
}

/** What stands before the objects: plain files, and which of them a request goes to. */
const openDoor = (env: Env): Hono => {
  const door = new Hono()
  const files = new Hono()
  const guard = guardOf(env)
  files.use('*', securityHeaders)
  serveConsole(files, '__mock', mayLook(guard), fromFiles(env))
  files.get('/__mock/docs/*', fromFiles(env)({ root: '' }))
  serveClient(files, '', fromFiles(env))
  serveMcp(door, { guard, isReadOnly: false, version: built.version })
  door.all('*', async (c) => {
    const { path, method } = c.req
    const isRead = method === 'GET' || method === 'HEAD'
    const isFile = isRead && (OF_FILES.test(path) || !OF_SITE.test(path))
    const file = async () => asPacked(await files.fetch(c.req.raw))
    if (isFile && !STEERING.test(new URL(c.req.url).search)) return file()
    const answered = await ofWorld(c)
    const isClients = isFile && answered.status === 404 && (path === '/__mock/' || isPageAddress(path))
    return isClients ? file() : answered
  })
  return door
}

let door: Hono | undefined
export default {
  fetch: (request: Request, env: Env) => (door ??= openDoor(env)).fetch(request, env),
}
