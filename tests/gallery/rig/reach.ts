import { goTo } from '../../e2e/rig/crawl.ts'
import { type Control, expect, memberMenu, type Page } from '../../e2e/rig/visit.ts'
import { readBoth } from '../states/line.ts'
import { LETS_IN, type State } from './state.ts'

/** Lines that stay open by their nature. */
const ENDLESS = /\/stream\/|\/art\/|\/__mock\//
const CALL = /^\/[a-z]+\/api\//
const ELSEWHERE = '/not-found'

interface Calls {
  /** What is asked for and hasn't come; where calls are held back, of everything else: the page's code comes all the same. */
  underWay: (isHeld?: boolean) => number
  /** The calls since this was asked last. */
  made: () => string[]
}
interface Visitor {
  page: Page
  control: Control
  calls: Calls
  rest: (isEndless?: boolean) => Promise<void>
}

/** What the page asks for. */
export const watchCalls = (page: Page): Calls => {
  const open = new Map<unknown, string>()
  const made = new Set<string>()
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (CALL.test(pathname)) made.add(pathname)
    if (!ENDLESS.test(pathname)) open.set(request, pathname)
  })
  page.on('requestfinished', (request) => void open.delete(request))
  page.on('requestfailed', (request) => void open.delete(request))
  const take = () => {
    const paths = [...made]
    made.clear()
    return paths
  }
  const underWay = (isHeld = false) => [...open.values()].filter((path) => !isHeld || !CALL.test(path)).length
  return { underWay, made: take }
}

/** Before they leave the browser: what a server holds takes a connection each, and with six of them the styles wait as well. */
const hold = (page: Page): Promise<unknown> =>
  page.route(
    ({ pathname }) => CALL.test(pathname) && !LETS_IN.some(({ path }) => path === pathname),
    () => {},
  )

/** As if nobody had been here: the world and the device are new. */
export const beginAnew = async (page: Page, control: Control): Promise<void> => {
  await page.evaluate(() => localStorage.clear())
  await control('POST', '/reset', {})
}

/** Goes where a state is, in its world, as a person would; the calls that met what was armed for them. */
export const reach = async ({ page, control, calls, rest }: Visitor, state: State): Promise<string[]> => {
  await control('POST', '/clock', { frozen: true })
  await state.world?.(control, page)
  const first = state.meets ? ELSEWHERE : state.path
  await page.goto(state.as ? `${first}${first.includes('?') ? '&' : '?'}__as=${state.as}` : first)
  await expect(page.locator('main, iframe').first()).toBeVisible()
  // What is painted first isn't yet what can be pressed.
  await rest()
  if (state.meets) {
    await expect(memberMenu(page)).toBeVisible()
    if (state.isEndless) {
      await readBoth(page, control, rest)
      await hold(page)
    } else for (const rule of [...LETS_IN, state.meets]) await control('POST', '/faults', rule)
    calls.made()
    await goTo(page, state.path)
    // The lazy part of the page comes first, then what it asks for.
    await expect.poll(() => new URL(page.url()).pathname).not.toBe(ELSEWHERE)
    await rest(state.isEndless)
  }
  for (const step of state.steps ?? []) await step.do(page, control, rest)
  if (state.isRunning) await page.evaluate(() => Object.assign(globalThis, { isRunning: false }))
  return state.meets ? calls.made() : []
}
