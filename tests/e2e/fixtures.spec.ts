import { expect, test } from './rig/visit.ts'

test('who a test needs is made by one line, with a past, and signed in', async ({
  given,
  as,
  page,
  mock,
}) => {
  const { name, made } = await given.member({ vip: 3, balance: 500, cards: 2, bets: 40, letters: 7 })
  expect(made).toMatchObject({ bets: 40, cards: 2, letters: 7 })
  await as(name, '/mine/takemoney')
  await expect(page.getByText('500.00').first()).toBeVisible()
  await page.goto('/mine/message')
  await expect(page.getByText('7').first()).toBeVisible()
  expect((await mock.members.get(name)).vip).toBe(3)
})
