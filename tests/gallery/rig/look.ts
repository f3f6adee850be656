import { violations } from '../../e2e/rig/axe.ts'
import type { CDPSession } from '@playwright/test'
import type { Page } from '../../e2e/rig/visit.ts'
import { compare, type Verdict } from './compare.ts'
import { EDITIONS, type Frame, frameName, LOCALES, type SIZES } from './frames.ts'
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
export interface Spent {
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
  /** Until the page is what it will be. */
  rest: () => Promise<void>
}

/** By the product's own buttons: a dialog may lie over them, and a phone doesn't show them. */
const change = async (page: Page, what: keyof typeof PRESSED) =>
  page.getByRole('button', { name: PRESSED[what], includeHidden: true }).first().dispatchEvent('click')

const shownIn = (page: Page) =>
  page.evaluate(() => ({
    edition: document.documentElement.dataset['mantineColorScheme'] === 'dark' ? 'professional' : 'classic',
    locale: document.documentElement.lang,
  }))

const shoot = async ({ session }: Visit): Promise<Buffer> => {
  const { data } = await session.send('Page.captureScreenshot', { format: 'png' })
  return Buffer.from(data, 'base64')
}

/** Once accepted it is to be as accepted; otherwise two in turn are the same. */
const picture = async (visit: Visit, name: string): Promise<Verdict> => {
  let last = await shoot(visit)
  let verdict = compare(name, last)
  for (let turn = 0; turn < TRIES && verdict !== 'same'; turn += 1) {
    await visit.rest()
    const next = await shoot(visit)
    if (verdict === 'new' && next.equals(last)) return verdict
    last = next
    verdict = compare(name, last)
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

/** The page in every frame, in place. */
export const lookAt = async (visit: Visit): Promise<Look[]> => {
  const { page, id, sizes, spent, rest } = visit
  const looks: Look[] = []
  for (const locale of LOCALES)
    for (const edition of locale === 'zh-CN' ? EDITIONS : EDITIONS.toReversed()) {
      const shown = await shownIn(page)
      if (shown.locale !== locale) await change(page, 'locale')
      if (shown.edition !== edition) await change(page, 'edition')
      for (const { width, height } of sizes) {
        const frame = { locale, edition, width, height }
        const name = `${id}/${frameName(frame)}.png`
        await timed(spent, 'rest', async () => {
          await page.setViewportSize({ width, height })
          await rest()
        })
        const verdict = await timed(spent, 'picture', () => picture(visit, name))
        const look: Look = { ...frame, picture: name, verdict, geometry: [] }
        if (isRead(frame)) look.axe = await timed(spent, 'axe', () => violations(page))
        if (isRead(frame)) look.tree = await page.locator('body').ariaSnapshot()
        if ((edition === 'classic') === (locale === 'zh-CN'))
          look.geometry = await timed(spent, 'geometry', () => geometry(page))
        looks.push(look)
      }
    }
  return looks
}
