import { contract } from '@app/contract'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { WRONG_PASSWORDS } from '@app/contract/rules/limits'
import { expect, test } from 'vitest'
import { renderAt } from './renderAt.tsx'
import { listen } from './sent.ts'

await import('../../client/src/features/deposit/SaveMoneyScreen.tsx')
await import('../../client/src/features/withdraw/TakeMoneyScreen.tsx')

const LATE = { timeout: 40_000 }
const main = async () => within(await screen.findByRole('main'))

// [EP-site-user.member.bindFromDeposit]
test('who has no real name yet binds it on the deposit page, where a bank transfer asks for it, and pays on', async () => {
  await renderAt('/mine/savemoney', { as: 'noname01' })
  const sent = listen()
  const page = await main()
  fireEvent.click(await page.findByRole('tab', { name: /银行/ }, LATE))
  const name = await page.findByRole('textbox', { name: '真实姓名' }, LATE)
  expect(name).toHaveAccessibleDescription(/^银行转账单笔 ¥100 起，.*必须是您的真实姓名/)
  const bind = page.getByRole('button', { name: '绑定姓名' })
  fireEvent.change(name, { target: { value: '·甄实名' } })
  fireEvent.click(bind)
  expect(await page.findByText('请输入正确的名字')).toBeVisible()
  expect(sent.to('bindFromDeposit')).toEqual([])
  fireEvent.change(name, { target: { value: '甄实名' } })
  fireEvent.change(page.getByRole('textbox', { name: '存款金额' }), { target: { value: '500' } })
  fireEvent.click(page.getByRole('button', { name: '立即存款' }))
  expect(await page.findByText('请先绑定姓名', {}, LATE)).toBeVisible()
  expect(page.queryByText('请输入付款人姓名')).toBeNull()
  expect(name).toHaveFocus()
  fireEvent.click(bind)
  // Set once, it is read once more, and can still be mended.
  const read = async () => within(await screen.findByRole('dialog', { name: '请核对真实姓名' }, LATE))
  expect((await read()).getByText(/^甄实名\s*付款账户与取款账户的户名都须与它一致/)).toBeVisible()
  fireEvent.click((await read()).getByRole('button', { name: '返回修改' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), LATE)
  expect(sent.to('bindFromDeposit')).toEqual([])
  await waitFor(() => expect(bind).not.toHaveAttribute('data-loading'), LATE)
  fireEvent.click(bind)
  fireEvent.click((await read()).getByRole('button', { name: '确认绑定' }))
  // In its place, and no toast: nothing of the form moves or is covered.
  await waitFor(() => expect(bind).toHaveTextContent('绑定成功'), LATE)
  expect(bind).toBeDisabled()
  expect(name).toHaveAttribute('readonly')
  expect(screen.queryAllByRole('alert').filter(({ textContent }) => textContent.includes('绑定'))).toEqual([])
  expect(sent.body('bindFromDeposit')).toEqual({ realName: '甄实名' })
  const payer = page.getByRole('textbox', { name: '付款人姓名' })
  expect(payer).toHaveValue('甄实名')
  await waitFor(() => expect(payer).toHaveAccessibleDescription(/须与付款账户的户名一致（实名 甄\*+）/), LATE)
  expect(page.getByRole('textbox', { name: '存款金额' })).toHaveValue('500')
  fireEvent.click(page.getByRole('button', { name: '立即存款' }))
  expect(await screen.findByRole('button', { name: '取消订单' }, LATE)).toBeVisible()
  await screen.findByRole('heading', { name: '请付款 ¥500.00' }, LATE)
  const facts = page.getAllByRole('term').map(({ textContent }) => textContent)
  expect(facts.slice(0, 2)).toEqual(['付款金额', '转账附言'])
})

test('who has one is not asked, and nobody is where the method needs none', async () => {
  await renderAt('/mine/savemoney', { as: 'vip5' })
  const page = await main()
  fireEvent.click(await page.findByRole('tab', { name: /银行/ }, LATE))
  await page.findByRole('textbox', { name: '付款人姓名' }, LATE)
  expect(page.queryByRole('textbox', { name: '真实姓名' })).toBeNull()
})

test('limits are written one way where money comes and where it goes: thousands apart, no decimals of whole ones', async () => {
  await renderAt('/mine/savemoney', { as: 'vip5' })
  const page = await main()
  const amount = await page.findByRole('textbox', { name: '存款金额' }, LATE)
  expect(amount).toHaveAccessibleDescription('单笔金额为 ¥100 至 ¥50,000')
  expect(page.getByText('¥1,000 至 ¥50,000')).toBeVisible()
  fireEvent.click(page.getByRole('button', { name: '¥10,000' }))
  expect(amount).toHaveValue('10000')
  const pays = () => page.getByText('付款金额').parentElement
  expect(pays()?.parentElement).toHaveTextContent(/须完成流水 ¥[\d,]+\.00，/)
  expect(pays()).toHaveTextContent('¥10,000.00')
  fireEvent.change(amount, { target: { value: '5' } })
  expect(pays()).toHaveTextContent('--')
})

test('and a withdrawal says what is left of the day like them', async () => {
  await renderAt('/mine/takemoney', { as: 'vip5' })
  const page = await main()
  const amount = await page.findByRole('textbox', { name: '取款金额' }, LATE)
  expect(amount).toHaveAccessibleDescription('¥100 至 ¥50,000 · 可取 ¥105,268.70')
  expect(page.getByText('5 次，共 ¥250,000')).toBeVisible()
  expect(page.getByText('免费 · 今日还剩 3 次')).toBeVisible()
})

test('that nothing is undone comes before the fields of a withdrawal, and unfolds its turnover', async () => {
  await renderAt('/mine/takemoney', { as: 'vip5' })
  const page = await main()
  const amount = await page.findByRole('textbox', { name: '取款金额' }, LATE)
  const ready = page.getByRole('region', { name: '取款条件' })
  expect(ready.compareDocumentPosition(amount)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  expect(within(ready).getByRole('meter', { hidden: true })).toBeInTheDocument()
})

test('what still stands in the way comes with what could be taken after it', async () => {
  await renderAt('/mine/takemoney', { as: 'fresh01' })
  const page = await main()
  expect((await page.findByText('完成后可取', undefined, LATE)).nextElementSibling).toHaveTextContent('¥0.00')
})

test('of what cannot be withdrawn nothing arrives', async () => {
  await renderAt('/mine/takemoney', { as: 'vip5' })
  const page = await main()
  const amount = await page.findByRole('textbox', { name: '取款金额' }, LATE)
  const arrives = page.getByText('到账金额').nextElementSibling
  fireEvent.click(page.getByRole('button', { name: '全部 取款金额' }))
  expect(amount).toHaveAccessibleDescription('已是单笔上限 · 可取 ¥105,268.70')
  expect(arrives).toHaveTextContent('¥50,000.00')
  fireEvent.change(amount, { target: { value: '50001' } })
  expect(arrives).toHaveTextContent('--')
  expect(page.getByText('单笔最多 ¥50,000')).toBeVisible()
  expect(page.queryByText(/元整$/)).toBeNull()
  fireEvent.change(amount, { target: { value: '50' } })
  expect(amount).toBeValid()
})

test('who has paid under one name finds it filled in, and may clear it', async () => {
  await renderAt('/mine/savemoney', { as: 'vip5' })
  const page = await main()
  fireEvent.click(await page.findByRole('tab', { name: /银行/ }, LATE))
  const payer = await page.findByRole('textbox', { name: '付款人姓名' }, LATE)
  await waitFor(() => expect(payer).toHaveValue('张远航'), LATE)
  fireEvent.change(payer, { target: { value: '' } })
  expect(payer).toHaveValue('')
  fireEvent.change(page.getByRole('textbox', { name: '存款金额' }), { target: { value: '500' } })
  fireEvent.click(page.getByRole('button', { name: '立即存款' }))
  expect(await page.findByText('请输入付款人姓名')).toBeVisible()
  fireEvent.click(page.getByRole('button', { name: '张远航' }))
  expect(payer).toHaveValue('张远航')
})

test('a method with an open order says what it is, and is free once that is cancelled', async () => {
  const { user } = await renderAt('/mine/savemoney', { as: 'vip5' })
  const page = await main()
  fireEvent.click(await page.findByRole('tab', { name: '支付宝' }, LATE))
  fireEvent.change(page.getByRole('textbox', { name: '存款金额' }), { target: { value: '500' } })
  fireEvent.click(page.getByRole('button', { name: '立即存款' }))
  await page.findByRole('heading', { name: '请付款 ¥500.00' }, LATE)
  act(() => history.back())
  const other = await page.findByText(/^支付宝待付款/, undefined, LATE)
  await waitFor(() => expect(other).toHaveTextContent(/¥500\.00 · \d\d:\d\d$/), LATE)
  fireEvent.click(page.getByRole('tab', { name: '支付宝' }))
  expect(other).not.toBeInTheDocument()
  expect(await page.findByText('¥500.00', undefined, LATE)).toBeVisible()
  expect(page.getByRole('link', { name: '继续付款' })).toBeVisible()
  expect(page.getByRole('timer', { name: '剩余付款时间' })).toBeVisible()
  fireEvent.click(page.getByRole('button', { name: '取消订单' }))
  const sure = await screen.findByRole('button', { name: '确认取消' }, LATE)
  expect(sure).toHaveAttribute('data-variant', 'filled')
  await waitFor(() => expect(screen.getByRole('button', { name: '继续等待' })).toHaveFocus())
  await user.click(sure)
  expect(await page.findByRole('textbox', { name: '存款金额' }, LATE)).toHaveValue('')
})

test('beside a limit of one’s own stand the sums within it, by their size', async () => {
  await renderAt('/mine/savemoney', {
    as: 'vip5',
    before: async (site) =>
      site.call(
        contract.restraint.setMoneyLimit,
        { kind: 'deposit', limit: '3000' },
        { token: await site.as('vip5') },
      ),
  })
  const page = await main()
  const amounts = await page.findByRole('group', { name: '常用金额' }, LATE)
  await waitFor(() => expect(amounts).toHaveTextContent(/¥3,000/), LATE)
  expect(
    within(amounts)
      .getAllByRole('button')
      .map(({ textContent }) => textContent),
  ).toEqual(['¥500', '¥1,000', '¥3,000'])
})

test('too many wrong second passwords count down at the button', async () => {
  await renderAt('/mine/takemoney', { as: 'vip5' })
  const page = await main()
  fireEvent.change(await page.findByRole('textbox', { name: '取款金额' }, LATE), { target: { value: '500' } })
  const submit = page.getByRole('button', { name: '提交取款' })
  for (let times = 0; times < WRONG_PASSWORDS; times++) {
    fireEvent.change(page.getByLabelText('二级密码'), { target: { value: `90909${times}` } })
    fireEvent.click(submit)
    if (times < WRONG_PASSWORDS - 1)
      await page.findByText(`二级密码错误，还可再试 ${WRONG_PASSWORDS - 1 - times} 次`, undefined, LATE)
  }
  expect(await page.findByRole('timer', { name: '密码已锁定' }, LATE)).toHaveTextContent(/^1[45]:\d\d$/)
  expect(submit).toBeDisabled()
  expect(page.getByLabelText('二级密码')).toHaveAccessibleDescription(/错误次数过多，请稍后再试，或重设/)
})

test('several deposits that wait to be paid are told together, and lead to their list', async () => {
  const { user } = await renderAt('/mine/wallet', {
    as: 'vip5',
    before: async (site) => {
      const token = await site.as('vip5')
      await site.call(contract.deposit.pay, { typeCode: 'alipay', amount: '500' }, { token })
      await site.call(contract.deposit.pay, { typeCode: 'wechat', amount: '300' }, { token })
    },
  })
  const told = await screen.findByText(/^2 笔待付款，共/, undefined, LATE)
  expect(told).toHaveTextContent(/共 ¥800\.00 · \d\d:\d\d$/)
  await user.click(screen.getByRole('link', { name: '查看全部' }))
  const deals = await screen.findByRole('list', { name: '交易记录' }, LATE)
  await waitFor(() => expect(within(deals).getAllByRole('listitem')).toHaveLength(2), LATE)
  expect(deals).toHaveTextContent(/300\.00.*500\.00/)
})

test('a payment that failed says so at its step, and gives the order’s number and the service to ask', async () => {
  const { site, user } = await renderAt('/mine/savemoney', { as: 'vip5' })
  const page = await main()
  fireEvent.click(await page.findByRole('tab', { name: '支付宝' }, LATE))
  fireEvent.change(page.getByRole('textbox', { name: '存款金额' }), { target: { value: '500' } })
  fireEvent.click(page.getByRole('button', { name: '立即存款' }))
  await page.findByRole('heading', { name: '请付款 ¥500.00' }, LATE)
  const orderNo = new URLSearchParams(location.search).get('orderNo')!
  await site.control('POST', `/orders/${orderNo}`, { outcome: 'fail' })
  expect(await page.findByText('付款没有成功', undefined, LATE)).toBeVisible()
  expect(page.getByText('付款', { selector: 'li' })).toHaveAttribute('data-state', 'broken')
  expect(page.getByRole('button', { name: '复制 订单号' })).toBeVisible()
  await user.click(page.getByRole('button', { name: '联系客服' }))
  expect(await screen.findByRole('dialog', { name: '温馨提示' }, LATE)).toBeVisible()
})

test('the amount that was typed stays when the method changes; where it is not taken it says why', async () => {
  await renderAt('/mine/savemoney', { as: 'vip5' })
  const page = await main()
  const typed = () => page.getByRole('textbox', { name: '存款金额' })
  fireEvent.click(await page.findByRole('tab', { name: /银行转账/ }, LATE))
  fireEvent.change(typed(), { target: { value: '3500' } })
  fireEvent.click(page.getByRole('tab', { name: /支付宝/ }))
  await waitFor(() => expect(typed()).toHaveValue('3500'))
  expect(typed()).toBeValid()
  fireEvent.click(page.getByRole('tab', { name: /银行转账/ }))
  fireEvent.change(typed(), { target: { value: '20000' } })
  fireEvent.click(page.getByRole('tab', { name: /支付宝/ }))
  await waitFor(() => expect(typed()).toBeInvalid())
  expect(typed()).toHaveValue('20000')
  expect(typed()).toHaveAccessibleDescription(/单笔金额为 ¥100 至 ¥10,000/)
})
