import AxeBuilder from '@axe-core/playwright'
import type { Page } from './visit.ts'

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
  if (part) await page.locator(part).first().waitFor()
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
