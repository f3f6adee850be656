/** How a member has played these last months. Amounts in yuan. */
export interface Habit {
  betsPerWeek: number
  /** Stakes are whole tens between these. */
  stakes: readonly [number, number]
  depositsPerWeek: number
  deposits: readonly number[]
  /** Days since the last deposit and gift: what they ask for in turnover has been played since. */
  lastDepositDaysAgo: number
  /** What bad luck may have cost at most. */
  luck: number
  /** Where the rest of that is now: paid out, or in this venue. */
  rest: 'paidOut' | { venue: string }
  /** Other venues that money goes to and comes back from. */
  venues: readonly string[]
  /** Upgrade gifts taken long ago. */
  upgrades: readonly number[]
}

/** What a member of the cast is there for; the console lists it. */
export interface Person {
  name: string
  /** Sent as md5. Every member of the cast has the same one, so that testers need to remember nothing. */
  password: string
  nickName: string
  realName?: string
  phone?: string
  email?: string
  gender?: 1 | 2
  birthday?: string
  vipGrade: number
  balanceCents: number
  venueCents?: Record<string, number>
  secondPassword?: string
  /** Days since the registration and since the last login. */
  registeredDaysAgo: number
  lastLoginDaysAgo?: number
  flagged?: boolean
  /** 'any': every device and address passes (a demo account). Otherwise only what it logged in with. */
  trust: 'any' | 'none' | 'ip' | 'device'
  autoTransfer?: boolean
  points?: number
  /** Five sessions are open elsewhere: 6039. */
  fullOfSessions?: boolean
  /** Venue whose activity turnover is not met: 6413. */
  lockedVenue?: string
  /** Ninety days of play lie behind. */
  habit?: Habit
  /** Withdrawal protection: what it should lock and what it does (6111 where they differ). */
  protection?: { cents: number; lockedCents: number }
  /** Who brought this member here. */
  invitedBy?: string
  trait: string
}

export const CAST_PASSWORD = 'abc12345'
export const CAST_SECOND_PASSWORD = '135790'

const base = {
  password: CAST_PASSWORD,
  vipGrade: 0,
  balanceCents: 0,
  registeredDaysAgo: 200,
  lastLoginDaysAgo: 1,
} as const

/** A small cast with traits: each member leads to a state or a status code by its own nature (U-SRV-02). */
export const CAST: readonly Person[] = [
  {
    ...base,
    name: 'vip5',
    nickName: '湾畔老张',
    realName: '张远航',
    phone: '13800001005',
    email: 'vip5@chengwan.example',
    gender: 1,
    birthday: '1988-06-18',
    vipGrade: 5,
    balanceCents: 8_888_800,
    venueCents: { CRTY: 1_200_000, CWZR: 350_050, CWDZ: 88_020 },
    secondPassword: CAST_SECOND_PASSWORD,
    points: 26_800,
    trust: 'any',
    habit: {
      betsPerWeek: 4,
      stakes: [100, 2_000],
      depositsPerWeek: 1,
      deposits: [500, 1_000, 2_000, 3_000, 5_000],
      lastDepositDaysAgo: 3,
      luck: 30_000,
      rest: 'paidOut',
      venues: ['CWZR', 'CWDZ', 'CWZR'],
      upgrades: [3, 4],
    },
    trait: '资料齐全的 VIP5：可存取、可投注、场馆有余额',
  },
  {
    ...base,
    name: 'vip10',
    nickName: '海上明月',
    realName: '沈海宁',
    phone: '13800001010',
    email: 'vip10@chengwan.example',
    gender: 2,
    birthday: '1982-01-09',
    vipGrade: 10,
    balanceCents: 128_000_000,
    secondPassword: CAST_SECOND_PASSWORD,
    points: 508_000,
    registeredDaysAgo: 900,
    trust: 'any',
    habit: {
      betsPerWeek: 4,
      stakes: [1_000, 20_000],
      depositsPerWeek: 1,
      deposits: [5_000, 10_000, 20_000, 50_000],
      lastDepositDaysAgo: 25,
      luck: 300_000,
      rest: { venue: 'CWZR' },
      venues: ['CWZR', 'CWQP'],
      upgrades: [7, 8, 9, 10],
    },
    trait: '最高等级会员',
  },
  {
    ...base,
    name: 'fresh01',
    nickName: '新朋友',
    registeredDaysAgo: 0,
    lastLoginDaysAgo: 0,
    trust: 'any',
    trait: '刚注册：余额为零，资料全空；取款得 6015，绑定类页面转到实名页',
  },
  {
    ...base,
    name: 'device01',
    nickName: '换了手机',
    realName: '林换新',
    phone: '13800002601',
    balanceCents: 500_000,
    trust: 'ip',
    trait: '登录得 6026：设备未通过验证',
  },
  {
    ...base,
    name: 'ip01',
    nickName: '出差的人',
    realName: '何远行',
    phone: '13800002501',
    balanceCents: 500_000,
    trust: 'device',
    trait: '登录得 6025：IP 未通过验证',
  },
  {
    ...base,
    name: 'both01',
    nickName: '新机新地',
    realName: '陆双新',
    phone: '13800002701',
    balanceCents: 500_000,
    trust: 'none',
    trait: '登录得 6027：设备与 IP 均未通过',
  },
  {
    ...base,
    name: 'long01',
    nickName: '久别重逢',
    realName: '江久安',
    phone: '13800002801',
    balanceCents: 300_000,
    lastLoginDaysAgo: 120,
    trust: 'any',
    trait: '登录得 6028：超过 90 天未登录',
  },
  {
    ...base,
    name: 'risky01',
    nickName: '风控观察',
    realName: '纪小心',
    phone: '13800002901',
    balanceCents: 300_000,
    flagged: true,
    trust: 'any',
    trait: '登录得 6029：被标记的账号',
  },
  {
    ...base,
    name: 'risky02',
    nickName: '无号可验',
    balanceCents: 100_000,
    flagged: true,
    trust: 'any',
    trait: '登录得 6030：被标记且未绑定手机',
  },
  {
    ...base,
    name: 'locked01',
    nickName: '活动进行中',
    realName: '罗锁锁',
    phone: '13800006413',
    vipGrade: 2,
    balanceCents: 2_000_000,
    venueCents: { CWZR: 100_000 },
    secondPassword: CAST_SECOND_PASSWORD,
    lockedVenue: 'CWZR',
    trust: 'any',
    trait: '进入或转出 CWZR 得 6413：活动流水未达标',
  },
  {
    ...base,
    name: 'guard01',
    nickName: '稳字当头',
    realName: '顾守成',
    phone: '13800006111',
    vipGrade: 1,
    balanceCents: 3_000_000,
    secondPassword: CAST_SECOND_PASSWORD,
    protection: { cents: 1_000_000, lockedCents: 200_000 },
    trust: 'any',
    trait: '取款得 6111：提款保护设为 10,000 元，实际只锁定了 2,000 元',
  },
  {
    ...base,
    name: 'pal01',
    nickName: '老张的球友',
    realName: '方同舟',
    phone: '13800003001',
    balanceCents: 20_000,
    venueCents: { CRTY: 10_000 },
    registeredDaysAgo: 3,
    invitedBy: 'vip5',
    trust: 'any',
    trait: 'vip5 邀请来的好友，已首存：vip5 可在好友邀请领取奖励',
  },
  {
    ...base,
    name: 'pal02',
    nickName: '观望中',
    registeredDaysAgo: 1,
    invitedBy: 'vip5',
    trust: 'any',
    trait: 'vip5 邀请来的好友，尚未存款',
  },
  {
    ...base,
    name: 'noname01',
    nickName: '未实名',
    phone: '13800006449',
    balanceCents: 800_000,
    trust: 'any',
    trait: '取款与部分存款得 6449：未绑定真实姓名',
  },
  {
    ...base,
    name: 'admin',
    nickName: '老账号',
    realName: '旧名山',
    phone: '13800009999',
    balanceCents: 666_600,
    registeredDaysAgo: 1_500,
    trust: 'any',
    trait: '旧式用户名（不符合现行注册规则）：登录与找回照常可用',
  },
  {
    ...base,
    name: 'devices01',
    nickName: '设备达人',
    realName: '车多多',
    phone: '13800006039',
    balanceCents: 100_000,
    fullOfSessions: true,
    trust: 'any',
    trait: '登录得 6039：已有五个会话',
  },
  {
    ...base,
    name: 'minor01',
    nickName: '未满十八',
    realName: '年小小',
    phone: '13800000017',
    birthday: '2012-01-01',
    trust: 'any',
    trait: '年龄未满 18 岁：启动与存款被拒绝',
  },
]
