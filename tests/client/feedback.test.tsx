import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderAt } from './renderAt.tsx'

const SLOW = { timeout: 40_000 }
const ADD = '/site/api/v1/user/feedback/addFeedBack'
const TEXT = '昨天的存款到账很快，想确认一下赠送的比例是怎么算的。'
const field = () => screen.findByRole('textbox', { name: /反馈内容/ }, SLOW)
const dialog = () => screen.findByRole('dialog', undefined, SLOW)

test('too short a text is refused before it is sent, and the field has the focus', async () => {
  const { user, calls } = await renderAt('/mine/feedback', { as: 'vip5' })
  await user.type(await field(), '太短了')
  await user.click(screen.getByRole('button', { name: '提交反馈' }))
  expect(await screen.findByText('请至少填写 10 个字')).toBeVisible()
  expect(await field()).toHaveFocus()
  expect(calls).not.toContain(ADD)
})

test('a feedback is sent, opens in the list, and its answer arrives', async () => {
  const { user, site } = await renderAt('/mine/feedback', { as: 'vip5' })
  await user.click(await screen.findByRole('radio', { name: '其他建议' }, SLOW))
  await user.click(await field())
  await user.paste(TEXT)
  await user.click(screen.getByRole('button', { name: '提交反馈' }))
  expect(await within(await dialog()).findByText(TEXT, undefined, SLOW)).toBeVisible()
  expect(await screen.findByText('客服正在处理，回复会自动显示在这里。', undefined, SLOW)).toBeVisible()
  expect(window.location.search).toMatch(/^\?view=list&id=\d+$/)
  await site.control('POST', '/clock', { advance_s: 40 })
  await waitFor(() => expect(screen.queryByText('客服正在处理，回复会自动显示在这里。')).toBeNull(), SLOW)
})

test('a complaint about a bet picks it from the own tickets', async () => {
  const { user, answered } = await renderAt('/mine/feedback', { as: 'vip5' })
  await user.click(await screen.findByRole('radio', { name: '注单问题' }, SLOW))
  await user.click(screen.getByRole('button', { name: '选择注单' }))
  const choices = await within(await dialog()).findByRole('list', { name: '相关注单' }, SLOW)
  await user.click((await within(choices).findAllByRole('button', undefined, SLOW))[0]!)
  expect(await screen.findByRole('button', { name: '重新选择' }, SLOW)).toBeVisible()
  await user.click(await field())
  await user.paste(TEXT)
  await user.click(screen.getByRole('button', { name: '提交反馈' }))
  await waitFor(() => expect(answered(ADD).status_code).toBeDefined(), SLOW)
})

test('a question about a deposit shows the orders and what each way gives', async () => {
  const { user } = await renderAt('/mine/feedback', { as: 'vip5' })
  const orders = await screen.findByRole('combobox', { name: '相关存款订单' }, SLOW)
  await waitFor(() => expect(within(orders).getAllByRole('option').length).toBeGreaterThan(1), SLOW)
  await user.click(await screen.findByText('查看存款优惠对照', undefined, SLOW))
  expect(within(screen.getByRole('region', { name: '查看存款优惠对照' })).getByRole('table')).toBeVisible()
})

test('a file that is no picture is refused at once', async () => {
  const { user } = await renderAt('/mine/feedback', { as: 'vip5' })
  const chooser = await screen.findByLabelText('添加图片', undefined, SLOW)
  chooser.removeAttribute('accept')
  await user.upload(chooser, new File(['x'], 'x.pdf', { type: 'application/pdf' }))
  expect(await screen.findByText('仅支持 JPG、PNG、WEBP、GIF 格式的图片')).toBeVisible()
})

test('an answer that was read is no longer unread, and a feedback can be deleted', async () => {
  const { user } = await renderAt('/mine/feedback?view=list', { as: 'vip5' })
  const list = await screen.findByRole('list', { name: '反馈记录' }, SLOW)
  await user.click(await within(list).findByRole('button', { name: /未读/ }, SLOW))
  await dialog()
  await waitFor(
    () => expect(within(list).queryByRole('button', { name: /未读/, hidden: true })).toBeNull(),
    SLOW,
  )
  await user.click(await screen.findByRole('button', { name: '删除' }, SLOW))
  const question = await screen.findByRole('dialog', { name: '删除反馈' }, SLOW)
  await user.click(within(question).getByRole('button', { name: '删除' }))
  expect(await screen.findByText('反馈已删除', undefined, SLOW)).toBeVisible()
})
