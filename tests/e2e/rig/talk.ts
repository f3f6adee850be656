import { openStage, stage } from './stage.ts'
import { expect, type Page } from './visit.ts'

/** The talk is in a world of its own, whose page is loaded: the cue sheet shows for a moment on the page that goes. */
export const startTalk = async (page: Page) => {
  const entered = page.waitForEvent('load')
  await stage(page)
    .getByRole('button', { name: /^[开開]始/ })
    .click()
  await entered
  await expect(stage(page).getByRole('heading', { name: /到站/ })).toBeVisible()
}

export const begin = async (page: Page) => {
  await openStage(page)
  await stage(page)
    .getByRole('button', { name: /^[讲講]演稿/ })
    .click()
  await startTalk(page)
}
/** A cue has several moves, each of which waits for the product. */
const PLAYED_MS = 60_000
export const perform = async (page: Page) => {
  const button = stage(page).getByRole('button', { name: '替我演示' })
  await button.click()
  await expect(button).toBeVisible({ timeout: PLAYED_MS })
  await expect(stage(page).getByRole('alert')).toHaveCount(0, { timeout: 2_000 })
}
export const next = (page: Page) => stage(page).getByRole('button', { name: /^下一/ }).click()
export const said = (page: Page) => stage(page).getByRole('status').first()
export const cue = (page: Page, name: string) =>
  expect(stage(page).getByRole('heading', { name })).toBeVisible()
