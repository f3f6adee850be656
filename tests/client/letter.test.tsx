import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderAt } from './renderAt.tsx'

const SLOW = { timeout: 40_000 }
const ANSWERS = '/site/api/v1/user/feedback/unreadNum'
const UNREAD = '/site/api/v1/site/letter/getUnreadForType'
const letters = () => screen.findByRole('list', { name: '消息中心' }, SLOW)
const rows = async () => within(await letters()).findAllByRole('listitem', undefined, SLOW)

test('an address opens its type, and the tabs say what is unread', async () => {
  const { user } = await renderAt('/mine/message?type=fd', { as: 'vip5' })
  const tab = await screen.findByRole('tab', { name: /资金/ }, SLOW)
  expect(tab).toHaveAttribute('aria-selected', 'true')
  for (const row of await rows()) expect(within(row).getByText('资金')).toBeVisible()
  tab.focus()
  await user.keyboard('{ArrowRight}')
  expect(await screen.findByRole('tab', { name: /全部/ })).toHaveFocus()
  await waitFor(() => expect(window.location.search).toBe(''))
})

test('opening a letter reads it, here and in the header', async () => {
  const { user, answered } = await renderAt('/mine/message', { as: 'vip5' })
  const first = (await rows()).find((row) => row.hasAttribute('data-unread'))!
  await waitFor(() => expect(answered(UNREAD).data).toBeDefined(), SLOW)
  const before = JSON.stringify(answered(UNREAD).data)
  await user.click(within(first).getByRole('button'))
  const letter = await screen.findByRole('dialog', undefined, SLOW)
  expect(within(letter).getByText('上一条')).toBeVisible()
  expect(within(letter).getByText('下一条')).toBeVisible()
  await waitFor(() => expect(JSON.stringify(answered(UNREAD).data)).not.toBe(before), SLOW)
  await user.click(screen.getByRole('button', { name: '关闭' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), SLOW)
})

test('the bell counts the eight kinds and the answers to feedback [ENT-15 TRAP-03]', async () => {
  const { answered } = await renderAt('/agent', { as: 'vip5' })
  const bell = await screen.findByRole('link', { name: /^站内信，\d+条未读$/ }, SLOW)
  // Two calls fill the bell; the first of them shows it.
  await waitFor(() => {
    expect(answered(UNREAD).data).toBeDefined()
    expect(answered(ANSWERS).data).toBeDefined()
  }, SLOW)
  const counts = answered(UNREAD).data as Record<string, number>
  const answers = answered(ANSWERS).data as number
  expect(Object.keys(counts)).toHaveLength(8)
  expect(answers).toBeGreaterThan(0)
  const all = Object.values(counts).reduce((sum, count) => sum + count, answers)
  await waitFor(() => expect(bell).toHaveAccessibleName(`站内信，${all}条未读`))
})

test('one press reads all of a type', async () => {
  const { user } = await renderAt('/mine/message', { as: 'vip5' })
  await rows()
  const readAll = await screen.findByRole('button', { name: '一键已读' })
  // Until the counts are told there is nothing to read.
  await waitFor(() => expect(readAll).toBeEnabled(), SLOW)
  await user.click(readAll)
  await waitFor(() => expect(screen.getByRole('button', { name: '一键已读' })).toBeDisabled(), SLOW)
  await user.click(screen.getByRole('switch', { name: '只看未读' }))
  expect(await screen.findByText('没有未读消息', undefined, SLOW)).toBeVisible()
})

test('chosen letters are deleted after a question', async () => {
  const { user } = await renderAt('/mine/message?type=notice', { as: 'vip5' })
  const before = (await rows()).length
  await user.click(within((await rows())[0]!).getByRole('checkbox'))
  await user.click(screen.getByRole('button', { name: '删除所选（1）' }))
  const asked = within(await screen.findByRole('dialog', undefined, SLOW))
  const sure = asked.getByRole('button', { name: '删除' })
  expect(sure).toHaveAttribute('data-variant', 'filled')
  expect(sure.style.getPropertyValue('--button-bg')).toBe('var(--live-fill)')
  await waitFor(() => expect(asked.getByRole('button', { name: '取消' })).toHaveFocus())
  await user.click(sure)
  expect(await screen.findByText('消息已删除', undefined, SLOW)).toBeVisible()
  await waitFor(async () => expect((await rows()).length).toBe(before - 1), SLOW)
})

test('a letter by its address opens, and one that is gone says so', async () => {
  await renderAt('/mine/message?id=999999', { as: 'vip5' })
  expect(await screen.findByText('消息不存在或已删除', undefined, SLOW)).toBeVisible()
  await waitFor(() => expect(window.location.search).toBe(''), SLOW)
})

test('who has read all leaves the unread for all letters with one press', async () => {
  const { user } = await renderAt('/mine/message', { as: 'fresh01' })
  await rows()
  const readAll = screen.getByRole('button', { name: '一键已读' })
  await waitFor(() => expect(readAll).toBeEnabled(), SLOW)
  await user.click(readAll)
  await user.click(screen.getByRole('switch', { name: '只看未读' }))
  expect(await screen.findByText('没有未读消息', undefined, SLOW)).toBeVisible()
  await user.click(screen.getByRole('button', { name: '查看全部消息' }))
  expect((await rows()).length).toBeGreaterThan(0)
  expect(screen.getByRole('switch', { name: '只看未读' })).not.toBeChecked()
})
