import { expect, type Page } from './visit.ts'

/** A screen of the console, about this world. */
export const openConsole = async (page: Page, world: string, screen: string) => {
  await page.goto(`/__mock/?__world=${world}#/${screen}`)
  await expect(page.getByRole('navigation', { name: '控制台' })).toBeAttached()
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible()
}

/** Every screen, and what is opened in it. */
export const SCREENS = [
  'journal',
  'coverage/auth.login',
  'dual',
  'ledger',
  'faults',
  'codes/60',
  'director',
  'chat/predictionPush',
  'orders',
  'venues',
  'clock',
  'settings',
  'cast',
  'outbox',
  'scenes',
  'worlds',
  'snapshots',
  'try/deposit.pay',
]
