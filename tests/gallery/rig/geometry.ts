import type { Page } from '../../e2e/rig/visit.ts'
import { type Finding, measure } from './measure.ts'

/** Where something is still to come, though nothing is under way: what came to nothing has to say so. */
const waiting = async (page: Page): Promise<Finding[]> => {
  const places = await page.locator('main .mantine-Skeleton-root:visible').count()
  return places > 0 ? [{ fault: 'waiting', what: 'skeleton', why: `${places} at rest` }] : []
}

/** What is wrong with where things are. Focus goes through the page, and back to where it was. */
export const geometry = async (page: Page, isEndless = false): Promise<Finding[]> => [
  ...(isEndless ? [] : await waiting(page)),
  ...(await page.evaluate(measure)),
]
