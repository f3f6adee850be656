import { contract } from '@app/contract'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect } from 'vitest'
import { dialog, main, press, type } from './fill.ts'
import type { Row } from './meet.ts'

const { auth, feedback, letter, vip } = contract
const TEXT = '存款页面的到账时间能否显示得更细一些'
/** Asks once more before something goes. */
const sure = async (title: string) => press(await dialog(title), '删除')

/** Gifts, letters, feedback, and the dialog that asks for a code. */
export const SERVICE_ROWS: Row[] = [
  {
    screen: '意见反馈：提交',
    endpoint: feedback.addFeedBack,
    as: 'vip5',
    path: '/mine/feedback',
    submit: async () => {
      const form = await main()
      fireEvent.change(await form.findByRole('textbox', { name: /反馈内容/ }), { target: { value: TEXT } })
      await press(form, '提交反馈')
    },
  },
  {
    screen: '意见反馈：删除',
    endpoint: feedback.delFeedback,
    as: 'vip5',
    path: '/mine/feedback?view=list',
    submit: async () => {
      const form = await main()
      const [first] = await form.findAllByRole('checkbox', { name: /^选择：/ })
      if (!(first as HTMLInputElement).checked) fireEvent.click(first as HTMLElement)
      await press(form, /^删除所选/)
      await sure('删除反馈')
    },
  },
  {
    screen: '消息中心：一键已读',
    endpoint: letter.onekeyRead,
    as: 'vip5',
    path: '/mine/message',
    submit: async () => {
      const button = await (await main()).findByRole('button', { name: '一键已读' })
      await screen.findAllByRole('img', { name: /条未读/ })
      fireEvent.click(button)
    },
  },
  {
    screen: '消息中心：删除',
    endpoint: letter.remove,
    as: 'vip5',
    path: '/mine/message',
    submit: async () => {
      const form = await main()
      const [first] = await form.findAllByRole('checkbox', { name: /^选择：/ })
      if (!(first as HTMLInputElement).checked) fireEvent.click(first as HTMLElement)
      await press(form, /^删除所选/)
      await sure('删除消息')
    },
  },
  {
    screen: '消息中心：阅读',
    endpoint: letter.read,
    as: 'vip5',
    path: '/mine/message',
    submit: async () => {
      // The letter that was refused is put away first.
      await waitFor(() => expect(document.querySelector('[role=dialog]')).toBeNull())
      // By its words: twenty letters are searched slowly by their roles.
      const [own] = await screen.findAllByText('个人消息')
      fireEvent.click((own as HTMLElement).closest('button') as HTMLElement)
    },
  },
  {
    screen: '福利中心：周礼金',
    endpoint: vip.vipWeekReceive,
    as: 'vip5',
    path: '/mine/welfare',
    submit: async () => press(await main(), '立即领取'),
  },
  {
    screen: '福利中心：领取',
    endpoint: vip.welfareReceive,
    as: 'vip5',
    path: '/mine/welfare',
    submit: async () => press(await main(), /^立即领取：/),
  },
  {
    screen: '安全验证：获取验证码',
    endpoint: auth.sendCodeTwo,
    as: 'vip5',
    path: '/mine/alipayManage',
    open: async () => {
      const form = await main()
      await form.findAllByRole('button', { name: '添加支付宝' })
      await type(form, { 支付宝账号: '13912345678' })
      await press(form, '添加支付宝')
      await dialog('安全验证')
    },
    submit: async () => press(await dialog('安全验证'), '获取验证码'),
    // After it the button counts down.
    leaves: ['SIXTY_SECOND_LIMIT'],
  },
]
