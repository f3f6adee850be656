import { test as base, expect } from '@playwright/test'
import { withMock } from './fixtures.ts'

export type { MockFixtures } from './fixtures.ts'

/** For tests within this repository; a project with a Playwright of its own takes `withMock`. */
export const test = withMock(base, expect)

export { expect }
