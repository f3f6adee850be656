import { STATUS } from '@app/contract/kit/status'
import { contract } from '@app/contract'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { session } from '../../client/src/api/session.ts'
import { renderAt } from './renderAt.tsx'

const main = () => within(screen.getByRole('main'))

// [UI-PI-01 UI-PI-02 UI-PI-03 UI-PI-04 UI-PI-05 UI-PI-06 UI-PI-07 UI-PI-08 UI-PI-09 UI-PI-10 UI-PI-11]
// [UI-PI-12]
test('personal information carries every label of the specification, and what is known', async () => {
  await renderAt('/mine/userinfo', { as: 'vip5' })
  expect(await main().findByRole('heading', { level: 1, name: '个人资料' })).toBeVisible()
  expect(await main().findByRole('meter', { name: '安全等级' })).toBeVisible()
  for (const label of ['绑定手机', '绑定邮箱', '性别', '生日', '注册日期', '实名认证', '二级密码/资金密码'])
    expect(main().getAllByText(label)[0]).toBeInTheDocument()
  for (const name of [/^添加银行卡/, /^投注记录\s?查看全部注单/, /^银行卡管理/, /^虚拟币管理/])
    expect(main().getByRole('link', { name })).toBeVisible()
  expect(main().getByText('银行卡/虚拟币管理')).toBeVisible()
  expect(main().getByText('1988-06-18')).toBeVisible()
  expect(main().getByText('男')).toBeVisible()
  expect(main().queryByText(/13800001005/)).toBeNull()
})

test('gender is told as one of two [UI-PI-06]', async () => {
  await renderAt('/mine/userinfo', { as: 'fresh01' })
  fireEvent.click(await main().findByRole('button', { name: '设置 性别' }))
  const form = within(await screen.findByRole('dialog', { name: '设置性别' }))
  expect(await form.findAllByRole('radio')).toHaveLength(2)
  for (const name of ['男', '女']) expect(form.getByRole('radio', { name })).toBeVisible()
})

test('what was revealed is kept under DD_ until the session ends [LS-13]', async () => {
  await renderAt('/mine/userinfo', { as: 'vip5' })
  fireEvent.click(await main().findByRole('button', { name: '显示完整手机号码' }))
  expect(await main().findByText(/138\s?0000\s?1005|13800001005/)).toBeVisible()
  expect(localStorage.getItem('DD_phone')).toBe('13800001005')
  session.end()
  expect(Object.keys(localStorage).filter((key) => key.startsWith('DD_'))).toEqual([])
})

test('whether money follows the player stands in the answer that his money is from', async () => {
  const { calls } = await renderAt('/mine/wallet', { as: 'vip5' })
  expect(await main().findByRole('switch', { name: /自动免转/ })).toBeChecked()
  expect(calls.filter((path) => path === contract.member.info.path)).toHaveLength(1)
})

test('venues without money are folded until asked for, and 1 or 0 is kept [LS-07]', async () => {
  await renderAt('/mine/wallet', { as: 'vip5' })
  const fold = await main().findByRole('button', { name: '其余 27 个场馆' })
  const rows = () => main().getAllByRole('button', { name: /^转入/ }).length
  expect(rows()).toBe(3)
  expect(localStorage.getItem('hideZeroBalance')).toBeNull()
  fireEvent.click(fold)
  await waitFor(() => expect(rows()).toBe(30))
  expect(localStorage.getItem('hideZeroBalance')).toBe('0')
  fireEvent.change(main().getByRole('searchbox', { name: '搜索场馆名称或分类' }), {
    target: { value: '捕鱼' },
  })
  await waitFor(() =>
    expect(within(main().getByRole('list', { name: '零余额的场馆' })).getAllByRole('button')).toHaveLength(4),
  )
  fireEvent.click(fold)
  await waitFor(() => expect(rows()).toBe(3))
  expect(localStorage.getItem('hideZeroBalance')).toBe('1')
})

test('the transfer begins with the way that money can take, and tells what its venue holds when that is taken', async () => {
  await renderAt('/mine/wallet', {
    as: 'vip5',
    before: async (site) => {
      await site.control('PATCH', '/members/vip5', { autoTransfer: false })
      await site.call(
        contract.venue.transfer,
        { channelCode: 'CWZR', amount: '88888.00', ty: '1' },
        { token: await site.as('vip5') },
      )
    },
  })
  expect(await main().findByRole('radio', { name: '转回中心钱包' }, { timeout: 40_000 })).toBeChecked()
  expect(main().getByRole('textbox', { name: '转出金额' })).toHaveAccessibleDescription('可用 ¥12,000.00')
  const source = main().getByRole('combobox', { name: '转出的场馆' })
  expect(source).toHaveDisplayValue(/· ¥12,000\.00$/)
  fireEvent.click(main().getByRole('button', { name: '一键回收' }))
  await waitFor(() => expect(source).toHaveDisplayValue(/· ¥0\.00$/))
})

test('what came home is told until money moves again; one venue’s whole sum when it is taken', async () => {
  await renderAt('/mine/transfermoney', { as: 'vip5' })
  const take = await main().findByRole('button', { name: '从澄湾真人全部转出' })
  expect(take).toHaveTextContent('全部转出')
  fireEvent.click(take)
  expect(await screen.findByText('已从澄湾真人转出 ¥3,500.50，随时可再转入')).toBeVisible()
  const gather = await main().findByRole('button', { name: '一键回收' })
  await waitFor(() => expect(gather).toBeEnabled())
  fireEvent.click(gather)
  expect(await main().findByText('已从 2 个场馆收回 ¥12,880.20')).toBeVisible()
  const moves = within(main().getByRole('region', { name: '最近的划转' }))
  await waitFor(() =>
    expect(moves.getAllByRole('listitem')[0]).toHaveTextContent(/→ 中心钱包 3 笔¥16,380\.70/),
  )
  fireEvent.change(main().getByRole('textbox', { name: '转入金额' }), { target: { value: '100' } })
  fireEvent.click(main().getByRole('button', { name: '确认转账' }))
  await waitFor(() => expect(main().queryByText(/^已从/)).toBeNull())
})

test('a wrong code of a phone that is to be bound is one toast, stands at its field until that changes, and is ready to be typed over', async () => {
  const { site } = await renderAt('/mine/auth', { as: 'fresh01' })
  const phone = await screen.findByLabelText('手机号码')
  const form = within(phone.closest('form')!)
  fireEvent.change(phone, { target: { value: '13912345678' } })
  fireEvent.click(form.getByRole('button', { name: '获取验证码' }))
  await screen.findByText('获取手机验证码成功')
  await site.control('POST', '/faults', {
    path: '/site/api/v1/user/member/bindPhone',
    status_code: STATUS.AUTHENTICATION_CODE_ERROR.code,
  })
  const code = form.getByLabelText<HTMLInputElement>('验证码')
  fireEvent.change(code, { target: { value: '000000' } })
  fireEvent.submit(code)
  expect(await form.findByText('验证码错误')).toBeVisible()
  await waitFor(() => expect(screen.getAllByText('验证码错误')).toHaveLength(2))
  expect(code).toHaveAttribute('aria-invalid', 'true')
  expect(code).toHaveFocus()
  expect(code.selectionEnd).toBe(6)
  fireEvent.change(code, { target: { value: '1' } })
  expect(form.queryByText('验证码错误')).toBeNull()
})

test('who has bound the phone goes on from where its form was', async () => {
  const { site } = await renderAt('/mine/auth', { as: 'fresh01' })
  const phone = await screen.findByLabelText('手机号码')
  const form = within(phone.closest('form')!)
  fireEvent.change(phone, { target: { value: '13912345678' } })
  fireEvent.click(form.getByRole('button', { name: '获取验证码' }))
  await screen.findByText('获取手机验证码成功')
  const { body } = await site.control<{ messages: { code: string }[] }>('GET', '/outbox?to=13912345678')
  const code = form.getByLabelText('验证码')
  fireEvent.change(code, { target: { value: body.messages[0]!.code } })
  fireEvent.submit(code)
  await waitFor(() => expect(screen.getByRole('button', { name: '更换 绑定手机' })).toHaveFocus())
})

test('what is verified has its way to change it, and what can be told once only says who changes it', async () => {
  await renderAt('/mine/auth', { as: 'vip5' })
  const row = async (name: string) => within(await screen.findByRole('region', { name }))
  const opens = async (name: string, action: string, title: string) => {
    fireEvent.click((await row(name)).getByRole('button', { name: action }))
    const dialog = await screen.findByRole('dialog', { name: title })
    fireEvent.click(within(dialog).getByRole('button', { name: '关闭' }))
    await waitFor(() => expect(screen.queryByRole('dialog', { name: title })).toBeNull())
  }
  await opens('绑定手机', '更换 绑定手机', '更换手机')
  await opens('绑定邮箱', '更换 绑定邮箱', '更换邮箱')
  await opens('登录密码', '修改 登录密码', '修改登录密码')
  await opens('二级密码/资金密码', '重设 二级密码/资金密码', '重设二级密码')
  const name = await row('实名认证')
  expect(name.getByText('不能自行修改')).toBeVisible()
  expect(name.getByRole('button', { name: '联系客服' })).toBeVisible()
})

test('a bank card’s number is told what is wrong with it: its length as soon as it is left, or a digit', async () => {
  await renderAt('/mine/addBankCard', { as: 'vip5' })
  const number = await screen.findByRole('textbox', { name: '银行卡号' }, { timeout: 40_000 })
  const typed = (value: string) => {
    fireEvent.change(number, { target: { value } })
    fireEvent.blur(number)
  }
  typed('123')
  expect(await screen.findByText('请输入正确的银行卡号：卡号为 15–19 位数字，首位不为 0')).toBeVisible()
  typed('4111111111111112')
  expect(await screen.findByText('请输入正确的银行卡号：校验位不符，请逐位核对')).toBeVisible()
  typed('4111111111111111')
  await waitFor(() => expect(screen.queryByText(/^请输入正确的银行卡号/)).toBeNull())
})

test('who changes the password by phone or e-mail reads when the code comes, and where to', async () => {
  await renderAt('/mine/userinfo', { as: 'vip5' })
  fireEvent.click(await main().findByRole('button', { name: '修改 登录密码' }, { timeout: 40_000 }))
  const dialog = within(await screen.findByRole('dialog', { name: '修改登录密码' }))
  expect(await dialog.findByText(/^填好后点确定，再输入发到绑定手机 138\*+1005 的验证码$/)).toBeVisible()
  // The browser is told whose password it is to keep anew.
  expect(document.querySelector('form input[autocomplete="username"]')).toHaveValue('vip5')
  fireEvent.click(dialog.getByRole('radio', { name: '邮箱验证' }))
  expect(dialog.getByText(/^填好后点确定，再输入发到绑定邮箱 .+@.+ 的验证码$/)).toBeVisible()
  fireEvent.click(dialog.getByRole('radio', { name: '原密码' }))
  expect(dialog.queryByText(/验证码/)).toBeNull()
  fireEvent.change(dialog.getByLabelText('新密码'), { target: { value: 'abc!5' } })
  expect(dialog.getByText('含数字')).toHaveAttribute('data-met')
  expect(dialog.getByText('8-12位字母或数字')).not.toHaveAttribute('data-met')
})

test('who sets the second password anew reads when the code comes, and where to', async () => {
  await renderAt('/mine/userinfo', { as: 'vip5' })
  fireEvent.click(await main().findByRole('button', { name: '重设 二级密码/资金密码' }, { timeout: 40_000 }))
  const dialog = within(await screen.findByRole('dialog', { name: '重设二级密码' }))
  expect(await dialog.findByText(/^填好后点确定，再输入发到绑定手机 138\*+1005 的验证码$/)).toBeVisible()
})

test('a bank is found by its name, stands with its sign, and that none is chosen is said at its field', async () => {
  const { user } = await renderAt('/mine/addBankCard', { as: 'vip5' })
  const number = await screen.findByRole('textbox', { name: '银行卡号' }, { timeout: 40_000 })
  fireEvent.change(number, { target: { value: '4111111111111111' } })
  fireEvent.submit(number)
  const bank = screen.getByRole('combobox', { name: '开户银行' })
  await waitFor(() => expect(bank).toHaveFocus())
  expect(bank).toHaveAccessibleDescription('请选择开户银行')
  expect(screen.queryByRole('option')).toBeNull()
  await user.keyboard('不存在')
  expect(await screen.findByText('没有这家银行，请换个名称再找')).toBeVisible()
  await user.clear(bank)
  await user.keyboard('岚{Enter}')
  expect(bank).toHaveValue('岚港银行')
  expect(bank).not.toHaveAccessibleDescription()
  expect(bank.parentElement?.querySelector('img')).not.toBeNull()
  await user.keyboard('{ArrowDown}{ArrowUp}{Enter}')
  expect(bank).toHaveValue('云渚银行')
})

test('on a desk the way into a venue is the form beside the list, which keeps what was typed', async () => {
  const { user } = await renderAt('/mine/wallet', { as: 'vip5' })
  const into = await screen.findByRole('button', { name: '转入澄湾真人' }, { timeout: 40_000 })
  const amount = await screen.findByRole('textbox', { name: '转入金额' }, { timeout: 40_000 })
  await user.type(amount, '500')
  await user.click(into)
  expect(window.location.pathname).toBe('/mine/wallet')
  expect(amount).toHaveFocus()
  expect(amount).toHaveValue('500')
  expect(screen.getByRole('combobox', { name: '转入的场馆' })).toHaveValue('澄湾真人 · ¥3,500.50')
})
