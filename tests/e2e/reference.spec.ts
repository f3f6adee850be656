import { STATUS } from '@app/contract/kit/status'
import { expect, test } from './rig/visit.ts'

const PRE_INFO = '/site/api/v1/configuration/preInfo'

test('the reference is read and tried out: the headers are filled in, and the call succeeds', async ({
  page,
}) => {
  await page.goto('/__mock/docs')
  await page
    .getByRole('link', { name: 'site', exact: true })
    .or(page.getByRole('button', { name: /^(?:Open )?site/ }))
    .first()
    .click()
  await page
    .getByRole('link', { name: /站点预置信息/ })
    .first()
    .click()
  await page.getByRole('button', { name: new RegExp(`Test Request.*${PRE_INFO}`) }).click()
  const answered = page.waitForResponse((answer) => answer.url().endsWith(PRE_INFO))
  await page.getByRole('button', { name: /^Send/ }).last().click()
  const answer = await answered
  expect(await answer.json()).toMatchObject({ status_code: STATUS.SUCCESS.code })
  expect(answer.request().headers()).toMatchObject({ 'x-api-client': 'web', 'x-api-site': '1001' })
  await expect(page.getByText('200 OK')).toBeVisible()
})

test('the control API has a page of its own', async ({ page }) => {
  await page.goto('/__mock/docs/control')
  await expect(page.getByRole('heading', { name: '澄湾 控制接口 · Chengwan control API' })).toBeVisible()
})
