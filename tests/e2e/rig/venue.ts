import type { Page } from './visit.ts'

/** Opens a venue from its category's menu, by keyboard: the menu's toggle is there as soon as its venues are. */
export const enterVenue = async (page: Page, category: string, venue: string) => {
  await page.getByRole('button', { name: `${category}场馆`, exact: true }).press('Enter')
  await page
    .getByRole('group', { name: `${category}场馆` })
    .getByRole('button', { name: venue })
    .click()
}
