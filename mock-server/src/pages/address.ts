import type { MiddlewareHandler } from 'hono'
import { html } from 'hono/html'
import { WORLD_COOKIE, cookieValue, pathOf, setCookie } from '../kit/address.ts'
import { parseFault } from '../kit/forced.ts'
import type { HeaderOf } from '../kit/incoming.ts'
import { Refusal } from '../kit/refusal.ts'
import { siteOf } from '../site.ts'
import { STATUS, statusName } from '@app/contract/kit/status'
import { CAST } from '@app/seeds/people'
import { SCENES, sceneOf } from '@app/seeds/scenes/scenes'
import type { Scene } from '@app/seeds/scene'
import type { Control } from '../control/control.ts'
import { pathProblem } from '../control/named.ts'
import { nearest, nobodyNamed } from '../kit/nearest.ts'
import { sceneIn } from '../scenes.ts'
import type { Fault } from '../world/faults.ts'
import { isWorldName, WORLD_NAME_RULE } from '@app/contract/control/worldName'
import { WorldRefused } from '../world/worlds.ts'
import type { World } from '../world/world.ts'
import { cardPage, mistaken } from './card.ts'
import type { Entrance } from './enter.ts'
import { tokenForm } from './token.ts'

const STEERING = ['__world', '__scene', '__as', '__fault']

/** Puts the control call that does the same on the tape. */
const act = (world: World, method: string, path: string, body: object): void => {
  const at = world.clock.hold()
  world.catchUp()
  const request = { method, path: `/__mock/api${path}`, type: 'application/json', text: JSON.stringify(body) }
  world.keep(() => ({ kind: 'own', at, request }))
}
/** A fault as a rule of POST /faults says it. */
const ruleOf = ({ delayMs, ...fault }: Fault) => ({
  ...fault,
  ...(delayMs === undefined ? {} : { delay_ms: delayMs }),
})

/**
 * `/path:6029` or `/path:drop` → a fault rule for the world. Like the headers it is about one call, so that the next try shows
 * the way out; `/path:6029*3` is about three, `/path:6029*` about every one until the rule is removed.
 */
const arm = (world: World, text: string): void => {
  const colon = text.lastIndexOf(':')
  const path = text.slice(0, colon)
  const [what = '', count] = text.slice(colon + 1).split('*')
  const times = count === undefined ? 1 : count === '' ? undefined : Number(count)
  const problem = pathProblem(path)
  if (colon >= 1 && problem) throw new Refusal('INVALID_PARAMETER', { message: problem })
  const status = statusName(Number(what))
  const isCount = times === undefined || (Number.isInteger(times) && times >= 1)
  if (colon < 1 || status === 'SUCCESS' || !isCount)
    throw new Refusal('INVALID_PARAMETER', { message: `无法识别的 __fault：${text.slice(0, 80)}` })
  const fault = status ? { status } : parseFault(what)
  const often = times === undefined ? {} : { times }
  const body = status ? { status_code: STATUS[status].code } : ruleOf(fault)
  act(world, 'POST', '/faults', { path, ...often, ...body })
  world.faults.add({ path, ...often, ...fault })
}

const cleaned = (url: URL): string => {
  for (const name of STEERING) url.searchParams.delete(name)
  return pathOf(url)
}

/** Whoever meant to open it goes on from here, as from any page of the site's own. */
const stopped = (url: URL) =>
  cardPage(
    '要打开此地址吗？',
    html`<h1>要打开此地址吗？</h1>
      <p class="hint">此地址会改变演示世界或登录账号，只接受直接打开，不接受从其他网站转来。</p>
      <p class="hint"><a href="${pathOf(url)}">继续打开</a></p>`,
  )

const notSteering = (typed: string) => {
  const near = nearest(typed, STEERING)
  return `没有 ${typed.slice(0, 40)} 这个参数，${near.length > 0 ? '最接近的是' : '可用的是'} ${(near.length > 0 ? near : STEERING).join('、')}`
}

const noScene = (name: string) =>
  mistaken(
    nobodyNamed(
      '场景',
      name,
      SCENES.map((scene) => scene.name),
    ),
    '这些场景可以打开，每个都在自己的世界里开始：',
    SCENES.map((scene) => ({ address: `/?__scene=${scene.name}`, words: `${scene.name} · ${scene.title}` })),
  )

const nobody = (world: World, name: string) =>
  mistaken(
    nobodyNamed('会员', name, siteOf(world).members.names()),
    '这些会员各有所长，点击即以其身份登录：',
    CAST.map((person) => ({ address: `/?__as=${person.name}`, words: `${person.name} · ${person.trait}` })),
  )

/** The browser's world when it began with this scene: opening the scene again begins it anew there. */
const reusable = ({ worlds }: Control, name: string | undefined, scene: Scene): string | undefined =>
  name !== undefined &&
  name !== 'default' &&
  worlds.has(name) &&
  sceneIn(worlds.get(name))?.scene === scene.name
    ? name
    : undefined

/**
 * Steering by a page's address: ?__world= chooses and remembers a world, ?__scene= opens a scene in a world of its own and
 * signs in who it is about, ?__as= signs in somebody, ?__fault= arms a rule.
 */
export const pageAddress =
  (
    control: Control,
    { maySteer, needsToken }: Record<'maySteer' | 'needsToken', (header: HeaderOf) => boolean>,
    entrance: Entrance,
  ): MiddlewareHandler =>
  async (c, next) => {
    if (c.req.method !== 'GET' || c.req.header('upgrade') !== undefined) return next()
    const mistyped = Object.keys(c.req.query()).find(
      (name) => name.startsWith('__') && !STEERING.includes(name),
    )
    if (mistyped !== undefined && c.req.header('accept')?.includes('text/html'))
      return c.html(mistaken(notSteering(mistyped), '请改正地址中的参数。'), 400)
    if (!STEERING.some((name) => c.req.query(name) !== undefined)) return next()
    const url = new URL(c.req.url)
    const navigated =
      c.req.header('sec-fetch-mode') === 'navigate' || c.req.header('sec-fetch-mode') === undefined
    const header: HeaderOf = (name) => c.req.header(name)
    if (navigated && needsToken(header)) return c.html(tokenForm(c.req.url), 401)
    if (!navigated || !maySteer(header)) return c.html(stopped(url), 403)
    const sceneName = url.searchParams.get('__scene')
    const scene = sceneName === null ? undefined : sceneOf(sceneName)
    if (sceneName !== null && !scene) return c.html(noScene(sceneName), 404)
    const remembered = cookieValue(c.req.header('cookie'), WORLD_COOKIE)
    const asked = url.searchParams.get('__world') ?? undefined
    const name = scene
      ? (asked ?? reusable(control, remembered, scene) ?? control.scenes.nameFor(scene))
      : (asked ?? remembered ?? 'default')
    if (!isWorldName(name))
      return c.html(mistaken(`世界名称${WORLD_NAME_RULE}`, '请改正地址中的 __world。'), 400)
    try {
      const world = scene ? await control.scenes.open(name, scene) : control.worlds.get(name)
      for (const fault of url.searchParams.getAll('__fault')) arm(world, fault)
      const as = url.searchParams.get('__as') ?? scene?.as ?? null
      const opens = scene && url.pathname === '/' ? (sceneIn(world)?.opens ?? '/') : undefined
      const target = opens ?? cleaned(url)
      const member = as === null ? undefined : siteOf(world).members.byName(as)
      if (member) act(world, 'POST', `/members/${member.name}/session`, {})
      const entry = member && world.atomically(() => siteOf(world).signInAs(member.name))
      if (as !== null && !entry) return c.html(nobody(world, as), 404)
      setCookie(c, `${WORLD_COOKIE}=${name}; Path=/; SameSite=Lax`)
      // A scene without a member begins as a visitor, whoever was signed in before.
      if (entry || scene) return c.redirect(entrance.addressFor({ ...entry, world: name, next: target }))
      // A browser without a cookie may be one that keeps none: its page remembers the world itself.
      if (c.req.header('cookie') === undefined && c.req.header('sec-fetch-mode') === 'navigate')
        return c.redirect(entrance.addressFor({ world: name, stays: true, next: target }))
      return c.redirect(target)
    } catch (error) {
      if (error instanceof Refusal) return c.html(mistaken(error.message, '请改正地址中的参数。'), 400)
      if (error instanceof WorldRefused)
        return c.html(mistaken(error.message, '可在控制台的“世界”页删除不再使用的世界。'), 409)
      throw error
    }
  }
