import { violations } from '../../e2e/rig/axe.ts'
import type { CDPSession } from '@playwright/test'
import { expect, type Page } from '../../e2e/rig/visit.ts'
import { compare, type Verdict } from './compare.ts'
import { EDITIONS, type Frame, frameName, LOCALES, resize, type SIZES } from './frames.ts'
import { geometry } from './geometry.ts'
import type { Finding } from './measure.ts'

const PRESSED = { edition: /^(专业版|经典版|專業版|經典版)$/, locale: /^(繁體|简体)$/ }
const TRIES = 4

export interface Look extends Frame {
  picture: string
  verdict: Verdict
  geometry: Finding[]
  axe?: string[]
  tree?: string
}
interface Spent {
  picture: number
  axe: number
  geometry: number
  rest: number
}
export interface Visit {
  page: Page
  session: CDPSession
  id: string
  sizes: readonly (typeof SIZES)[number][]
  spent: Spent
  /** Its calls stay under way. */
  isEndless: boolean
  /** What the page is moved to before each picture, a button or a radio. */
  middle?: RegExp | undefined
  /** Until the page is what it will be. */
  rest: () => Promise<void>
}

/** By the product's own buttons: a dialog may lie over them, and a phone doesn't show them. A page without them is opened anew. */
const change = async (page: Page, what: keyof typeof PRESSED, value: string) => {
  const button = page.getByRole('button', { name: PRESSED[what], includeHidden: true }).first()
  if ((await button.count()) > 0) return button.dispatchEvent('click')
  await page.evaluate(([key, chosen]) => localStorage.setItem(key, chosen), [what, value] as const)
  return page.reload()
}

const shownIn = (page: Page) =>
  page.evaluate(() => ({
    edition: document.documentElement.dataset['mantineColorScheme'] === 'dark' ? 'professional' : 'classic',
    locale: document.documentElement.lang,
  }))

const shoot = async ({ session }: Visit): Promise<Buffer> => {
  const { data } = await session.send('Page.captureScreenshot', { format: 'png', optimizeForSpeed: true })
  return Buffer.from(data, 'base64')
}

/** Under a dialog it is hidden from those who ask for roles. */
const toMiddle = async ({ page, middle: name, rest }: Visit): Promise<void> => {
  if (!name) return
  const pressed = (role: 'button' | 'radio') => page.getByRole(role, { name, includeHidden: true })
  const button = pressed('button').or(pressed('radio'))
  if ((await button.count()) === 0) return
  await button.first().evaluate((one) => one.scrollIntoView({ block: 'center', behavior: 'instant' }))
  await rest()
}

/** At rest one is enough, and the next run proves it: it is to be as accepted. */
const picture = async (visit: Visit, name: string): Promise<Verdict> => {
  let verdict = compare(name, await shoot(visit))
  for (let turn = 0; turn < TRIES && verdict === 'changed'; turn += 1) {
    await visit.rest()
    verdict = compare(name, await shoot(visit))
  }
  return verdict
}

const timed = async <T>(spent: Spent, what: keyof Spent, work: () => Promise<T>): Promise<T> => {
  const from = performance.now()
  const done = await work()
  spent[what] += performance.now() - from
  return done
}

/** Axe in both editions and at both ends; neither colours nor words move things much. */
const isRead = ({ locale, edition, width }: Frame) =>
  locale === 'zh-CN' && width === (edition === 'classic' ? 390 : 1366)

/** Of a page under a dialog only what is over it can be reached; the rest is looked at without it. */
const OVER = '[aria-modal=true], .mantine-Notifications-root'
const modals = (page: Page) => page.locator('[aria-modal=true]')
const reachable = async (page: Page) => ((await modals(page).count()) > 0 ? OVER : undefined)

const isSize = (line: string) => line.startsWith('axe target-size')

/** How tall a window holds all of the page, and of what scrolls in it; and where the page stands. */
const extent = (page: Page) =>
  page.evaluate(() => {
    const hidden = [...document.querySelectorAll('body *')]
      .filter((part) => /auto|scroll/.test(getComputedStyle(part).overflowY))
      .map(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)
    return [document.documentElement.scrollHeight + Math.max(0, ...hidden), scrollY] as const
  })

/** What axe finds. Too small is what is so in a window that holds all, too: what a bar covers until one scrolls is no finding. */
const read = async ({ page, rest }: Visit, { width, height }: Frame): Promise<string[]> => {
  const part = await reachable(page)
  const found = await violations(page, part)
  if (!found.some(isSize)) return found
  const [tall, stood] = await extent(page)
  const to = (top: number) => page.evaluate((at) => scrollTo({ top: at, behavior: 'instant' }), top)
  await page.setViewportSize({ width, height: tall })
  await to(0)
  await rest()
  const whole = await violations(page, part)
  await page.setViewportSize({ width, height })
  await to(stood)
  await rest()
  return [...found.filter((line) => !isSize(line)), ...whole.filter(isSize)]
}

/** There and back again: the last of one turn is the first of the next. */
const inTurn = <T>(list: readonly T[], turn: number): readonly T[] =>
  turn % 2 === 0 ? list : list.toReversed()

/** The page in every frame, in place; where things are is measured last, for focus may move what it meets. */
export const lookAt = async (visit: Visit): Promise<Look[]> => {
  const { page, session, id, sizes, spent, isEndless, rest } = visit
  const looks: Look[] = []
  const turnTo = (size: (typeof SIZES)[number]) =>
    timed(spent, 'rest', async () => {
      await resize(page, session, size)
      await rest()
    })
  await rest()
  const opened = await modals(page).count()
  let turn = 0
  for (const [half, locale] of LOCALES.entries()) {
    if ((await shownIn(page)).locale !== locale) {
      await change(page, 'locale', locale)
      // Then it asks for everything anew.
      await expect(page.locator('html')).toHaveAttribute('lang', locale)
      await rest()
    }
    for (const size of inTurn(sizes, half)) {
      await turnTo(size)
      for (const edition of inTurn(EDITIONS, turn++)) {
        if ((await shownIn(page)).edition !== edition) {
          await change(page, 'edition', edition)
          await timed(spent, 'rest', rest)
        }
        await toMiddle(visit)
        const frame = { locale, edition, ...size }
        // Else it would be the page below that is looked at.
        await expect(modals(page), `what is open in ${frameName(frame)}`).toHaveCount(opened)
        const name = `${id}/${frameName(frame)}.png`
        const verdict = await timed(spent, 'picture', () => picture(visit, name))
        const look: Look = { ...frame, picture: name, verdict, geometry: [] }
        if (isRead(frame)) look.axe = await timed(spent, 'axe', () => read(visit, frame))
        if (isRead(frame)) look.tree = await page.locator('body').ariaSnapshot()
        looks.push(look)
      }
    }
  }
  for (const size of inTurn(sizes, LOCALES.length)) {
    if (sizes.length > 1) await turnTo(size)
    const found = await timed(spent, 'geometry', () => geometry(page, isEndless))
    looks.findLast(({ width }) => width === size.width)!.geometry = found
  }
  return looks
}
