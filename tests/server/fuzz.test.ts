import { describe, expect, it } from 'vitest'
import { contract } from '@app/contract'
import { type AnyEndpoint, COMMON_REFUSALS, flatten } from '@app/contract/kit/endpoint'
import { HEADER } from '@app/contract/kit/headers'
import { STATUS, statusName } from '@app/contract/kit/status'
import type { World } from '../../mock-server/src/world/world.ts'
import { bodiesOf } from './rig/bodies.ts'
import { type Answered, type TestSite, app, takeComplaints, testSite } from './harness.ts'

const SHORT = 40
/** `npm run task soak fuzz` sends more. */
const BODIES = Number(process.env['FUZZ_BODIES'] ?? SHORT)
const SEED = 20_261_121
/** On a machine that is busy with other things. */
const PATIENCE_MS = 20_000 * Math.max(1, BODIES / SHORT)
const RUBBISH = [
  '',
  '{',
  'null',
  '[]',
  '"text"',
  '1e999',
  '{"a":'.repeat(50),
  '\u0000\u0001',
  '{"__proto__":null}',
  '<xml/>',
  'tt=1&xx=2',
]
/** A refused call may count an attempt, draw a random number or sign its caller out; it may write nothing else. */
const MAY_CHANGE = new Set([
  'streams',
  'attempts',
  'login_times',
  'sessions',
  'world_state',
  'captchas',
  'codes',
  'sqlite_sequence',
])

const calls = flatten(contract).filter(({ endpoint }) => !endpoint.upgrade)
const members = calls.filter(({ endpoint }) => endpoint.auth === 'member')

const allowed = ({ refusals, effect, auth, upload }: AnyEndpoint): Set<string> =>
  new Set([
    'SUCCESS',
    ...refusals,
    ...COMMON_REFUSALS.filter((name) => name !== 'SERVER_ERROR' && name !== 'BAD_GATEWAY'),
    ...(effect && effect !== 'read' ? ['FREQUENT_SUBMISSION'] : []),
    ...(auth === 'public' ? [] : ['LOGIN_EXPIRED']),
    ...(upload ? ['FILE_UPLOAD_FAILURE'] : []),
  ])

const changesOf = ({ db }: World): number =>
  (db.sqlite.prepare('select total_changes() as n').get() as { n: number }).n

const contentOf = ({ db }: World): Record<string, string> => {
  const tables = db.sqlite.prepare("select name from sqlite_master where type = 'table'").all() as {
    name: string
  }[]
  return Object.fromEntries(
    tables
      .filter(({ name }) => !MAY_CHANGE.has(name))
      .map(({ name }) => [name, JSON.stringify(db.sqlite.prepare(`select * from "${name}"`).raw().all())]),
  )
}

/** Tells of a refusal that wrote: contents are compared only when SQLite has counted a change. */
const watcher = (world: World) => {
  let changes = changesOf(world)
  let content = contentOf(world)
  return (refused: boolean): string[] => {
    const now = changesOf(world)
    if (now === changes) return []
    changes = now
    const before = content
    content = contentOf(world)
    return refused ? Object.keys(content).filter((name) => content[name] !== before[name]) : []
  }
}

/** A name for what is wrong with an answer, or undefined. */
const faultOf = (endpoint: AnyEndpoint, { http, status_code, message }: Answered): string | undefined => {
  if (http >= 500) return `http ${http}`
  if (status_code === 0) return http >= 400 ? undefined : `no envelope: ${message.slice(0, 80)}`
  const name = statusName(status_code)
  if (!name || !allowed(endpoint).has(name)) return `undeclared ${status_code} ${name}: ${message}`
  return /\bat .+:\d+:\d+|SqliteError|node_modules/.test(message) ? `a stack: ${message}` : undefined
}

const fuzzed = async (endpoint: AnyEndpoint, site: TestSite, seed: number): Promise<string[]> => {
  await site.control('PATCH', '/settings', { checkBlobs: false })
  const signIn = () => site.as('vip5')
  let token = await signIn()
  const troubles: string[] = []
  const wrote = watcher(site.world)
  const judge = (answer: Answered, sent: string) => {
    const fault = faultOf(endpoint, answer)
    const tables = wrote(answer.status_code !== STATUS.SUCCESS.code)
    if (fault) troubles.push(`${fault} ← ${sent}`)
    if (tables.length > 0) troubles.push(`${answer.status_code} wrote ${tables.join()} ← ${sent}`)
  }
  for (const body of bodiesOf(endpoint, BODIES, seed)) {
    const query = Object.fromEntries(
      Object.entries(body ?? {}).map(([name, value]) => [
        name,
        (typeof value === 'string' ? value : JSON.stringify(value)).slice(0, 2_000),
      ]),
    )
    const answer = await site.call(endpoint, endpoint.method === 'GET' ? query : body, { token })
    judge(answer, JSON.stringify(body).slice(0, 200))
    if (answer.status_code === STATUS.LOGIN_EXPIRED.code) token = await signIn()
  }
  if (endpoint.method === 'POST')
    for (const raw of RUBBISH) judge(await site.call(endpoint, {}, { token, raw }), raw.slice(0, 40))
  await site.control('DELETE', `/worlds/${site.name}`)
  return troubles
}

describe('every call, whatever is sent', { timeout: PATIENCE_MS }, () => {
  // [EP-act-activityTopGift.exchangeRecord EP-act-promotion.config EP-act-promotion.confirmInfo]
  // [EP-act-promotion.joinActivity EP-act-promotion.verification EP-act-vipWeek.VipWeekInfo]
  // [EP-fd-bankCard.queryMemberBanksInfoList EP-fd-bankCard.withdraw.add.list EP-fd-payment.closeOrder]
  // [EP-fd-payment.createSignalCode EP-fd-payment.getCustomerInfo EP-fd-payment.getDepositOrderStatus]
  // [EP-fd-payment.pay EP-fd-payment.types EP-fd-transactions.queryDealRecord EP-fd-transfer.getBalance]
  // [EP-fd-transfer.getTransferRate EP-fd-transfer.utcTransfer EP-fd-vCurrency.list]
  // [EP-fd-withdraw.baseCfg.list EP-fd-withdraw.new EP-fd-withdraw.usdtWithdrawInfo]
  // [EP-fd-withdraw.withdrawInfo EP-fd-withdraw.withdrawOrderInfo EP-game-collection.addCollection]
  // [EP-game-collection.removeCollection EP-game-record.betRecordList EP-game-record.betRecordTotal]
  // [EP-game-status.setAutoTransferStatus EP-game-venue.allBalance EP-game-venue.balance]
  // [EP-game-venue.gameList EP-game-venue.getBonusPools EP-game-venue.getVenueInfoByCategory]
  // [EP-game-venue.launch EP-game-venue.recycle EP-game-venue.resource EP-game-venue.transfer]
  // [EP-game-video.hotLive.matchDetail EP-site-advertising.getMyDiscountAd]
  // [EP-site-advertising.navigationList EP-site-advertising.queryNoticeListByPage]
  // [EP-site-advertising.sponsorContent EP-site-configuration.onlinecustomservice]
  // [EP-site-configuration.preInfo EP-site-site.common.singleDataDecryption]
  // [EP-site-site.countryArea.queryCountryArea EP-site-site.letter.delete]
  // [EP-site-site.letter.getUnreadForType EP-site-site.letter.list EP-site-site.letter.onekeyRead]
  // [EP-site-site.letter.read EP-site-user.feedback.addFeedBack EP-site-user.feedback.delFeedback]
  // [EP-site-user.feedback.getFeedBackList EP-site-user.feedback.getFeedbackInfo]
  // [EP-site-user.feedback.queryMemberBetList EP-site-user.feedback.querySiteDepositRewardConfigList]
  // [EP-site-user.feedback.unreadNum EP-site-user.forgetByEmail.one EP-site-user.forgetByEmail.three]
  // [EP-site-user.forgetByEmail.two EP-site-user.forgetByPhone.one EP-site-user.forgetByPhone.three]
  // [EP-site-user.forgetByPhone.two EP-site-user.login EP-site-user.logout EP-site-user.member.addAvatar]
  // [EP-site-user.member.avatarList EP-site-user.member.bindEmail EP-site-user.member.bindFromDeposit]
  // [EP-site-user.member.bindOther EP-site-user.member.bindPassword EP-site-user.member.bindPasswordByEmail]
  // [EP-site-user.member.bindPasswordByPhone EP-site-user.member.bindPhone]
  // [EP-site-user.member.getGameFanshuiHighLow EP-site-user.member.info EP-site-user.member.jwt]
  // [EP-site-user.member.kaptchcate EP-site-user.member.memberGradeConfigList]
  // [EP-site-user.member.memberGradeInfoByGrade EP-site-user.member.validateGeeCheck EP-site-user.register]
  // [EP-site-user.register.defaultKaptcha EP-site-user.sendCode.one EP-site-user.sendCode.two]
  // [EP-site-user.upload.uploadImage EP-site-user.withdrawal.pwd.reset EP-site-user.withdrawal.pwd.set]
  // [EP-stream-history N-07]
  it.each(calls)(
    '$id answers an envelope with a code that it declares and writes nothing when it refuses',
    async ({ endpoint }) => {
      expect(await fuzzed(endpoint, testSite(), SEED)).toEqual([])
      expect(takeComplaints()).toEqual([])
    },
  )

  it.each([
    ['a long header', { [HEADER.uuid]: 'x'.repeat(5_000) }],
    ['a header of the prototype', { ['x-__proto__']: '1', constructor: '1' }],
    ['broken cookies', { cookie: '=; ;;; mock_world; mock_world==%ff; a="b' }],
    ['another type of content', { 'content-type': 'text/html' }],
    ['a length that is none', { 'content-length': 'many' }],
    ['a world that has no name', { 'x-mock-world': '' }],
    ['a world of another kind', { 'x-mock-world': '../../etc' }],
    ['a world of the prototype', { 'x-mock-world': '__proto__' }],
    ['a cookie of another kind of world', { 'x-mock-world': undefined as never, cookie: 'mock_world=A B' }],
    ['an unknown fault', { 'x-mock-fault': 'explode=1' }],
    ['an unknown status', { 'x-mock-status': '9999999' }],
    ['an address that is none', { 'x-mock-ip': '<b>' }],
    ['a language that is none', { [HEADER.lang]: '../zh' }],
  ])('answers below 500 to %s', async (_what, headers) => {
    const site = testSite()
    const sent = Object.fromEntries(Object.entries(headers).filter(([, value]) => value !== undefined))
    for (const endpoint of [
      contract.site.preInfo,
      contract.letter.list,
      contract.deposit.pay,
    ] as AnyEndpoint[]) {
      const answer = await site.call(endpoint, {}, { headers: sent })
      expect(answer.http).toBeLessThan(500)
      expect(answer.status_code).toBeGreaterThan(0)
    }
    expect(takeComplaints()).toEqual([])
  })

  it('refuses a body of more than a megabyte', async () => {
    for (const { endpoint } of calls.slice(0, 5))
      expect((await testSite().call(endpoint, {}, { raw: `{"a":"${'x'.repeat(1_200_000)}"}` })).http).toBe(
        400,
      )
  })

  it.each([
    '/site/api/v1/%00',
    '/fd/api/v1/sec/%ff',
    '/game/api/v1/sec/AAAA',
    '/act/api/',
    '/stream/api/v1/../../x',
    '/site/api/v1/configuration/preInfo/%2e%2e',
    '/site/api/v1/a?__world=%ff&tt=1',
  ])('answers below 500 at %s', async (path) => {
    for (const method of ['GET', 'POST', 'PUT', 'DELETE', 'OPTIONS']) {
      const response = await app.hono.request(`http://127.0.0.1${path}`, {
        method,
        headers: { host: '127.0.0.1' },
        ...(method === 'GET' ? {} : { body: '{' }),
      })
      expect(response.status).toBeLessThan(500)
    }
    expect(takeComplaints()).toEqual([])
  })
})

describe('who may call', { timeout: PATIENCE_MS }, () => {
  const everyMemberCall = async (site: TestSite, token: string) => {
    const codes = new Map<string, number>()
    for (const { id, endpoint } of members)
      codes.set(id, (await site.call(endpoint, {}, { token })).status_code)
    return [...codes].filter(([, code]) => code !== STATUS.LOGIN_EXPIRED.code)
  }

  // [N-HDR-5 PERM-01]
  it('refuses every member call without a token, with a wrong one and with one of another world', async () => {
    const site = testSite()
    await site.control('PATCH', '/settings', { checkBlobs: false })
    const another = await testSite().as('vip5')
    for (const token of ['', 'f'.repeat(96), 'x', another, `${another}0`])
      expect(await everyMemberCall(site, token)).toEqual([])
  })

  it('refuses every member call once the session has run out', async () => {
    const site = testSite()
    const token = await site.as('vip5')
    await site.control('PATCH', '/settings', { checkBlobs: false })
    await site.control('POST', '/clock', { advance_s: 8 * 86_400 })
    expect(await everyMemberCall(site, token)).toEqual([])
  })
})
