import { STATUS } from '@app/contract/kit/status'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderAt } from './renderAt.tsx'
import { listen } from './sent.ts'

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
  await user.click(screen.getByRole('radio', { name: '其他建议' }))
  expect(screen.queryByText('请至少填写 10 个字')).toBeNull()
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
  await user.click(screen.getByRole('button', { name: '移除' }))
  await user.click(screen.getByRole('button', { name: '选择注单' }))
  const again = await within(await dialog()).findByRole('list', { name: '相关注单' }, SLOW)
  await user.click((await within(again).findAllByRole('button', undefined, SLOW))[0]!)
  await user.click(await field())
  await user.paste(TEXT)
  await user.click(screen.getByRole('button', { name: '提交反馈' }))
  await waitFor(() => expect(answered(ADD).status_code).toBeDefined(), SLOW)
})

test('a bet that was settled too long ago cannot be picked, and says why', async () => {
  const { user } = await renderAt('/mine/feedback', { as: 'vip5' })
  await user.click(await screen.findByRole('radio', { name: '注单问题' }, SLOW))
  await user.click(screen.getByRole('button', { name: '选择注单' }))
  const choices = await within(await dialog()).findByRole('list', { name: '相关注单' }, SLOW)
  await within(choices).findAllByRole('button', undefined, SLOW)
  expect(within(choices).queryByRole('button', { name: /不再受理/ })).toBeNull()
  await user.click(screen.getByRole('button', { name: '更早下注的注单' }))
  const late = await within(choices).findAllByRole('button', { name: /结算已超过 14 天，不再受理/ }, SLOW)
  for (const bet of late) expect(bet).toBeDisabled()
  expect(within(choices).getAllByRole('button')[0]).toBeEnabled()
})

test('before anything is written the text says how long it has to be', async () => {
  await renderAt('/mine/feedback', { as: 'vip5' })
  expect(await field()).toHaveAccessibleDescription('0 / 500 字，至少 10 字')
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

test('what is only called a picture is refused when it is chosen; one that was not taken is not left out in silence', async () => {
  const { user, site, calls } = await renderAt('/mine/feedback', { as: 'vip5' })
  const chooser = await screen.findByLabelText('添加图片', undefined, SLOW)
  await user.upload(chooser, new File(['x'], 'x.png', { type: 'image/png' }))
  expect(await screen.findByText('仅支持 JPG、PNG、WEBP、GIF 格式的图片')).toBeVisible()
  await site.control('POST', '/faults', {
    path: '/site/api/v1/user/upload/uploadImage',
    status_code: STATUS.FILE_UPLOAD_FAILURE.code,
  })
  await user.upload(chooser, new File(['GIF89a'], 'a.gif', { type: 'image/gif' }))
  await screen.findByRole('button', { name: '重传图片：a.gif' }, SLOW)
  await user.click(await field())
  await user.paste(TEXT)
  await user.click(screen.getByRole('button', { name: '提交反馈' }))
  expect(await screen.findByText('有图片没有上传成功，请重传或移除后再提交')).toBeVisible()
  expect(calls).not.toContain(ADD)
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

test('an answer that is open when its page is left is open again after Back', async () => {
  const { user } = await renderAt('/mine/feedback?view=list', { as: 'vip5' })
  const open = (await screen.findAllByRole('button', { name: /注单问题/ }, SLOW))[0]!
  await user.click(open)
  expect((await within(await dialog()).findAllByText(/重新结算/, undefined, SLOW))[0]).toBeVisible()
  await user.click(screen.getAllByRole('link', { name: 'VIP', hidden: true })[0]!)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), SLOW)
  history.back()
  expect((await within(await dialog()).findAllByText(/重新结算/, undefined, SLOW))[0]).toBeVisible()
})

test('a feedback whose answer is lost is sent once: the record says that it was taken', async () => {
  const { user, site, calls } = await renderAt('/mine/feedback', { as: 'vip5' })
  await user.click(await screen.findByRole('radio', { name: '其他建议' }, SLOW))
  await user.click(await field())
  await user.paste(TEXT)
  await site.control('POST', '/faults', { path: ADD, kind: 'drop', after: true, times: 1 })
  await user.click(screen.getByRole('button', { name: '提交反馈' }))
  expect(await within(await dialog()).findByText(TEXT, undefined, SLOW)).toBeVisible()
  expect(calls.filter((path) => path === ADD)).toHaveLength(1)
})

test('the form is never seen empty while what was sent opens', async () => {
  const { user } = await renderAt('/mine/feedback', { as: 'vip5' })
  await user.click(await screen.findByRole('radio', { name: '其他建议' }, SLOW))
  const words = await field()
  await user.click(words)
  await user.paste(TEXT)
  const seen: string[] = []
  const form = document.getElementById('panel-form')!
  const watch = new MutationObserver(() => {
    if (!form.hidden) seen.push(form.querySelector('textarea')!.value)
  })
  watch.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true })
  await user.click(screen.getByRole('button', { name: '提交反馈' }))
  await dialog()
  watch.disconnect()
  expect(new Set(seen)).toEqual(new Set([TEXT]))
  expect(form.querySelector('textarea')).toHaveValue('')
})

test('what is written is there again after Back', async () => {
  const { user } = await renderAt('/mine/feedback', { as: 'vip5' })
  await user.click(await screen.findByRole('radio', { name: '取款问题' }, SLOW))
  await user.click(await field())
  await user.paste(TEXT)
  await user.click(screen.getAllByRole('link', { name: 'VIP', hidden: true })[0]!)
  await waitFor(() => expect(screen.queryByRole('textbox', { name: /反馈内容/ })).toBeNull(), SLOW)
  history.back()
  expect(await field()).toHaveValue(TEXT)
  expect(screen.getByRole('radio', { name: '取款问题' })).toBeChecked()
})

test('why a file is refused comes into sight each time', async () => {
  const shown = vi.spyOn(Element.prototype, 'scrollIntoView')
  const { user } = await renderAt('/mine/feedback', { as: 'vip5' })
  const chooser = await screen.findByLabelText('添加图片', undefined, SLOW)
  chooser.removeAttribute('accept')
  for (const _time of [1, 2]) {
    shown.mockClear()
    await user.upload(chooser, new File(['x'], 'x.txt', { type: 'text/plain' }))
    const words = await screen.findByText('仅支持 JPG、PNG、WEBP、GIF 格式的图片')
    await waitFor(() => expect(shown.mock.contexts).toContain(words))
  }
})

test('after a refused file a good one is taken, where a browser’s scrolling gives something back too', async () => {
  vi.spyOn(Element.prototype, 'scrollIntoView').mockReturnValue(Promise.resolve() as unknown as void)
  const { user } = await renderAt('/mine/feedback', { as: 'vip5' })
  await user.click(await field())
  await user.paste(TEXT)
  const chooser = await screen.findByLabelText('添加图片', undefined, SLOW)
  chooser.removeAttribute('accept')
  await user.upload(chooser, new File(['x'], 'x.txt', { type: 'text/plain' }))
  await screen.findByText('仅支持 JPG、PNG、WEBP、GIF 格式的图片')
  await user.upload(chooser, new File(['GIF89a'], 'a.gif', { type: 'image/gif' }))
  expect(await screen.findByRole('img', { name: 'a.gif' })).toBeVisible()
  expect(await field()).toHaveValue(TEXT)
})

test('more words than it holds are said at once', async () => {
  const { user } = await renderAt('/mine/feedback', { as: 'vip5' })
  await user.click(await field())
  await user.paste('很'.repeat(501))
  expect(await field()).toBeInvalid()
})

const LATE = '三天前提交的取款，今天还没有到账。'

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
  await user.paste(LATE)
  await user.selectOptions(order, second!)
  expect(content().value).not.toContain(line)
  expect(content().value).toMatch(new RegExp(`^取款订单：.+\n${LATE}$`))
  await user.click(screen.getByRole('radio', { name: '其他建议' }))
  expect(content()).toHaveValue(LATE)
  await user.click(screen.getByRole('radio', { name: '取款问题' }))
  await user.selectOptions(
    await screen.findByRole('combobox', { name: /相关取款订单/ }),
    first!.getAttribute('value')!,
  )
  await user.click(screen.getByRole('button', { name: '提交反馈' }))
  expect(
    await within(await screen.findByRole('dialog', { name: '取款问题' }, SLOW)).findByText(/取款订单/),
  ).toBeVisible()
  expect(sent.body(ADD)).toEqual({ type: 'withdrawal', content: `${line}\n${LATE}`, images: [] })
})
