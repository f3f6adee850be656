import { expect, test } from 'vitest'
import { session } from '../../../client/src/api/session.ts'
import { guard, GUARD_ORDER } from '../../../client/src/app/guards.ts'
import { isDepositPage, pages } from '../../../client/src/app/routeOf.ts'
import { createRoutes } from '../../../client/src/app/routes.tsx'
import { createStore } from '../../../client/src/app/store.ts'
import { encodeGameInfo } from '../../../client/src/lib/gameInfo.ts'
import { PAGES } from '../../../client/src/pages.ts'
import { type PageName, pageOf, pathOf, type RouteName, to } from '../../../client/src/paths.ts'
import { renderAt } from '../renderAt.tsx'
import { DESTINATIONS, DOCUMENTED_ROUTES, IGNORING_CACHE } from './routes.data.ts'

const SAMPLES = { info: encodeGameInfo({ url: 'https://a.example/', enName: 'CWZR' }), enName: 'crty', id: 1 }
const names = DOCUMENTED_ROUTES.map((row) => row.split(' ')[0] as RouteName)
const addressOf = (name: RouteName): string =>
  (to as (name: RouteName, params: object) => string)(name, SAMPLES).split('?')[0]!
/** Parents and second entries stand for the page that they lead to. */
const factsOf = (name: RouteName) =>
  pageOf(
    ({ mine: 'userinfo', help: 'help-kh', feedbackList: 'feedback' }[name as 'mine'] ?? name) as PageName,
  )

// [DEST-* PERM-04 RT-* TRAP-09]
test('each of the eighty documented routes has its address and its guards', () => {
  const built = names.map((name) => {
    const { login, boundPhone, sportChannel } = factsOf(name)
    const guards = { boundPhone, depositSwitch: isDepositPage(addressOf(name)), login, sportChannel }
    const held = Object.entries(guards).flatMap(([guardName, isHeld]) => (isHeld ? [guardName] : []))
    return [name, pathOf(name), ...held].join(' ')
  })
  expect(built.toSorted()).toEqual(DOCUMENTED_ROUTES.toSorted())
  expect(DOCUMENTED_ROUTES).toHaveLength(80)
})

test('the guards run in their order [TRAP-54]', () => {
  expect(GUARD_ORDER.join(' ')).toBe('depositSwitch profile login boundPhone sportChannel theme balance')
})

test('each of the 51 destinations is known by its name [DEST-* TRAP-08]', () => {
  expect(DESTINATIONS.filter((name) => !Object.hasOwn(PAGES, name))).toEqual([])
  expect(new Set(DESTINATIONS).size).toBe(51)
})

test('the pages that ignore the cache are the decided ones [NAV-04]', () => {
  const flagged = pages.filter((name) => pageOf(name).ignoreCache)
  expect(flagged.toSorted()).toEqual(IGNORING_CACHE.toSorted())
})

/** Its code would come with the frame's. */
const isLoadedWithFrame = ({ lazy, Component, element }: Route): boolean =>
  typeof lazy !== 'function' || Component !== undefined || element !== undefined
type Route = ReturnType<typeof createRoutes>[number]
const routesIn = (routes: readonly Route[]): Route[] =>
  routes.flatMap((route) => [route, ...routesIn(route.children ?? [])])

test('every page is loaded with its route, none with the frame [NAV-01 RT-*]', () => {
  const routes = routesIn(createRoutes(createStore())).filter(({ id }) => pages.some((name) => name === id))
  expect(routes).toHaveLength(pages.length)
  expect(routes.filter(isLoadedWithFrame)).toEqual([])
})

test('what is opened from home is a tab once it is shown: on its way there the bar would push home down', async () => {
  const tabsAfter = async (...paths: string[]) => {
    const store = createStore()
    const load = createRoutes(store)[0]!.loader as (of: { request: Request }) => Promise<unknown>
    for (const path of paths) await load({ request: new Request(`http://a${path}`) })
    return store.getState().tabs.visited.map(({ name }) => name)
  }
  expect(await tabsAfter('/', '/agent')).toEqual([])
  expect(await tabsAfter('/agent')).toEqual(['venture'])
})

const leadsTo = async (name: RouteName) =>
  `${name} ${(await guard(createStore(), addressOf(name))) ?? 'stays'}`

// [GUARD-02 PERM-02 RT-* TRAP-55 TRAP-59]
test('a visitor may open every page that asks for no login, and is sent home from the others', async () => {
  await renderAt('/agent')
  const led = await Promise.all(names.map(leadsTo))
  expect(led.toSorted()).toEqual(
    DOCUMENTED_ROUTES.map((row) => `${row.split(' ')[0]} ${/ login/.test(row) ? '/' : 'stays'}`).toSorted(),
  )
})

// The help centre as such has no page of its own (U-NAV-05).
test('a bound member may open every page [PERM-03 RT-*]', async () => {
  await renderAt('/agent', { as: 'vip5' })
  const store = createStore()
  const led: string[] = []
  for (const name of names) {
    const target = await guard(store, addressOf(name))
    if (target) led.push(`${name} ${target}`)
  }
  expect(led).toEqual(['help /app/help/ck'])
  expect(session.isMember()).toBe(true)
})
