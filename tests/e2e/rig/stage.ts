import { violations } from './axe.ts'
import type { Frame } from '@playwright/test'
import { expect, type Page } from './visit.ts'

export const NARROW = { width: 390, height: 844 }
export const USUAL = { width: 1366, height: 900 }

/** The window of the tools and the guided demo, in either script. */
export const stage = (page: Page) => page.locator('section[data-stage]')

export const openStage = async (page: Page) => {
  await page.getByRole('button', { name: /^演示[环環]境/ }).click()
  await expect(stage(page)).toBeVisible()
  return stage(page)
}

/** The console in the window. */
export const drawer = (page: Page) => stage(page).frameLocator('iframe')

export const openTool = async (page: Page, name: string) => {
  await drawer(page).getByRole('tab', { name, exact: true }).click()
  return drawer(page).getByRole('tabpanel', { name, exact: true })
}

/** No finding of axe in the window. */
export const isSoundStage = async (page: Page, what: string): Promise<void> => {
  expect.soft(await violations(page, 'section[data-stage]'), what).toEqual([])
}

/** What is below what a screen shows must not stick out sideways. */
export const fitsWidth = async (page: Page | Frame): Promise<void> => {
  const over = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect.soft(over).toBeLessThanOrEqual(0)
}
