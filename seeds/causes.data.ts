import type { Causes, Step } from './causes.ts'

const settings = (body: object): Step => ({ control: 'PATCH', path: '/settings', body })
const withoutCaptcha = settings({ captcha: 'none' })
const login = (name: string, password = '$password'): Step => ({
  call: 'auth.login',
  body: { name, password },
})
const VIP5 = { name: 'vip5', phone: '13800001005' }
const askForCode: Step = { call: 'auth.forgetByPhoneOne', body: VIP5 }
const answerCode = (code: string): Step => ({ call: 'auth.forgetByPhoneTwo', body: { ...VIP5, code } })
const toChannel: Step = {
  call: 'venue.launch',
  as: 'vip5',
  body: { enName: 'crty' },
  keep: { channelToken: 'channel.token' },
}
const channel = (method: string, token = '$channelToken', enName = 'crty'): Step => ({
  call: 'sport.resource',
  as: 'vip5',
  body: { method, enName, request: { timestamp: 0, token, language: 'zh-cn', ip: '' } },
})
const transfer = (amount: string): Step => ({
  call: 'venue.transfer',
  as: 'vip5',
  body: { channelCode: 'CRTY', amount, ty: '1' },
  requestId: 'same-id',
})

/** To the first card of the member. */
const withdrawal = (as: string): Step[] => [
  { call: 'card.queryMemberBanksInfoList', as, keep: { cardId: 'bank.0.id' } },
  {
    call: 'withdraw.create',
    as,
    body: { type: 'bank', cardId: '$cardId', amount: '1000', secondPassword: '$secondPassword' },
  },
]

const TOAST = '弹出提示条，显示服务端文字'
const NEW_DEVICE = '保存用户名、密码摘要与打码手机号，切换到新设备验证窗口并显示文字'
const IN_DIALOG = '新设备验证时显示在窗口内，其他场合为提示条'
const CHANNEL_TOAST = '体育频道内弹出提示条，列表保持原样'

export const CAUSES: Causes = {
  SUCCESS: {
    natural: '任何成功的调用',
    steps: [{ call: 'site.preInfo' }],
    client: '取 data 继续',
    force: null,
  },
  LOGIN_EXPIRED: {
    natural: '没有令牌、令牌过期，或会员的全部会话已被结束',
    steps: [{ call: 'wallet.getBalance' }],
    client: '有令牌时提示“请重新登录”，清除已解密数据，本地退出，回首页并打开登录窗；没有令牌时不提示',
    force: 'wallet.getBalance',
  },
  INVALID_CREDENTIALS: {
    natural: '用错误的密码登录',
    steps: [withoutCaptcha, login('vip5', '$otherPassword')],
    client: '登录窗弹出提示条，显示服务端文字',
    force: 'auth.login',
  },
  ACCESS_DENIED: {
    natural: '请求头缺失或站点编号不对，tt 超过五分钟，或 isAgent 不为 0',
    steps: [{ call: 'site.preInfo', headers: { 'X-API-SITE': '9' } }],
    client: TOAST,
    force: 'site.preInfo',
  },
  NOT_FOUND: {
    natural: '地址不存在，或编号不存在（订单、场馆、消息）',
    steps: [{ call: 'deposit.getDepositOrderStatus', as: 'vip5', body: { orderNo: 'D0' } }],
    says: '存款订单不存在',
    client: TOAST,
    force: 'deposit.getDepositOrderStatus',
  },
  SERVER_ERROR: {
    natural: null,
    client: '提示“服务开小差了，请稍后重试”；超时、断线和读不懂的回答也显示这一句',
    force: 'letter.list',
  },
  BAD_GATEWAY: { natural: null, client: TOAST, force: 'venue.launch' },
  INVALID_PARAMETER: {
    natural: '字段缺失、类型或范围不对',
    steps: [{ call: 'vip.memberGradeInfoByGrade', as: 'vip5', body: { grade: 99 } }],
    says: '参数错误：grade',
    client: TOAST,
    force: 'vip.memberGradeInfoByGrade',
  },
  ILLEGAL_PARAMETER: {
    natural: '同一个请求编号第二次带着不同的内容来',
    steps: [transfer('10'), transfer('20')],
    says: '同一请求编号的内容不一致',
    client: TOAST,
    force: 'venue.transfer',
  },
  DATA_EXISTS: {
    natural: '注册已有的用户名；绑定已被占用的手机号、邮箱或姓名',
    steps: [
      withoutCaptcha,
      {
        call: 'auth.register',
        body: {
          name: 'fresh01',
          password: '$password',
          secondPassword: '$password',
          isRead: true,
          isAgree: true,
        },
      },
    ],
    says: '用户名已存在',
    client: '注册窗显示服务端文字，其他场合为提示条',
    force: 'auth.register',
  },
  FILE_UPLOAD_FAILURE: {
    natural: '上传的文件不是图片、超过 5 MB，或没有选择文件',
    steps: [settings({ checkBlobs: false }), { call: 'feedback.uploadImage', as: 'vip5' }],
    says: '请选择要上传的文件',
    client: TOAST,
    force: 'feedback.uploadImage',
  },
  FREQUENT_SUBMISSION: {
    natural: '同一写操作一秒内重复提交，或同一地址一分钟内登录超过十次',
    steps: [
      { call: 'letter.onekeyRead', as: 'vip5' },
      { call: 'letter.onekeyRead', as: 'vip5' },
    ],
    client: TOAST,
    force: 'auth.login',
  },
  WARNING: {
    natural: '不满足业务条件，例如存款金额低于下限',
    steps: [{ call: 'deposit.pay', as: 'vip5', body: { typeCode: 'alipay', amount: '1' } }],
    says: '单笔存款金额为 100 至 10,000 元',
    client: '弹出“温馨提示”窗口，显示服务端文字',
    force: 'deposit.pay',
  },
  MAINTENANCE: {
    natural: '站点设置 maintenance 打开',
    steps: [settings({ maintenance: true }), { call: 'letter.list', as: 'vip5' }],
    client: '提示“维护中”；启动时的 preInfo 得到它则整页显示维护画面',
    force: 'site.preInfo',
  },
  INVOCATION_ERROR: { natural: null, client: TOAST, force: 'wallet.getBalance' },
  UNBOUND_PHONE: {
    natural: '未绑定手机号的 fresh01 领取周礼金、取款或修改密码',
    steps: [{ call: 'vip.vipWeekReceive', as: 'fresh01' }],
    client: '弹出窗口，“去绑定”通往安全中心',
    force: 'vip.vipWeekReceive',
  },
  PHONE_VERIFICATION_REQUIRED_1: {
    natural: '三十天内没有成功取款的 vip10 不带验证码取款',
    steps: withdrawal('vip10'),
    says: '为了资金安全，请先获取并填写手机验证码',
    client:
      '弹出“安全验证”，获取并填写手机验证码后自动重复该请求；验证码错误在窗口内提示，关闭窗口则放弃并保留表单',
    force: 'withdraw.create',
  },
  PHONE_VERIFICATION_REQUIRED_2: {
    natural: '已绑定手机号的会员不带验证码修改密码',
    steps: [
      {
        call: 'member.bindPassword',
        as: 'vip5',
        body: { oldPassword: '$password', password: '$otherPassword', secondPassword: '$otherPassword' },
      },
    ],
    says: '为了账号安全，请先获取并填写验证码',
    client: '同 6016：弹出“安全验证”，填写手机（或邮箱）验证码后自动重复该请求',
    force: 'member.bindPassword',
  },
  GRAPHIC_CAPTCHA_REQUIRED: {
    natural: '图形验证码被要求：注册与找回密码，或站点设置 captcha 为 picture',
    steps: [settings({ captcha: 'picture' }), login('vip5')],
    client: '作为结果返回给调用处：打开图形验证码窗口，不弹提示',
    force: 'auth.login',
  },
  RAPID_VERIFICATION: {
    natural: '滑块被要求：密码错过一次或陌生设备，或站点设置 captcha 为 slider',
    steps: [settings({ captcha: 'slider' }), login('vip5')],
    client: '作为结果返回给调用处：打开滑块，不弹提示',
    force: 'auth.login',
  },
  IP_NOT_PASSED: {
    natural: 'ip01 从陌生地址登录',
    steps: [withoutCaptcha, login('ip01')],
    client: NEW_DEVICE,
    force: 'auth.login',
  },
  DEVICE_NOT_PASSED: {
    natural: 'device01 用陌生设备登录',
    steps: [withoutCaptcha, login('device01')],
    client: NEW_DEVICE,
    force: 'auth.login',
  },
  DEVICE_AND_IP_NOT_PASSED: {
    natural: 'both01 用陌生设备从陌生地址登录',
    steps: [withoutCaptcha, login('both01')],
    client: NEW_DEVICE,
    force: 'auth.login',
  },
  LONG_TIME_NOT_LOGGED_IN: {
    natural: 'long01 超过 90 天后登录',
    steps: [withoutCaptcha, login('long01')],
    client: NEW_DEVICE,
    force: 'auth.login',
  },
  RISKY_LOGIN: {
    natural: '被标记的 risky01 登录',
    steps: [withoutCaptcha, login('risky01')],
    client: NEW_DEVICE,
    force: 'auth.login',
  },
  CONTACT_CUSTOMER_SERVICE: {
    natural: '被标记且没有手机号的 risky02 登录',
    steps: [withoutCaptcha, login('risky02')],
    says: '账号存在风险，请联系在线客服处理',
    client: '弹出窗口，按钮打开在线客服',
    force: 'auth.login',
  },
  REGION_LIMITED: {
    natural: '站点设置 region 为受限地区时登录或注册',
    steps: [settings({ region: '新加坡', captcha: 'none' }), login('vip5')],
    client: '提示条；启动时的 preInfo 得到它则整页显示不可用画面',
    force: 'auth.login',
  },
  REGION_WARNING: {
    natural: '站点设置 region 为受限地区时读取站点设置',
    steps: [settings({ region: '新加坡' }), { call: 'site.preInfo' }],
    says: '您所在的地区（新加坡）可能受到服务限制，您可以继续浏览，但无法注册与登录',
    client: '照常使用 data，弹出一次窗口，可以继续',
    force: 'site.preInfo',
  },
  IP_RESTRICTED: {
    natural: '站点设置 blockedIps 里的地址来访（x-mock-ip 可以冒充地址）',
    steps: [
      settings({ blockedIps: ['192.0.2.66'] }),
      { call: 'site.preInfo', headers: { 'x-mock-ip': '192.0.2.66' } },
    ],
    client: '提示条；启动时的 preInfo 得到它则整页显示不可用画面',
    force: 'site.preInfo',
  },
  MAX_PHONE_ATTEMPTS: {
    natural: '同一号码一天内第十一次获取验证码',
    steps: [withoutCaptcha, { times: 10, steps: [askForCode, { wait: 61 }] }, askForCode],
    client: TOAST,
    force: 'auth.forgetByPhoneOne',
  },
  AUTHENTICATION_REQUIRED: {
    natural: '找回密码时跳过第二步直接设置新密码',
    steps: [
      {
        call: 'auth.forgetByPhoneThree',
        body: { ...VIP5, password: '$otherPassword', secondPassword: '$otherPassword' },
      },
    ],
    says: '验证已失效，请重新验证身份',
    client: '弹出窗口，“去验证”通往安全中心',
    force: 'auth.forgetByPhoneThree',
  },
  AUTHENTICATION_CODE_ERROR: {
    natural: '填写错误的验证码',
    steps: [withoutCaptcha, askForCode, answerCode('$wrongCode')],
    client: IN_DIALOG,
    force: 'auth.forgetByPhoneTwo',
  },
  AUTHENTICATION_LOCKED: {
    natural: '连续五次填错密码或验证码',
    steps: [
      withoutCaptcha,
      { times: 4, steps: [login('vip5', '$otherPassword'), { wait: 2 }] },
      login('vip5', '$otherPassword'),
    ],
    says: '密码错误次数过多，请15分钟后再试，或找回密码',
    client: IN_DIALOG,
    force: 'auth.login',
  },
  AUTHENTICATION_CODE_EXPIRED: {
    natural: '验证码五分钟后才填写',
    steps: [withoutCaptcha, askForCode, { wait: 301 }, answerCode('$code')],
    client: IN_DIALOG,
    force: 'auth.forgetByPhoneTwo',
  },
  TOO_MANY_DEVICES: {
    natural: 'devices01 已有五个会话，再登录一台',
    steps: [withoutCaptcha, login('devices01')],
    says: '同时登录的设备已达 5 台，请先在其他设备退出',
    client: TOAST,
    force: 'auth.login',
  },
  SIXTY_SECOND_LIMIT: {
    natural: '60 秒内第二次获取验证码',
    steps: [withoutCaptcha, askForCode, { wait: 5 }, askForCode],
    says: '请55秒后再试',
    client: '提示条，倒计时继续',
    force: 'auth.forgetByPhoneOne',
  },
  WALLET_TOKEN_EXPIRED: { natural: null, client: '提示条，留在存款页，不退出登录', force: 'deposit.pay' },
  PASSWORD_CHECK_FAILURE: {
    natural: '修改密码时填错原密码',
    steps: [
      {
        call: 'member.bindPassword',
        as: 'vip5',
        body: { oldPassword: '$otherPassword', password: '$otherPassword', secondPassword: '$otherPassword' },
      },
    ],
    says: '原密码错误',
    client: TOAST,
    force: 'member.bindPassword',
  },
  LOCKING_UNAVAILABLE: {
    natural: '站点设置 fundLocking 关闭后取款',
    steps: [settings({ fundLocking: false }), ...withdrawal('vip5')],
    says: '资金锁定功能暂不可用，请稍后再取款',
    client: TOAST,
    force: 'withdraw.create',
  },
  WITHDRAWAL_PROTECTION_CONFIG_ERROR: {
    natural: '提款保护金额与已锁定金额不一致的 guard01 打开取款页',
    steps: [{ call: 'withdraw.withdrawInfo', as: 'guard01' }],
    says: '提款保护的金额与已锁定金额不一致，请联系在线客服处理',
    client: TOAST,
    force: 'withdraw.withdrawInfo',
  },
  PARAMETER_ERROR: {
    natural: '体育频道收到不存在的方法或不完整的参数',
    steps: [channel('get_moon', 'none')],
    says: '没有这个方法：get_moon',
    client: CHANNEL_TOAST,
    force: 'sport.resource',
  },
  UID_VERIFICATION_ERROR: {
    natural: '体育频道的令牌不属于当前会员，或已过期',
    steps: [channel('get_menu', 'none')],
    client: '显示“数据异常,请重新进入游戏”，并重新进入频道',
    force: 'sport.resource',
  },
  NO_DATA: {
    natural: '查询不存在的比赛',
    steps: [{ call: 'sport.matchDetail', body: { gameId: '1' } }],
    client: '显示空列表，不弹提示',
    force: 'sport.resource',
  },
  SYSTEM_UNDER_MAINTENANCE: {
    natural: '已经进入体育频道后，频道转为维护',
    steps: [
      toChannel,
      { control: 'PATCH', path: '/venues/CRTY', body: { maintenance: true } },
      channel('get_menu'),
    ],
    client: CHANNEL_TOAST,
    force: 'sport.resource',
  },
  SYSTEM_BUSY: { natural: null, client: CHANNEL_TOAST, force: 'sport.resource' },
  TESTING_1: { natural: null, client: CHANNEL_TOAST, force: 'sport.resource' },
  TESTING_2: { natural: null, client: CHANNEL_TOAST, force: 'sport.resource' },
  SYSTEM_ABNORMAL: { natural: null, client: CHANNEL_TOAST, force: 'sport.resource' },
  VENUE_ACTIVITY: {
    natural: 'locked01 进入或转出 CWZR：活动流水未达标',
    steps: [{ call: 'venue.launch', as: 'locked01', body: { enName: 'cwzr' } }],
    says: '您正在参与场馆活动，流水未达标不可转出，还需流水 1,500 元',
    client: '进入场馆时打开场馆转账窗口（转入或直接进入）并显示文字；转账时显示文字，可继续',
    force: 'venue.launch',
  },
  VENUE_UNDER_MAINTENANCE: {
    natural: '场馆状态设为维护后进入',
    steps: [
      { control: 'PATCH', path: '/venues/CWZR', body: { maintenance: true } },
      { call: 'venue.launch', as: 'vip5', body: { enName: 'cwzr' } },
    ],
    client: TOAST,
    force: 'venue.launch',
  },
  BIND_REAL_NAME: {
    natural: '未实名的 noname01 用银行卡存款',
    steps: [{ call: 'deposit.pay', as: 'noname01', body: { typeCode: 'bank', amount: '500' } }],
    client: '弹出窗口，“去完善”通往个人资料',
    force: 'deposit.pay',
  },
  POPUP_NOT_PROMPTED: {
    natural: '同一天第二次询问弹窗',
    steps: [
      { call: 'member.info', as: 'vip5', body: { isPop: 1 } },
      { call: 'member.info', as: 'vip5', body: { isPop: 1 } },
    ],
    client: '不提示，照常使用 data',
    force: 'member.info',
  },
  LOGIN_REGISTER_SUSPENDED_POPUP: {
    natural: '站点设置 authSuspended 为 popup 时登录或注册',
    steps: [settings({ authSuspended: 'popup' }), login('vip5')],
    says: '登录与注册功能正在升级，暂停使用，请稍后再试',
    client: '弹出“温馨提示”窗口，显示服务端文字',
    force: 'auth.login',
  },
  LOGIN_REGISTER_SUSPENDED: {
    natural: '站点设置 authSuspended 为 silent 时登录或注册',
    steps: [settings({ authSuspended: 'silent' }), login('vip5')],
    client: '只有提示条，没有窗口',
    force: 'auth.login',
  },
}
