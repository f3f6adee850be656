import type { MiddlewareHandler } from 'hono'
import { WORLD_COOKIE } from '../kit/address.ts'
import { parseFault } from '../kit/forced.ts'
import type { HeaderOf } from '../kit/incoming.ts'
import { Refusal } from '../kit/refusal.ts'
import { siteOf } from '../site.ts'
import { statusName } from '@app/contract/kit/status'
import { type Worlds, isWorldName } from '../world/worlds.ts'
import type { World } from '../world/world.ts'

const STEERING = ['__world', '__as', '__fault']
const ENTER = '/__mock/enter'

/** `/path:6029` or `/path:drop` → a fault rule for the world; it answers once, so that the next try shows the way out. */
const arm = (world: World, text: string): void => {
  const colon = text.lastIndexOf(':')
  const path = text.slice(0, colon)
  const what = text.slice(colon + 1)
  const status = statusName(Number(what))
  if (colon < 1 || status === 'SUCCESS')
    throw new Refusal('INVALID_PARAMETER', { message: `无法识别的 __fault：${text.slice(0, 80)}` })
  world.faults.add({ path, times: 1, ...(status ? { status } : parseFault(what)) })
}

/** A path of this site: with two slashes in front it would be another host. */
const cleaned = (url: URL): string => {
  for (const name of STEERING) url.searchParams.delete(name)
  return `${url.pathname.replace(/^[/\\]+/, '/')}${url.search}`
}

/** Steering by a page's address: ?__world= chooses and remembers a world, ?__fault= arms a rule, ?__as= signs in. */
export const pageAddress =
  (worlds: Worlds, maySteer: (header: HeaderOf) => boolean): MiddlewareHandler =>
  async (c, next) => {
    if (
      c.req.method !== 'GET' ||
      c.req.header('upgrade') !== undefined ||
      !STEERING.some((name) => c.req.query(name) !== undefined)
    )
      return next()
    const url = new URL(c.req.url)
    const navigated =
      c.req.header('sec-fetch-mode') === 'navigate' || c.req.header('sec-fetch-mode') === undefined
    if (!navigated || !maySteer((header) => c.req.header(header)))
      return c.text('此地址参数只接受本机直接打开，或携带 MOCK_TOKEN', 403)
    const name =
      url.searchParams.get('__world') ??
      c.req.header('cookie')?.match(/(?:^|; )mock_world=([a-z0-9-]+)/)?.[1] ??
      'default'
    if (!isWorldName(name)) return c.text('世界名称只能用小写字母、数字和短横线，最多 40 个字符', 400)
    const world = worlds.get(name)
    c.header('set-cookie', `${WORLD_COOKIE}=${name}; Path=/; SameSite=Lax`)
    try {
      for (const fault of url.searchParams.getAll('__fault')) arm(world, fault)
    } catch (error) {
      if (error instanceof Refusal) return c.text(error.message, 400)
      throw error
    }
    const as = url.searchParams.get('__as')
    const next_ = cleaned(url)
    if (as === null) return c.redirect(next_)
    const entry = siteOf(world).signInAs(as)
    if (!entry) return c.text(`没有名为 ${as.slice(0, 40)} 的会员`, 404)
    return c.redirect(`${ENTER}#${new URLSearchParams({ ...entry, next: next_ })}`)
  }
