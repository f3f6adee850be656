import { describe, expect, it } from 'vitest'
import { MESSAGE_ID } from '@app/contract/chat/messageIds'
import { STATUS } from '@app/contract/kit/status'
import { takeComplaints, testSite, type TestSite } from '../harness.ts'

interface Case {
  call: [method: string, path: string]
  good?: unknown
  /** What the answer to `good` holds. */
  holds?: object
  status?: number
  bad?: unknown[]
  /** An address of the same kind that names nobody. */
  unknown?: [path: string, body?: unknown]
}

/** 10010 doesn't exist. */
const NO_MESSAGE = MESSAGE_ID.globalStatus + 1
const any = expect.anything()
const number = expect.any(Number)
const list = expect.any(Array)

const CASES: Case[] = [
  { call: ['GET', '/worlds'], holds: { worlds: list } },
  {
    call: ['POST', '/worlds'],
    good: { name: 'api-one', seed: 3 },
    holds: { name: 'api-one', seed: 3, persist: false, now: number },
    status: 201,
    bad: [{}, { name: 'No' }, { name: 'a', seed: -1 }, { name: 'a', extra: 1 }],
    unknown: ['/worlds', { name: 'api-two', scene: 'nowhere' }],
  },
  { call: ['DELETE', '/worlds/api-one'], holds: { dropped: 'api-one' }, unknown: ['/worlds/api-none'] },
  { call: ['POST', '/reset'], good: {}, holds: { name: any, seed: 1, now: number }, bad: [{ scene: 1 }, []] },
  {
    call: ['POST', '/snapshots'],
    good: { name: 'kept' },
    holds: { name: 'kept', bytes: number },
    status: 201,
    bad: [{}, { name: '../x' }],
  },
  { call: ['GET', '/snapshots'], holds: { snapshots: [{ name: 'kept', bytes: number, at: number }] } },
  {
    call: ['POST', '/snapshots/kept/restore'],
    good: {},
    holds: { name: any, now: number },
    unknown: ['/snapshots/none/restore', {}],
  },
  { call: ['GET', '/clock'], holds: { now: number, site: number, real: number, rate: 1, frozen: false } },
  {
    call: ['POST', '/clock'],
    good: { advance_s: 60, rate: 2 },
    holds: { rate: 2, ran: number },
    bad: [{ now: 1 }, { advance_s: -1 }, { advance_s: 1, now: 9_999_999_999_999 }, { rate: 'x' }, 'no'],
  },
  {
    call: ['POST', '/faults'],
    good: { path: '/site/**', status_code: STATUS.RISKY_LOGIN.code, delay_ms: 5, times: 2 },
    holds: { id: 1 },
    status: 201,
    bad: [
      { path: '/site/**' },
      { path: '/site/**', status_code: STATUS.SUCCESS.code, http: 500 },
      { path: '/site/**', http: 200 },
      { path: '/x', http: 500 },
      { kind: 'drop' },
    ],
  },
  {
    call: ['GET', '/faults'],
    holds: {
      faults: [{ id: 1, path: '/site/**', status_code: STATUS.RISKY_LOGIN.code, delay_ms: 5, times: 2 }],
    },
  },
  { call: ['DELETE', '/faults/1'], holds: { removed: 1 }, unknown: ['/faults/99'] },
  { call: ['DELETE', '/faults'], holds: { faults: [] } },
  { call: ['GET', '/outbox?to=13800000000'], holds: { messages: [] } },
  { call: ['GET', '/journal?path=/x&since=0'], holds: { entries: [] } },
  { call: ['GET', '/members'], holds: { members: list } },
  {
    call: ['GET', '/members/vip5'],
    holds: { name: 'vip5', vip: 5, balance_cents: number, locked_cents: 0 },
    unknown: ['/members/nobody'],
  },
  {
    call: ['PATCH', '/members/vip5'],
    good: {
      balance_cents: 12_345,
      vip: 7,
      bindPhone: '13900001234',
      realName: '张三丰',
      trustDevice: false,
      risk: true,
      mutedUntil: 1_900_000_000_000,
    },
    holds: { balance_cents: 12_345, vip: 7 },
    bad: [{ balance_cents: -1 }, { balance_cents: 1.5 }, { vip: 11 }, { unknown: 1 }, { bindPhone: 'x' }],
    unknown: ['/members/nobody', { vip: 1 }],
  },
  {
    call: ['POST', '/members/vip5/session'],
    good: {},
    holds: { token: any, userId: any },
    status: 201,
    unknown: ['/members/nobody/session', {}],
  },
  { call: ['GET', '/settings'], holds: { depositDisabled: false, captcha: 'auto', safeSwitch: false } },
  {
    call: ['PATCH', '/settings'],
    good: { depositDisabled: true, captcha: 'none', brandName: '新澄湾', gameOpenFlag: '0', region: 'US' },
    holds: { depositDisabled: true, captcha: 'none', brandName: '新澄湾', gameOpenFlag: '0', region: 'US' },
    bad: [{ captcha: 'x' }, { other: 1 }, { h5DomainUrl: 'javascript:1' }],
  },
  {
    call: ['PATCH', '/venues/CWZR'],
    good: { maintenance: true, activityLock: true },
    holds: {},
    bad: [{ maintenance: 1 }],
    unknown: ['/venues/NONE', { maintenance: true }],
  },
  { call: ['GET', '/venues'], holds: { venues: list } },
  {
    call: ['GET', '/orders?kind=withdraw&limit=1'],
    holds: { orders: [{ kind: 'withdraw' }], total: number },
  },
  { call: ['GET', '/bets?member=vip5&limit=1'], holds: { bets: [{ member: 'vip5', legs: list }] } },
  { call: ['GET', '/matches?limit=2'], holds: { matches: [{ gid: any }, { gid: any }] } },
  {
    call: ['POST', '/matches'],
    good: {
      sport: 'FT',
      league: '测试杯',
      home: '甲队',
      away: '乙队',
      startsIn_s: -600,
      markets: [{ wtype: 'RE', line: -0.5, odds: { RH: '0.90', RC: '0.98' } }],
    },
    holds: { gid: '900000000', home: '甲队', away: '乙队' },
    status: 201,
    bad: [
      { home: '甲队' },
      { home: 'a', away: 'b', markets: [{ wtype: 'NONE', odds: {} }] },
      { home: 'a', away: 'b', markets: [{ wtype: 'RE', odds: { XX: '1' } }] },
    ],
  },
  {
    call: ['POST', '/matches/900000000/events'],
    good: { type: 'goal', side: 'home', minute: 5 },
    holds: { gid: '900000000' },
    bad: [{ type: 'party' }, {}, { type: 'goal', side: 'left' }],
    unknown: ['/matches/98989898/events', { type: 'suspend' }],
  },
  {
    call: ['POST', '/matches/900000000/result'],
    good: { score: '2-1', half: '1-0' },
    holds: { gid: '900000000' },
    bad: [{}, { score: 'x' }, { score: [1] }],
    unknown: ['/matches/98989898/result', { score: [1, 0] }],
  },
  {
    call: ['POST', '/chat'],
    good: { rid: 'lobby', msgId: MESSAGE_ID.roomStatus, msgData: { rid: 'lobby', status: 'closed' } },
    holds: { name: 'roomStatus', listeners: 0 },
    bad: [{}, { msgId: NO_MESSAGE }, { msgId: MESSAGE_ID.roomStatus, msgData: { status: 1 } }],
    unknown: ['/chat', { rid: 'nowhere', msgId: MESSAGE_ID.clearRoom, msgData: { rid: 'nowhere' } }],
  },
  { call: ['GET', '/ledger'], holds: { balanced: true, drift_cents: 0, accounts: any, postings: any } },
  { call: ['GET', '/ledger/accounts'], holds: { accounts: list } },
  { call: ['GET', '/ledger/movements?limit=1'], holds: { movements: [{ id: number, postings: list }] } },
  { call: ['GET', '/chat/messages'], holds: { messages: list } },
  { call: ['GET', '/endpoints'], holds: { endpoints: list } },
  { call: ['GET', '/codes'], holds: { codes: list } },
  { call: ['GET', '/coverage'], holds: { endpoints: list, served: number } },
  { call: ['GET', '/trace'], holds: { on: false } },
  { call: ['GET', '/capsule'], holds: { format: 'chengwan-capsule', calls: list, snapshot: any } },
  { call: ['GET', '/scenes'], holds: { scenes: list } },
]

const site: TestSite = testSite()

describe.each(CASES)(
  '$call',
  ({ call: [method, path], good, holds = {}, status = 200, bad = [], unknown }) => {
    it('refuses what is wrong with {error, issues}, and nothing is half done', async () => {
      const before = site.world.db.serialize()
      for (const body of [...bad, ...(method === 'GET' || good === undefined ? [] : [[], 'text', 7, null])]) {
        const answer = await site.control<{ error: string; issues: unknown[] }>(method, path, body)
        expect({ sent: body, ...answer }).toMatchObject({
          status: 400,
          body: { error: expect.any(String), issues: list },
        })
      }
      if (unknown) {
        const [other, body] = unknown
        expect(await site.control(method, other, body)).toMatchObject({
          status: 404,
          body: { error: expect.stringMatching(/\p{Script=Han}/u), issues: list },
        })
      }
      if (bad.length > 0) expect(Buffer.from(before).equals(site.world.db.serialize())).toBe(true)
      expect(takeComplaints()).toEqual([])
    })

    it('answers as documented', async () => {
      expect(await site.control(method, path, good)).toMatchObject({ status, body: holds })
      site.world = (await import('../harness.ts')).app.worlds.get(site.name)
      expect(takeComplaints()).toEqual([])
    })
  },
)

it('what is no control call is 404, another method than its own 405', async () => {
  expect(await site.control('GET', '/nothing')).toMatchObject({ status: 404, body: { issues: [] } })
  expect(await site.control('POST', '/captcha/x')).toMatchObject({ status: 405, body: { issues: [] } })
  expect(await site.control('GET', '/captcha/x')).toMatchObject({ status: 404 })
  expect(await site.control('POST', '/orders/x', { outcome: 'success' })).toMatchObject({ status: 404 })
  expect(await site.control('POST', '/bets/x', { outcome: 'W' })).toMatchObject({ status: 404 })
  expect(await site.control('POST', '/bets/x', { outcome: 'nope' })).toMatchObject({ status: 400 })
})
