import type { Page } from './visit.ts'

/** Opens a venue from its category's menu, by keyboard: the menu's toggle is there as soon as its venues are. */
export const enterVenue = async (page: Page, category: string, venue: string) => {
  await page.getByRole('button', { name: `${category}场馆`, exact: true }).press('Enter')
  await page
    .getByRole('group', { name: `${category}场馆` })
    .getByRole('button', { name: venue })
    .click()
}

/** The first table of the live venue, in the frame that it is played in. */
export const atBaccarat = async (page: Page) => {
  await enterVenue(page, '真人', '澄湾真人')
  const frame = page.frameLocator('iframe')
  await frame.getByRole('link', { name: /丹霞百家乐/ }).click()
  return frame
}

/** Presses twice before a pace can end, and tells the filter the second press is seen by. The first counts in a microtask. */
export const pressTwice = async (one: HTMLElement) => {
  one.click()
  await Promise.resolve()
  one.click()
  return getComputedStyle(one).filter
}
