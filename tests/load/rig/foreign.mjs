/** What another project writes to use the packages: a test, its Playwright's configuration, and how its types are resolved. */

export const TEST = `import { expect, test } from '@app/mock-server/playwright'

test('a member of the cast is in a world of its own', async ({ page, mock, as }) => {
  await as('vip5', '/agent')
  await expect(page.getByRole('button', { name: /会员菜单/ })).toBeVisible()
  const cents: number = (await mock.members.get('vip5')).balance_cents
  expect(cents).toBeGreaterThan(0)
  expect(await mock.ledger()).toMatchObject({ balanced: true })
})
`

/** Types that are there, not any: the second line is refused. */
export const TYPED = `import { contract } from '@app/contract'
import { STATUS } from '@app/contract/kit/status'
import { createMockClient } from '@app/mock-server'
import { withMock } from '@app/mock-server/fixtures'
import { main } from '@app/verify'

export const calls: number = Object.keys(contract).length + STATUS.SUCCESS.code
export const member = async (): Promise<number> =>
  (await createMockClient('http://127.0.0.1:8787').members.get('vip5')).balance_cents
export const proved = async (): Promise<boolean> => (await main(['--base', 'http://127.0.0.1:8787'])) === 0
// @ts-expect-error A balance is a number.
export const wrong = async (): Promise<string> => (await createMockClient('').members.get('vip5')).balance_cents
// @ts-expect-error There is no such fixture.
export const strange = (test: ReturnType<typeof withMock>) => test('x', ({ nothingOfTheKind }) => nothingOfTheKind)
`

export const playwrightConfig = (port, browser) => `export default {
  testDir: '.',
  workers: 1,
  use: {
    baseURL: 'http://127.0.0.1:${port}',
    launchOptions: { executablePath: ${JSON.stringify(browser)}, args: ['--no-sandbox'] },
  },
}
`

export const RESOLUTIONS = [
  { module: 'node16', moduleResolution: 'node16' },
  { module: 'esnext', moduleResolution: 'bundler' },
]
