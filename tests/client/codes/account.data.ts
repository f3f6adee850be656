import { contract } from '@app/contract'
import { authForm, dialog, isOpen, main, PASSWORD, sees } from './hands.ts'
import { codesOf, type Row, type Site } from './row.ts'
import { inPlace, RISKY } from './shown.ts'

const { auth, captcha, card, feedback, member, site: pages } = contract
const noCaptcha = (site: Site) => site.control('PATCH', '/settings', { captcha: 'none' })
/** Passes Luhn, and is nobody's card. */
const CARD_NO = '6200000000000005'
/** Spells 'chengwan demo wallet': valid, and nobody's. */
const TRC20 = 'TK2pxdHeQhz2AWy2sXgx7HGXKSe7w1gDKR'

const logIn = async () => {
  const form = dialog(/登录/)
  await form.type({ 用户名: 'vip5', 密码: PASSWORD })
  await form.press('登录')
}
const RESETS = {
  手机: {
    field: '手机号码',
    target: '13800001005',
    told: '获取手机验证码成功',
    two: auth.forgetByPhoneTwo,
    three: auth.forgetByPhoneThree,
  },
  邮箱: {
    field: '邮箱',
    target: 'vip5@chengwan.example',
    told: '获取邮箱验证码成功',
    two: auth.forgetByEmailTwo,
    three: auth.forgetByEmailThree,
  },
} as const
const beginReset = async (way: keyof typeof RESETS) => {
  const form = dialog(/找回密码/)
  const { field, target } = RESETS[way]
  await form.type({ 用户名: 'vip5', [field]: target })
  await form.press('下一步')
  return form
}
const openReset = async (way: keyof typeof RESETS) => {
  await authForm('forget_password')
  if (way === '邮箱') await dialog(/找回密码/).press('邮箱找回')
}
const enterNewDevice = async () => {
  await authForm('login')
  const form = dialog(/登录/)
  await form.type({ 用户名: 'device01', 密码: PASSWORD })
  await form.press('登录')
  await dialog('安全验证').isThere()
}
const askNewDeviceCode = async () => {
  const form = dialog('安全验证')
  await form.press('获取验证码')
  if (!(await isOpen('安全校验'))) return
  const check = dialog('安全校验')
  await check.type({ 手机号中间4位: '0000' })
  await check.press('确定')
}
/** A row of 个人资料: its button opens a dialog, in which the rest happens. */
const onProfile = (button: string, title: string) => ({
  path: '/mine/userinfo',
  open: async () => {
    await main().press(button)
    await dialog(title).isThere()
  },
})
/** On one of the pages of accounts: waits for its form. */
const onPage = (path: string, button: string) => ({
  path,
  as: 'vip5',
  open: () => main().has(button),
})
const withCode = { PHONE_VERIFICATION_REQUIRED_2: 'code' } as const
/** The code or what it was sent to: typed over where it stands. */
const KEPT = {
  AUTHENTICATION_CODE_ERROR: 'kept',
  AUTHENTICATION_CODE_EXPIRED: 'kept',
  DATA_EXISTS: 'kept',
} as const
const atPassword = { PASSWORD_CHECK_FAILURE: 'place' } as const

/** Identity, cards and what guards them. A new screen adds its rows in a file beside this one. */
export const ROWS: Row[] = [
  {
    screen: '登录',
    endpoint: auth.login,
    path: '/agent',
    before: noCaptcha,
    open: () => authForm('login'),
    submit: logIn,
    shows: { ...RISKY, INVALID_CREDENTIALS: 'kept', AUTHENTICATION_LOCKED: 'kept' },
  },
  {
    screen: '登录：人机验证查询',
    endpoint: captcha.kaptchcate,
    path: '/agent',
    open: () => authForm('login'),
    submit: logIn,
    keeps: { 用户名: 'vip5' },
  },
  {
    screen: '注册',
    endpoint: auth.register,
    path: '/agent',
    before: noCaptcha,
    open: async () => {
      await authForm('register')
      const form = dialog(/注册/)
      await form.type({ 用户名: 'wan2026', 密码: PASSWORD, 确认密码: PASSWORD })
      await form.choose('checkbox')
    },
    submit: async () => dialog(/注册/).press('注册'),
    shows: { DATA_EXISTS: 'place' },
    keeps: { 用户名: 'wan2026' },
  },
  ...(['手机', '邮箱'] as const).flatMap((way): Row[] => {
    const { target, told, two, three } = RESETS[way]
    return [
      {
        screen: `找回密码：身份信息（${way}）`,
        endpoint: way === '手机' ? auth.forgetByPhoneOne : auth.forgetByEmailOne,
        path: '/agent',
        before: noCaptcha,
        open: () => openReset(way),
        submit: () => beginReset(way),
        keeps: { 用户名: 'vip5' },
        // A code is on its way: it is asked for.
        leaves: ['SIXTY_SECOND_LIMIT'],
      },
      {
        screen: `找回密码：身份验证（${way}）`,
        endpoint: two,
        path: '/agent',
        before: noCaptcha,
        open: async () => {
          await openReset(way)
          await (await beginReset(way)).hasField('验证码')
          await sees(told)
        },
        submit: async () => {
          const form = dialog(/找回密码/)
          await form.type({ 验证码: '000000' })
          await form.press('下一步')
        },
        keeps: { 验证码: '000000' },
        shows: { AUTHENTICATION_CODE_ERROR: 'kept', AUTHENTICATION_CODE_EXPIRED: 'kept' },
      },
      {
        screen: `找回密码：重置密码（${way}）`,
        endpoint: three,
        path: '/agent',
        before: noCaptcha,
        open: async (site) => {
          await openReset(way)
          const form = await beginReset(way)
          await form.hasField('验证码')
          await sees(told)
          await form.type({ 验证码: await site.codeSentTo(target) })
          await form.press('下一步')
          await form.hasField('新密码')
        },
        submit: async () => {
          const form = dialog(/找回密码/)
          await form.type({ 新密码: 'xyz98765', 确认新密码: 'xyz98765' })
          await form.press('重置密码')
        },
        keeps: { 新密码: 'xyz98765' },
        leaves: ['AUTHENTICATION_REQUIRED'],
      },
    ]
  }),
  {
    screen: '新设备：获取验证码',
    endpoint: auth.sendCodeOne,
    path: '/agent',
    before: noCaptcha,
    open: enterNewDevice,
    submit: askNewDeviceCode,
    // After it the button counts down.
    leaves: ['SIXTY_SECOND_LIMIT'],
    get shows() {
      return inPlace(codesOf(this))
    },
  },
  {
    screen: '新设备：验证并登录',
    endpoint: auth.login,
    path: '/agent',
    before: noCaptcha,
    open: async () => {
      await enterNewDevice()
      await askNewDeviceCode()
      await sees('获取手机验证码成功')
    },
    submit: async () => {
      const form = dialog('安全验证')
      await form.type({ 验证码第1位: '000000' })
      await form.press('验证并登录')
    },
    get shows() {
      return {
        ...inPlace(codesOf(this)),
        GRAPHIC_CAPTCHA_REQUIRED: 'again' as const,
        RAPID_VERIFICATION: 'again' as const,
      }
    },
    leaves: ['GRAPHIC_CAPTCHA_REQUIRED', 'RAPID_VERIFICATION'],
  },
  {
    screen: '个人资料：修改资料',
    endpoint: member.bindOther,
    as: 'vip5',
    ...onProfile('修改 昵称', '修改资料'),
    submit: async () => {
      const form = dialog('修改资料')
      await form.type({ 昵称: '新昵称' })
      await form.press('保存')
    },
    keeps: { 昵称: '新昵称' },
  },
  {
    screen: '个人资料：绑定手机 获取验证码',
    endpoint: auth.sendCodeTwo,
    as: 'fresh01',
    ...onProfile('绑定 绑定手机', '绑定手机'),
    submit: async () => {
      const form = dialog('绑定手机')
      await form.type({ 手机号码: '13912345678' })
      await form.press('获取验证码')
    },
    // After it the button counts down; the expiry has a row of its own everywhere else.
    leaves: ['SIXTY_SECOND_LIMIT'],
    shows: { DATA_EXISTS: 'kept' },
  },
  {
    screen: '个人资料：绑定手机',
    endpoint: member.bindPhone,
    as: 'fresh01',
    path: '/mine/userinfo',
    open: async () => {
      await main().press('绑定 绑定手机')
      const form = dialog('绑定手机')
      await form.type({ 手机号码: '13912345678' })
      await form.press('获取验证码')
      await sees('获取手机验证码成功')
    },
    submit: async () => {
      const form = dialog('绑定手机')
      await form.type({ 验证码: '000000' })
      await form.press('确定')
    },
    keeps: { 手机号码: '13912345678' },
    shows: KEPT,
  },
  {
    screen: '个人资料：绑定邮箱',
    endpoint: member.bindEmail,
    as: 'fresh01',
    path: '/mine/userinfo',
    open: async () => {
      await main().press('绑定 绑定邮箱')
      const form = dialog('绑定邮箱')
      await form.type({ 邮箱: 'fresh@chengwan.example' })
      await form.press('获取验证码')
      await sees('获取邮箱验证码成功')
    },
    submit: async () => {
      const form = dialog('绑定邮箱')
      await form.type({ 验证码: '000000' })
      await form.press('确定')
    },
    shows: KEPT,
  },
  ...(
    [
      ['手机验证', member.bindPasswordByPhone],
      ['邮箱验证', member.bindPasswordByEmail],
      ['原密码', member.bindPassword],
    ] as const
  ).map(([way, endpoint]): Row => ({
    screen: `个人资料：修改登录密码（${way}）`,
    endpoint,
    as: 'vip5',
    path: '/mine/userinfo',
    open: async () => {
      await main().press('修改 登录密码')
      await dialog('修改登录密码').choose('radio', way)
    },
    submit: async () => {
      const form = dialog('修改登录密码')
      if (way === '原密码') await form.type({ 原密码: PASSWORD })
      await form.type({ 新密码: 'xyz98765', 确认新密码: 'xyz98765' })
      await form.press('确定')
    },
    shows: { ...withCode, ...atPassword },
    keeps: { 新密码: 'xyz98765' },
  })),
  {
    screen: '个人资料：设置二级密码',
    endpoint: member.setWithdrawalPassword,
    as: 'noname01',
    ...onProfile('设置 二级密码/资金密码', '设置二级密码'),
    submit: async () => {
      const form = dialog('设置二级密码')
      await form.type({ 新的二级密码: '258036', 确认二级密码: '258036' })
      await form.press('确定')
    },
    shows: atPassword,
  },
  {
    screen: '个人资料：重设二级密码',
    endpoint: member.resetWithdrawalPassword,
    as: 'vip5',
    ...onProfile('重设 二级密码/资金密码', '重设二级密码'),
    submit: async () => {
      const form = dialog('重设二级密码')
      await form.type({ 新的二级密码: '258036', 确认二级密码: '258036' })
      await form.press('确定')
    },
    shows: { ...withCode, ...atPassword },
  },
  {
    screen: '个人资料：选用头像',
    endpoint: member.addAvatar,
    as: 'vip5',
    path: '/mine/userinfo',
    open: async () => {
      await main().press('更换头像')
      await dialog('更换头像').choose('radio', undefined, 'last')
    },
    submit: async () => dialog('更换头像').press('使用该头像'),
  },
  {
    screen: '个人资料：显示完整手机号码',
    endpoint: pages.singleDataDecryption,
    as: 'vip5',
    path: '/mine/userinfo',
    submit: async () => main().press('显示完整手机号码'),
  },
  {
    screen: '添加银行卡',
    endpoint: card.bankCardAdd,
    ...onPage('/mine/addBankCard', '添加银行卡'),
    submit: async () => {
      const form = main()
      await form.pick('开户银行', '云渚银行')
      await form.type({ 银行卡号: CARD_NO })
      await form.press('添加银行卡')
    },
    shows: { ...withCode, DATA_EXISTS: 'kept' },
    keeps: { 银行卡号: '6200 0000 0000 0005' },
  },
  {
    screen: '添加虚拟币地址',
    endpoint: card.vCurrencyAdd,
    ...onPage('/mine/virtualCoinCard', '添加虚拟币地址'),
    submit: async () => {
      const form = main()
      await form.type({ 钱包地址: TRC20 })
      await form.press('添加虚拟币地址')
    },
    shows: { ...withCode, DATA_EXISTS: 'kept' },
    keeps: { 钱包地址: TRC20 },
  },
  {
    screen: '添加支付宝',
    endpoint: card.alipayAdd,
    ...onPage('/mine/alipayManage', '添加支付宝'),
    submit: async () => {
      const form = main()
      await form.type({ 支付宝账号: '13912345678' })
      await form.press('添加支付宝')
    },
    shows: { ...withCode, DATA_EXISTS: 'kept' },
    keeps: { 支付宝账号: '13912345678' },
  },
  ...(
    [
      ['bank', card.bankCardDelete],
      ['coin', card.vCurrencyDelete],
      ['alipay', card.alipayDelete],
    ] as const
  ).map(([kind, endpoint]): Row => ({
    screen: `账户管理：删除 ${kind}`,
    endpoint,
    as: 'vip5',
    path: `/mine/accountManage/${kind}`,
    open: async () => {
      await main().press(/^删除 /, 'first')
      await dialog('删除账户').isThere()
    },
    submit: async () => {
      const form = dialog('删除账户')
      await form.type({ 二级密码: '258036' })
      await form.press('删除')
    },
    shows: atPassword,
    keeps: { 二级密码: '258036' },
  })),
  {
    screen: '账户管理：设为默认',
    endpoint: card.bankCardSetDefault,
    as: 'vip5',
    path: '/mine/accountManage/bank',
    submit: async () => main().press(/^设为默认/),
  },
  {
    screen: '意见反馈：上传图片',
    endpoint: feedback.uploadImage,
    as: 'vip5',
    path: '/mine/feedback',
    submit: async () => {
      const form = main()
      await form.pressIfThere('移除图片：a.png')
      await form.attach('添加图片', 'a.png')
    },
    get shows() {
      return inPlace(codesOf(this))
    },
  },
]
