import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderAt } from './renderAt.tsx'
import { listen } from './sent.ts'

const ADD = '/site/api/v1/user/feedback/addFeedBack'
const TEXT = '三天前提交的取款，今天还没有到账。'
const SLOW = { timeout: 40_000 }

test('the order of a withdrawal is written into the words, where it is seen, and alone is not enough', async () => {
  const { user, calls } = await renderAt('/mine/feedback', { as: 'vip5' })
  await user.click(await screen.findByRole('radio', { name: '取款问题' }, SLOW))
  const sent = listen()
  const order = await screen.findByRole('combobox', { name: /相关取款订单/ })
  const [first, second] = await screen.findAllByRole('option', { name: /银行卡/ }, SLOW)
  const content = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: /反馈内容/ })
  await user.selectOptions(order, first!)
  const line = content().value.trim()
  expect(line).toMatch(/^取款订单：\w+，¥[\d,.]+$/)
  await user.click(screen.getByRole('button', { name: '提交反馈' }))
  expect(await screen.findByText('请在订单之外写明遇到的情况，至少 10 个字')).toBeVisible()
  expect(calls).not.toContain(ADD)
  await user.click(content())
  await user.paste(TEXT)
  await user.selectOptions(order, second!)
  expect(content().value).not.toContain(line)
  expect(content().value).toMatch(new RegExp(`^取款订单：.+\n${TEXT}$`))
  await user.click(screen.getByRole('radio', { name: '其他建议' }))
  expect(content()).toHaveValue(TEXT)
  await user.click(screen.getByRole('radio', { name: '取款问题' }))
  await user.selectOptions(
    await screen.findByRole('combobox', { name: /相关取款订单/ }),
    first!.getAttribute('value')!,
  )
  await user.click(screen.getByRole('button', { name: '提交反馈' }))
  expect(
    await within(await screen.findByRole('dialog', { name: '取款问题' }, SLOW)).findByText(/取款订单/),
  ).toBeVisible()
  expect(sent.body(ADD)).toEqual({ type: 'withdrawal', content: `${line}\n${TEXT}`, images: [] })
})
