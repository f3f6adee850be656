import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from './visit.ts'

const RULES = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa']
export const NARROW = { width: 390, height: 844 }
export const USUAL = { width: 1366, height: 900 }

/** The window of the tools and the guided demo, in either script. */
export const stage = (page: Page) => page.locator('section[data-stage]')

export const openStage = async (page: Page) => {
  await page.getByRole('button', { name: /^演示[环環]境/ }).click()
  await expect(stage(page)).toBeVisible()
  return stage(page)
}

export const openSection = async (page: Page, name: string) => {
  const button = stage(page).getByRole('button', { name, exact: true })
  if ((await button.getAttribute('aria-expanded')) === 'false') await button.click()
  return stage(page).getByRole('group', { name, exact: true })
}

/** No finding of axe in the window. */
export const isSoundStage = async (page: Page, what: string): Promise<void> => {
  const { violations } = await new AxeBuilder({ page })
    .include('section[data-stage]')
    .withTags(RULES)
    .analyze()
  const told = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target, failureSummary }) => `${target} ${failureSummary}`)}`,
  )
  expect.soft(told, what).toEqual([])
}

/** What is below what a screen shows must not stick out sideways. */
export const fitsWidth = async (page: Page): Promise<void> => {
  const over = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect.soft(over).toBeLessThanOrEqual(0)
}
