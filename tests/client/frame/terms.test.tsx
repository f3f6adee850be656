import { act, fireEvent, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { bus } from '../../../client/src/lib/bus.ts'
import { dialog } from '../codes/fill.ts'
import { renderAt } from '../renderAt.tsx'

/** What the terms have to say, by its rules. */
const SAID = {
  'TERM-01': '每位用户只能拥有一个账户',
  'TERM-02': '您须年满18周岁，或达到您所在地法律规定的成年年龄',
  'TERM-03': '在注册页勾选同意并提交',
  'TERM-04': '持有人姓名必须与注册姓名一致',
  'TERM-05': '注册姓名必须是您的真实姓名',
  'TERM-11': '有权作废相关投注',
  'TERM-12': '没收相关余额',
  'TERM-13': '冻结账户',
  'TERM-14': '终止本协议',
  'TERM-15': '重复账户、',
  'TERM-16': '支付卡姓名不符、',
  'TERM-17': '提前退出优惠活动、',
  'TERM-18': '欺诈行为，',
  'TERM-19': '使用机器人程序或与他人串通，',
  'TERM-21': '每位会员每日在全部体育项目上的最高派彩合计为1,500,000美元',
  'TERM-22': '足球、篮球1,500,000美元',
  'TERM-23': '网球、美式足球、棒球、冰球、橄榄球、排球300,000美元',
  'TERM-24': '其他体育项目200,000美元',
  'TERM-25': '新增让球盘25,000美元',
  'TERM-26': '串关投注以所含项目中最低的限额为准',
  'TERM-27': '娱乐场最高派彩600,000美元',
  'TERM-28': '金融类180,000美元',
  'TERM-31': '居住在菲律宾、',
  'TERM-32': '、台湾、',
  'TERM-33': '、美国、',
  'TERM-34': '、新加坡、',
  'TERM-35': '、香港',
  'TERM-36': '以及其他法律禁止地区的人士',
  'TERM-41': '请在赛果公布后14天内提出',
  'TERM-42': '交易记录自交易之日起保存5年',
}
const missingIn = (text: string | null) =>
  Object.entries(SAID).flatMap(([id, words]) => (text?.includes(words) ? [] : [`${id}: ${words}`]))

// [TERM-01 TERM-02 TERM-03 TERM-04 TERM-05 TERM-11 TERM-12 TERM-13 TERM-14 TERM-15 TERM-16 TERM-17 TERM-18]
// [TERM-19 TERM-21 TERM-22 TERM-23 TERM-24 TERM-25 TERM-26 TERM-27 TERM-28 TERM-31 TERM-32 TERM-33 TERM-34]
// [TERM-35 TERM-36 TERM-41 TERM-42]
test('the terms of the help centre say all that they must', async () => {
  await renderAt('/app/help/gztk')
  const article = await screen.findByRole('article', { name: '规则条款' }, { timeout: 40_000 })
  await within(article).findByText(/1,500,000美元；网球/)
  expect(missingIn(article.textContent)).toEqual([])
})

// [TERM-01 TERM-02 TERM-03 TERM-04 TERM-05 TERM-11 TERM-12 TERM-13 TERM-14 TERM-15 TERM-16 TERM-17 TERM-18]
// [TERM-19 TERM-21 TERM-22 TERM-23 TERM-24 TERM-25 TERM-26 TERM-27 TERM-28 TERM-31 TERM-32 TERM-33 TERM-34]
// [TERM-35 TERM-36 TERM-41 TERM-42]
test('the terms beside the registration say all that they must', async () => {
  await renderAt('/agent')
  act(() => bus.emit('register'))
  fireEvent.click((await dialog(/注册/)).getByRole('button', { name: '条款与条件' }))
  const legal = await screen.findByRole('dialog', { name: '条款与隐私' })
  await within(legal).findByText(/1,500,000美元；网球/)
  expect(missingIn(legal.textContent)).toEqual([])
})

test('beside the field of the real name stands that it must be the real one [TERM-05]', async () => {
  const { user } = await renderAt('/mine/userinfo', { as: 'fresh01' })
  const [row] = await screen.findAllByRole('button', { name: /真实姓名|实名/ }, { timeout: 40_000 })
  await user.click(row!)
  const field = await screen.findByRole('textbox', { name: '真实姓名' }, { timeout: 40_000 })
  expect(field).toHaveAccessibleDescription(/必须是您的真实姓名/)
})

test('the holder of a new card is the bound real name and no field [TERM-04]', async () => {
  await renderAt('/mine/addBankCard', { as: 'vip5' })
  const main = within(await screen.findByRole('main'))
  expect(await main.findByText('张**', undefined, { timeout: 40_000 })).toBeVisible()
  expect(main.queryByRole('textbox', { name: /持卡人|持有人/ })).toBeNull()
})
