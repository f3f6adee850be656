/** The accounts that cases ask for, by their names in the cast of the mock, and what makes an account one of these. */
export const ACCOUNTS = {
  vip5: 'VIP5，已绑定手机、邮箱、实名、生日，有资金密码、两张银行卡、一个钱包地址与余额（≥ ¥1,000，CRTY 与 CWZR 内也有）· VIP5, everything bound, with money',
  vip10: '同上，VIP10，余额 ≥ ¥50,000，取款需要短信验证 · VIP10, rich, withdraws by a code',
  fresh01: '刚注册：余额为零，什么都没有绑定 · just registered, nothing bound',
  noname01: '已绑定手机，未实名，余额 ≥ ¥100 · phone bound, no real name',
  device01: '已实名与绑定手机，只信任它的 IP · its address is trusted, no device is',
  ip01: '已实名与绑定手机，只信任它的设备，没有资金密码与银行卡 · its device is trusted, no address is',
  both01: '设备与 IP 均不被信任，已绑定手机 · nothing is trusted',
  long01: '90 天未登录，已绑定手机 · not signed in for 90 days',
  risky01: '被标记，已绑定手机 · flagged, phone bound',
  risky02: '被标记，未绑定手机 · flagged, no phone',
  locked01: 'CWZR 内的活动流水未达标 · the turnover in CWZR is not met',
  guard01: '提款保护的配置有误 · its withdrawal protection is misconfigured',
  devices01: '已有五个会话 · five sessions are open',
  minor01: '未满 18 岁 · under age',
  admin: '名称早于注册规则，已绑定手机 · a name older than the rules',
} as const

export type AccountName = keyof typeof ACCOUNTS
