import { describe, expect, it } from 'vitest'
import { contract } from '@app/contract'
import { toCents } from '@app/contract/kit/cents'
import type { PlayBet } from '@app/contract/play/play'
import { app, expectStatus, takeComplaints, testSite } from '../harness.ts'
import { launched, ledgerOf } from './player.ts'

const { bet, wallet, game } = contract
const spin: PlayBet = { kind: 'slot', stake: '20.00' }

/** "banker 50.00", "tie 5.00": a bet that is spread over places. */
const spread = (...bets: string[]): PlayBet => ({
  kind: 'spread',
  bets: bets.map((bet) => {
    const [on = '', stake = ''] = bet.split(' ')
    return { on, stake }
  }),
})

const BETS: [enName: string, gameCode: string, bet: PlayBet][] = [
  ['cwdz', 'cwdz-001', spin],
  ['cwdz', 'cwdz-011', spin],
  ['g1cp', 'g1cp-004', spread('big 10.00', 'sum9 3.33')],
  ['cwzr', 'cwzr-002', spread('banker 50.00', 'tie 5.00')],
  ['cwzr', 'cwzr-001', spread('dragon 12.35')],
  ['cwzr', 'cwzr-009', spread('n17 5.00', 'n32+4 2.00', 'red 10.00')],
  ['g1cp', 'g1cp-003', spread('p1d7 10.00')],
  ['g1cp', 'g1cp-001', spread('dragon 10.00')],
  ['g1cp', 'g1cp-002', spread('hue3 10.00')],
  ['cwzr', 'cwzr-003', spread('triple 1.00')],
  ['cwby', 'cwby-001', { kind: 'fish', cannon: '1.00', hits: ['minnow', 'koi', 'puffer'] }],
  ['cwqp', 'cwqp-009', spread('seat1 10.00', 'seat4 10.00')],
  ['cwqp', 'cwqp-002', spread('red 10.01', 'lucky 2.00')],
  ['cwdj', 'cwdj-001', { kind: 'duel', card: 3, on: 's21', stake: '10.00' }],
  ['xmty', '', { kind: 'coupon', card: 7, picks: ['1', '', 'X'], stake: '10.00' }],
]

describe('a round', () => {
  it.each(BETS)(
    'of %s %s moves stake and winnings to the cent and is in the bet record',
    async (enName, gameCode, body) => {
      const site = testSite()
      const page = await launched(site, 'vip5', enName, gameCode)
      const before = toCents((await page.state()).data.balance)
      let balance = before
      for (let round = 0; round < 5; round++) {
        const answer = await page.bet(body)
        expectStatus(answer, 'SUCCESS')
        balance += toCents(answer.data.payout) - toCents(answer.data.stake)
        expect(toCents(answer.data.balance)).toBe(balance)
      }
      const state = await page.state()
      expect(toCents(state.data.balance)).toBe(balance)
      expect(state.data.rounds).toHaveLength(5)
      const { data: total } = await site.call(bet.betRecordTotal, { enName }, { token: page.login })
      expect(total).toMatchObject({ count: 5 })
      expect(toCents(total.win)).toBe(balance - before)
      const { data: list } = await site.call(bet.betRecordList, { enName }, { token: page.login })
      expect(list.records[0]).toMatchObject({ gameCode, status: 'settled', legs: [] })
      expect(list.records[0]?.content.length).toBeGreaterThan(1)
      expect(await ledgerOf(site)).toMatchObject({ balanced: true, drift_cents: 0 })
      expect(takeComplaints()).toEqual([])
    },
  )

  it('that gave and took the same is even; a tie is what the cards had', async () => {
    const site = testSite()
    const page = await launched(site, 'vip5', 'cwzr', 'cwzr-002')
    let answer = await page.bet(spread('player 10.00', 'tie 10.00'))
    while (answer.data.payout !== '20.00') answer = await page.bet(spread('player 10.00', 'tie 10.00'))
    const { data } = await site.call(bet.betRecordList, { enName: 'cwzr' }, { token: page.login })
    expect(data.records[0]).toMatchObject({ win: '0.00', result: 'P', resultName: '打平' })
    expect(data.records[0]?.content.at(-1)).toMatch(/^闲赢/)
  })

  it('says of each stake on what it lay: of balls with the group, elsewhere the group of a number', async () => {
    const site = testSite()
    const told = async (gameCode: string, body: PlayBet) => {
      const page = await launched(site, 'vip5', gameCode.slice(0, 4), gameCode)
      const { lines } = (await page.bet(body)).data
      return lines.map((line) => line.replace(/（.+$/, ''))
    }
    expect([
      await told('g1cp-001', spread('sumeven 10.00', 'b4even 10.00', 'dragon 5.00')),
      await told('g1cp-003', spread('p2d9 10.00', 'sumbig 10.00')),
      await told('g1cp-004', spread('sum11 3.33', 'big 10.00')),
      await told('g1cp-002', spread('n7 10.00', 'hue0 10.00')),
    ]).toEqual([
      ['总和 双 ¥10', '第五球 双 ¥10', '龙虎 龙 ¥5'],
      ['个位 9 ¥10', '和值 大 ¥10'],
      ['和值 11 ¥3.33', '大 ¥10'],
      ['特码 7 ¥10', '特码颜色 红 ¥10'],
    ])
  })

  it('sent twice with the same id is played once', async () => {
    const site = testSite()
    const page = await launched(site, 'vip5', 'cwdz', 'cwdz-001')
    const first = await page.bet(spin, 'same-round')
    const again = await Promise.all([page.bet(spin, 'same-round'), page.bet(spin, 'same-round')])
    expect(again.map(({ data }) => data)).toEqual([first.data, first.data])
    expectStatus(await page.bet({ kind: 'slot', stake: '30.00' }, 'same-round'), 'ILLEGAL_PARAMETER')
    expect((await page.state()).data.balance).toBe(first.data.balance)
  })

  it('comes out the same in two worlds with the same calls', async () => {
    const outcomes = await Promise.all(
      [testSite(), testSite()].map(async (site) => {
        const page = await launched(site, 'vip5', 'cwzr', 'cwzr-002')
        const answers = [await page.bet(BETS[3]![2]), await page.bet(BETS[3]![2])]
        return answers.map(({ data }) => data.outcome)
      }),
    )
    expect(outcomes[0]).toEqual(outcomes[1])
  })
})

describe('a round is refused', () => {
  it('without enough money in the venue, and nothing moves', async () => {
    const site = testSite()
    const login = await site.as('vip5')
    await site.call(contract.venue.setAutoTransferStatus, { status: 0 }, { token: login })
    const page = await launched(site, 'vip5', 'cwqp', 'cwqp-009')
    const answer = await page.bet(spread('seat1 10.00'))
    expect(answer).toMatchObject({
      message: '场馆余额不足，请在站点“转账”中转入后再玩',
      data: { reason: 'balance' },
    })
    expect((await page.state()).data.rounds).toEqual([])
  })

  it('under and over the limits of a round', async () => {
    const page = await launched(testSite(), 'vip5', 'cwdz', 'cwdz-001')
    for (const stake of ['0.99', '5000.01'])
      expect((await page.bet({ kind: 'slot', stake })).data).toEqual({ reason: 'limit' })
  })

  it('in a break of the member’s own that began after the page came, until when as well', async () => {
    const site = testSite()
    const page = await launched(site, 'vip5', 'cwdz', 'cwdz-001')
    const token = await site.as('vip5')
    await site.call(contract.restraint.takeRest, { kind: 'coolOff', days: 1 }, { token })
    expect(await page.bet(spin)).toMatchObject({
      message: expect.stringMatching(/^您正处于冷静期，\d{4}-\d\d-\d\d \d\d:\d\d 结束后才能继续$/) as string,
      data: { reason: 'rest' },
    })
  })

  it('while the venue is under maintenance, which the page is told as well', async () => {
    const site = testSite()
    const page = await launched(site, 'vip5', 'cwdz', 'cwdz-001')
    await site.control('PATCH', '/venues/CWDZ', { maintenance: true })
    expectStatus(await page.bet(spin), 'VENUE_UNDER_MAINTENANCE')
    expect(await page.state()).toMatchObject({
      message: '澄湾电子维护中，请稍后再来',
      data: { reason: 'maintenance' },
    })
  })

  it('with a wrong token, with one of another venue, and after twelve hours', async () => {
    const site = testSite()
    const page = await launched(site, 'vip5', 'cwdz', 'cwdz-001')
    const body = { token: page.token, gameCode: 'cwdz-001', roundId: 'elsewhere-1', bet: spin }
    expectStatus(await page.post('bet', body, 'LHDZ'), 'UID_VERIFICATION_ERROR')
    expectStatus(await page.post('bet', { ...body, token: '0'.repeat(48) }), 'UID_VERIFICATION_ERROR')
    await site.control('POST', '/clock', { advance_s: 12 * 3_600 })
    expect(await page.bet(spin)).toMatchObject({
      message: '游戏会话已过期，请返回站点重新进入',
      data: { reason: 'expired' },
    })
  })

  it('once its member has logged out: whoever comes to the device next plays with own money', async () => {
    const site = testSite()
    const page = await launched(site, 'vip5', 'cwdz', 'cwdz-001')
    const other = await launched(site, 'vip10', 'cwdz', 'cwdz-001')
    expectStatus(await page.state(), 'SUCCESS')
    await site.call(contract.auth.logout, {}, { token: page.login })
    expectStatus(await page.state(), 'UID_VERIFICATION_ERROR')
    expectStatus(await page.bet(spin), 'UID_VERIFICATION_ERROR')
    expectStatus(await other.state(), 'SUCCESS')
  })

  it('when the bet is none of the game, or no bet at all', async () => {
    const page = await launched(testSite(), 'vip5', 'cwzr', 'cwzr-002')
    expectStatus(await page.bet(spin), 'INVALID_PARAMETER')
    expect((await page.bet({ kind: 'spread', bets: [{ on: 'dragon', stake: '1.00' }] })).message).toBe(
      '没有这个注项',
    )
    const twice = [
      { on: 'tie', stake: '1.00' },
      { on: 'tie', stake: '1.00' },
    ]
    expect((await page.bet({ kind: 'spread', bets: twice })).message).toBe('同一注项只能下一次')
    for (const body of ['', 'no', '{}', '[]', '{"token":1}'])
      expectStatus(await page.post('bet', body), 'INVALID_PARAMETER')
    expect(takeComplaints()).toEqual([])
  })
})

describe('a launch', () => {
  it('notes the game as recent and leaves the rest of the money where it is', async () => {
    const site = testSite()
    const page = await launched(site, 'vip5', 'cwdz', 'cwdz-007')
    const recent = await site.call(game.gameList, { type: 'recent' }, { token: page.login })
    expect(recent.data.records.map(({ gameCode }) => gameCode)).toEqual(['cwdz-007'])
    await page.bet(spin)
    expect((await site.call(wallet.getBalance, {}, { token: page.login })).status_code).toBeGreaterThan(0)
  })

  it('shows the same card for the same number', async () => {
    const page = await launched(testSite(), 'vip5', 'cwdj', 'cwdj-001')
    expect((await page.card(12)).data).toEqual((await page.card(12)).data)
    expect((await page.card(12)).data).not.toEqual((await page.card(13)).data)
  })
})

it.each([{ kind: 'drop' }, { kind: 'empty' }, { http: 502 }])(
  'whose answer is lost afterwards by %j is played once, and told to who asks again',
  async (fault) => {
    const site = testSite()
    const page = await launched(site, 'vip5', 'cwdz', 'cwdz-001')
    const path = '/mock/play/CWDZ/bet'
    await site.control('POST', '/faults', { path, ...fault, after: true, times: 1 })
    await expect(page.bet(spin, 'lost-round')).rejects.toThrow(SyntaxError)
    const { balance, rounds } = (await page.state()).data
    expect(rounds).toHaveLength(1)
    const again = await page.bet(spin, 'lost-round')
    expect(again.data).toMatchObject({ balance, stake: '20.00' })
    expect((await page.state()).data).toMatchObject({ balance, rounds })
  },
)

it('a pool that a member won begins anew for everybody, and says who won it [U-GAME-08]', async () => {
  const site = testSite()
  const page = await launched(site, 'vip5', 'cwdz', 'cwdz-001')
  const pool = async () => (await site.call(game.getBonusPools, { enName: 'cwdz' })).data[0]!
  const before = await pool()
  expect((await page.state()).data.setting).toMatchObject({ pool: { cents: toCents(before.amount) } })
  const { outcome, at } = (await page.bet(spin)).data
  expect(outcome).toMatchObject({ pool: { cents: toCents(before.amount), isWon: false } })
  // A chance of one in a million, come true.
  app.worlds
    .get(site.name)
    .db.orm.run(`update play_rounds set outcome = json_set(outcome, '$.pool.isWon', json('true'))`)
  const after = await pool()
  expect(after.lastWin).toEqual({ name: 'v***p5', amount: before.amount, time: at })
  expect(toCents(after.amount)).toBeLessThan(toCents(before.amount))
})
