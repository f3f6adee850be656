import { contract } from '@app/contract'
import { CAST_SECOND_PASSWORD } from '@app/seeds/people'
import { MONEY_ROWS } from '../../client/codes/money.data.ts'
import type { Row } from '../../client/codes/row.ts'
import { SERVICE_ROWS } from '../../client/codes/service.data.ts'
import { HOME, homePrice, playMatch, slip, stand } from './match.ts'
import { expect, type Control, type Page } from './visit.ts'

/** One verb that moves money, on its screen. */
export interface Verb {
  title: string
  /** Its call, for the fault. */
  call: string
  /** Of the sport channel's one call. */
  method?: string
  as: string
  path: string
  before?: (control: Control) => Promise<unknown>
  /** Up to the press. */
  open?: (page: Page, control: Control) => Promise<unknown>
  submit: (page: Page) => Promise<unknown>
  /** Nobody misses it where it never arrived: only that the service has trouble is said. */
  isMissed?: false
  /** It moves nothing yet: the books know nothing of it. */
  isForLater?: true
  /** What it brings is drawn by lot. */
  isChance?: true
}

const ofRow = (screen: string): Verb => {
  const row: Row = [...MONEY_ROWS, ...SERVICE_ROWS].find((one) => one.screen === screen)!
  const site = { control: async () => undefined, codeSentTo: async () => '' }
  return {
    title: screen,
    call: row.endpoint.path,
    as: row.as!,
    path: row.path,
    ...(row.open && { open: () => row.open!(site) }),
    submit: () => row.submit(),
  }
}

const CHANNEL = { as: 'vip5', path: '/game/sport/crty', call: contract.sport.resource.path }
const press = async (page: Page, name: RegExp | string) => {
  const button = slip(page).getByRole('button', { name })
  await expect(button).toBeEnabled()
  await button.click()
}
/** How a bet can be closed, in sight. */
const unfold = async (page: Page) => {
  const offer = slip(page).getByRole('button', { name: /^兑现 ¥/ })
  if ((await offer.getAttribute('aria-expanded')) === 'false') await offer.click()
}
const fill = async (page: Page) => {
  await homePrice(page).click()
  await slip(page)
    .getByRole('textbox', { name: `${HOME} 投注金额` })
    .fill('100')
}
const placed = async (page: Page, control: Control) => {
  await fill(page)
  await press(page, '确认投注')
  await stand(page, control)
}
const OTHERS = [
  ['云渚龙骑', '岚港海豹'],
  ['霁川雪豹', '青沅磐石'],
] as const
const combine = async (control: Control) => {
  await playMatch(control, '0.87')
  for (const [home, away] of OTHERS)
    await control('POST', '/matches', { league: '导演台友谊赛', home, away, startsIn_s: -600 })
}
const fillSeries = (count: number, kind: string, field: string) => async (page: Page) => {
  await slip(page).getByRole('button', { name: '串关' }).click()
  await homePrice(page).click()
  for (const [home, away] of OTHERS.slice(0, count - 1))
    await page
      .getByRole('article', { name: `${home} 对 ${away}` })
      .getByRole('button', { name: /让球/ })
      .first()
      .click()
  if (kind) await slip(page).getByRole('radio', { name: kind }).check()
  await slip(page).getByRole('textbox', { name: field }).fill('20')
}
const activity = (title: string, as: string, path: string, name: RegExp | string, call: string): Verb => ({
  title,
  as,
  path,
  call,
  submit: (page) => page.getByRole('main').getByRole('button', { name }).first().click(),
})
const { joinActivity, confirmInfo } = contract.promotion

export const VERBS: Verb[] = [
  {
    title: '投注',
    method: 'bet',
    ...CHANNEL,
    before: (control) => playMatch(control, '0.87'),
    open: fill,
    submit: (page) => press(page, '确认投注'),
  },
  {
    title: '串关投注',
    method: 'bet_parlay',
    ...CHANNEL,
    before: combine,
    open: fillSeries(2, '', '投注金额'),
    submit: (page) => press(page, '确认投注'),
  },
  {
    title: '系统串关投注',
    method: 'bet_system',
    ...CHANNEL,
    before: combine,
    open: fillSeries(3, '3串4 4 注', '每注金额'),
    submit: (page) => press(page, '确认投注'),
  },
  {
    title: '进入场馆',
    as: 'vip5',
    path: '/game/realbet',
    call: contract.venue.launch.path,
    isMissed: false,
    submit: (page) =>
      page
        .getByRole('main')
        .getByRole('button', { name: /澄湾真人/ })
        .first()
        .click(),
  },
  {
    title: '提前兑现',
    method: 'cash_out',
    ...CHANNEL,
    before: (control) => playMatch(control, '0.87'),
    open: placed,
    submit: async (page) => {
      await slip(page).getByRole('tab', { name: '未结注单' }).click()
      await unfold(page)
      await press(page, /^确认兑现/)
    },
  },
  {
    title: '部分兑现',
    method: 'cash_out',
    ...CHANNEL,
    before: (control) => playMatch(control, '0.87'),
    open: placed,
    submit: async (page) => {
      await slip(page).getByRole('tab', { name: '未结注单' }).click()
      await unfold(page)
      await press(page, '部分')
      await slip(page).getByRole('slider', { name: '兑现本金的比例' }).waitFor()
      await press(page, /^确认兑现/)
    },
  },
  {
    title: '自动兑现',
    method: 'cash_out_auto',
    isForLater: true,
    ...CHANNEL,
    before: (control) => playMatch(control, '0.87'),
    open: placed,
    submit: async (page) => {
      await slip(page).getByRole('tab', { name: '未结注单' }).click()
      await unfold(page)
      await press(page, '自动')
      await slip(page).getByRole('textbox', { name: '报价达到' }).fill('150')
      await press(page, /^(设定|修改) /)
    },
  },
  {
    title: '取款：提交',
    as: 'vip5',
    path: '/mine/takemoney',
    call: contract.withdraw.create.path,
    submit: async (page) => {
      await page.getByRole('textbox', { name: '取款金额' }).fill('100')
      await page.getByLabel('二级密码', { exact: true }).fill(CAST_SECOND_PASSWORD)
      await page.getByRole('button', { name: '提交取款' }).click()
    },
  },
  ...[
    '存款：提交',
    '转账：转入场馆',
    '钱包：一键回收',
    '币种兑换',
    '积分商城：兑换',
    '福利中心：周礼金',
    '福利中心：领取',
  ].map(ofRow),
  activity('签到', 'vip5', '/activity/signGift/107', /签到/, joinActivity.path),
  { ...activity('抽奖', 'vip10', '/activity/drawGift/106', /抽奖/, joinActivity.path), isChance: true },
  activity('好友邀请：领取', 'vip5', '/activity/friendInvitation', /领取/, confirmInfo.path),
]
