import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from './visit.ts'

/** WCAG 2.2, levels A and AA: each version's tag only names what it added. */
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa']
const NODES_TOLD = 3
/** In place of axe's half megabyte, which the builder reads twice for each look otherwise: as long as the rules take. */
const NOTHING = ';'

const isThere = async (page: Page): Promise<boolean> => {
  const asked = page.frames().map((frame) => frame.evaluate(() => 'axe' in globalThis).catch(() => false))
  return (await Promise.all(asked)).every(Boolean)
}

/**
 * What axe finds in the page or a part of it, one line a rule. Its frames are all of this site, so it runs in the page; the other way
 * opens a blank page for every look. What passes isn't described: finding selectors for it takes longer than the rules.
 */
export const violations = async (page: Page, part?: string): Promise<string[]> => {
  // axe throws on a part that isn't there yet: a dialog's script may still be on its way.
  if (part) await page.locator(part).filter({ visible: true }).first().waitFor()
  const axe = new AxeBuilder({ page, ...((await isThere(page)) && { axeSource: NOTHING }) })
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
    .withTags(RULES)
  const { violations: found } = await (part ? axe.include(part) : axe).analyze()
  return found.map(
    ({ id, nodes }) =>
      `axe ${id}: ${nodes
        .slice(0, NODES_TOLD)
        .map(({ target, failureSummary }) => `${target.join(' ')} ${failureSummary ?? ''}`)
        .join(' | ')}`,
  )
}

export const DIALOG = '[role=dialog]'
const NARROW = { width: 390, height: 844 }
const USUAL = { width: 1366, height: 900 }
const EDITIONS = ['light', 'dark']

const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

/** Until no colour is on its way to another one. */
const atRest = async (page: Page): Promise<void> => {
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  )
  const moving = () =>
    page.evaluate(() => document.getAnimations().filter((each) => each instanceof CSSTransition).length)
  await expect.poll(moving, { intervals: [30, 60, 100] }).toBe(0)
}

/** The other edition, by the button of the top strip: a dialog may lie over it, and a phone doesn't show it. */
const switchEdition = async (page: Page): Promise<void> => {
  const root = page.locator('html')
  const shown = await root.getAttribute('data-mantine-color-scheme')
  await page.getByRole('button', { name: /^(专业版|经典版)$/, includeHidden: true }).dispatchEvent('click')
  await expect(root).toHaveAttribute(
    'data-mantine-color-scheme',
    EDITIONS.find((each) => each !== shown)!,
  )
  await atRest(page)
}

/** No finding of axe in either edition. */
export const isSoundHere = async (page: Page, what: string, part?: string): Promise<void> => {
  for (const turn of EDITIONS.keys()) {
    if (turn > 0) await switchEdition(page)
    const edition = await page.locator('html').getAttribute('data-mantine-color-scheme')
    expect.soft(await violations(page, part), `${what}, ${edition}`).toEqual([])
  }
}

/** No finding of axe, and nothing sticks out sideways, on a desk or in a hand, in either edition. */
export const isSound = async (page: Page, what: string, part = 'body'): Promise<void> => {
  for (const size of [USUAL, NARROW]) {
    await page.setViewportSize(size)
    // As tall as the page: what a fixed bar covers until one scrolls is no finding.
    if (part === 'body')
      await page.setViewportSize({
        ...size,
        height: await page.evaluate(() => document.documentElement.scrollHeight),
      })
    await isSoundHere(page, `${what} at ${size.width}`, part)
    expect.soft(await overflow(page), `${what} sticks out at ${size.width}`).toBeLessThanOrEqual(0)
  }
  await page.setViewportSize(USUAL)
}
