import { contract } from '@app/contract'
import { dialog, isClosed, main } from './hands.ts'
import type { Row } from './row.ts'

const { auth, feedback, letter, vip } = contract
const TEXT = '存款页面的到账时间能否显示得更细一些'
/** Asks once more before something goes. */
const sure = async (title: string) => dialog(title).press('删除')

/** Gifts, letters, feedback, and the dialog that asks for a code. */
export const SERVICE_ROWS: Row[] = [
  {
    screen: '意见反馈：提交',
    endpoint: feedback.addFeedBack,
    as: 'vip5',
    path: '/mine/feedback',
    submit: async () => {
      const form = main()
      await form.write(/反馈内容/, TEXT)
      await form.press('提交反馈')
    },
  },
  {
    screen: '意见反馈：删除',
    endpoint: feedback.delFeedback,
    as: 'vip5',
    path: '/mine/feedback?view=list',
    submit: async () => {
      const form = main()
      await form.choose('checkbox', /^选择：/)
      await form.press(/^删除所选/)
      await sure('删除反馈')
    },
  },
  {
    screen: '消息中心：一键已读',
    endpoint: letter.onekeyRead,
    as: 'vip5',
    path: '/mine/message',
    submit: async () => {
      // Nothing is to be read before the numbers are there: until then it can't be pressed.
      await main().press('一键已读')
    },
  },
  {
    screen: '消息中心：删除',
    endpoint: letter.remove,
    as: 'vip5',
    path: '/mine/message',
    submit: async () => {
      const form = main()
      await form.choose('checkbox', /^选择：/)
      await form.press(/^删除所选/)
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
      await isClosed()
      await main().pressSaying('个人消息')
    },
  },
  {
    screen: '福利中心：周礼金',
    endpoint: vip.vipWeekReceive,
    as: 'vip5',
    path: '/mine/welfare',
    submit: async () => {
      await main().press('立即领取')
      await dialog('确认领取').press('确认领取')
    },
  },
  {
    screen: '福利中心：领取',
    endpoint: vip.welfareReceive,
    as: 'vip5',
    path: '/mine/welfare',
    submit: async () => {
      await main().press(/^立即领取：/)
      await dialog('确认领取').press('确认领取')
    },
  },
  {
    screen: '安全验证：获取验证码',
    endpoint: auth.sendCodeTwo,
    as: 'vip5',
    path: '/mine/alipayManage',
    open: async () => {
      const form = main()
      await form.has('添加支付宝')
      await form.type({ 支付宝账号: '13912345678' })
      await form.press('添加支付宝')
      await dialog('安全验证').isThere()
    },
    submit: async () => dialog('安全验证').press('获取验证码'),
    // After it the button counts down.
    leaves: ['SIXTY_SECOND_LIMIT'],
  },
]
