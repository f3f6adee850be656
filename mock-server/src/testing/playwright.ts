import { test as base, expect } from '@playwright/test'
import { withMock } from './fixtures.ts'

export type { MockFixtures } from './fixtures.ts'

/** With the Playwright of whoever imports it: the packed server asks for the project's own. */
export const test = withMock(base, expect)

export { expect }
