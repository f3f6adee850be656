import type { Page } from './visit.ts'

/** Opens a venue from its category's menu, by keyboard: the menu's toggle is there as soon as its venues are. */
export const enterVenue = async (page: Page, category: string, venue: string) => {
  await page.getByRole('button', { name: `${category}场馆`, exact: true }).press('Enter')
  await page
    .getByRole('group', { name: `${category}场馆` })
    .getByRole('button', { name: venue })
    .click()
}

/** A table of this hall, in the frame that it is played in. Halls are reached by the menus of a desk, before the window is as small as `size`. */
export const atTable = async (
  page: Page,
  category: string,
  venue: string,
  table: RegExp,
  size?: { width: number; height: number },
) => {
  await enterVenue(page, category, venue)
  if (size) await page.setViewportSize(size)
  const frame = page.frameLocator('iframe')
  await frame.getByRole('link', { name: table }).first().click()
  return frame
}

/** The first table of the live venue. */
export const atBaccarat = (page: Page) => atTable(page, '真人', '澄湾真人', /丹霞百家乐/)

/** Presses twice before a pace can end, and tells the filter the second press is seen by. The first counts in a microtask. */
export const pressTwice = async (one: HTMLElement) => {
  one.click()
  await Promise.resolve()
  one.click()
  return getComputedStyle(one).filter
}
