import { expect, type Page } from './visit.ts'

export interface Order {
  status: number
}

/** Where the header shows the balance. */
export const balance = (page: Page) => page.getByRole('banner')
/** What the waiting page says of its order. */
export const stage = (page: Page) => page.getByRole('main').getByRole('status')

interface Deposit {
  method: string
  amount: string
  payer: string
}

/** Fills the deposit form and sends it; the order's number from the waiting page's address. */
export const startDeposit = async (page: Page, { method, amount, payer }: Deposit): Promise<string> => {
  await page.getByRole('tab', { name: method }).click()
  await page.getByRole('textbox', { name: '存款金额' }).fill(amount)
  if (payer) await page.getByRole('textbox', { name: '付款人姓名' }).fill(payer)
  await page.getByRole('button', { name: '立即存款' }).click()
  await expect(page).toHaveURL(/orderNo=/)
  return new URL(page.url()).searchParams.get('orderNo') ?? ''
}

/** Opens the pay page of the order that waits. */
export const payAt = async (page: Page): Promise<Page> => {
  const opened = page.waitForEvent('popup')
  await page.getByRole('link', { name: '前往付款' }).click()
  return opened
}
