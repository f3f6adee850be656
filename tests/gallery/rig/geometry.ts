import type { Page } from '../../e2e/rig/visit.ts'
import { type Finding, measure } from './measure.ts'

/** What is wrong with where things are. Focus goes through the page, and back to where it was. */
export const geometry = (page: Page): Promise<Finding[]> => page.evaluate(measure)
