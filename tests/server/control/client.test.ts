import { describe, expect, it } from 'vitest'
import { createMockClient } from '../../../mock-server/src/testing/client.ts'
import { MockRefused } from '../../../mock-server/src/testing/transport.ts'
import { app } from '../harness.ts'

/** The app itself instead of a port. */
const inProcess: typeof fetch = async (input, init) =>
  app.hono.fetch(
    new Request(input instanceof Request ? input : String(input), {
      ...init,
      headers: { host: '127.0.0.1', ...(init?.headers as Record<string, string>) },
    }),
  )
let worlds = 0
const client = () => createMockClient('http://127.0.0.1/', { world: `client-${++worlds}`, fetch: inProcess })

describe('the typed client', () => {
  it('calls the site as a member and forces codes by the name of the call', async () => {
    const mock = client()
    const balance = () => mock.call('POST', '/fd/api/v1/transfer/getBalance', {}, { as: 'vip5' })
    expect(await balance()).toMatchObject({ status: 'SUCCESS', http: 200 })
    const forced = await mock.force('getBalance', 'MAINTENANCE')
    expect(await balance()).toMatchObject({ status: 'MAINTENANCE' })
    expect(await mock.faults.list()).toHaveLength(1)
    await forced.release()
    expect(await balance()).toMatchObject({ status: 'SUCCESS' })
    await expect(mock.force('nothing', 'MAINTENANCE')).rejects.toThrow('no call is named nothing')
  })

  it('forgets what failed: a server that is not there yet is asked again by the next call', async () => {
    const outcomes = [false, true, false]
    const late: typeof fetch = async (input, init) => {
      const isSteering = (input instanceof Request ? input.url : String(input)).includes('/__mock/api/')
      if (isSteering && outcomes.shift() === false) throw new TypeError('fetch failed')
      return inProcess(input, init)
    }
    const mock = createMockClient('http://127.0.0.1/', { world: `client-${++worlds}`, fetch: late })
    const balance = () => mock.call('POST', '/fd/api/v1/transfer/getBalance', {}, { as: 'vip5' })
    // The check of tt and xx, then the member's session.
    await expect(balance()).rejects.toThrow('fetch failed')
    await expect(balance()).rejects.toThrow('fetch failed')
    expect(await balance()).toMatchObject({ status: 'SUCCESS' })
  })

  it('holds clock, members, settings, scenes, snapshots and worlds', async () => {
    const mock = client()
    await mock.clock.freeze()
    const { now } = await mock.clock.read()
    expect((await mock.clock.advance(60)).now).toBe(now + 60_000)
    await mock.members.change('vip5', { balance_cents: 5 })
    await mock.snapshots.save('five')
    await mock.members.change('vip5', { balance_cents: 6 })
    const image = await mock.snapshots.download('five')
    await mock.snapshots.upload('again', image)
    await mock.snapshots.restore('again')
    expect((await mock.members.get('vip5')).balance_cents).toBe(5)
    expect(await mock.snapshots.drop('five')).toEqual({ dropped: 'five' })
    expect((await mock.snapshots.list()).map(({ name }) => name)).toEqual(['again'])
    await mock.settings.change({ captcha: 'none' })
    expect(await mock.settings.read()).toMatchObject({ captcha: 'none' })
    expect((await mock.scenes.list()).length).toBeGreaterThanOrEqual(11)
    expect(await mock.reset('new-member')).toMatchObject({ scene: 'new-member', as: 'xinren88' })
    expect((await mock.worlds.list()).map(({ name }) => name)).toContain(mock.world)
    await mock.inWorld('client-other').clock.read()
    expect(await mock.worlds.drop('client-other')).toEqual({ dropped: 'client-other' })
    expect((await mock.health()).ok).toBe(true)
  })

  it('directs matches, decides orders, reads the ledger', async () => {
    const mock = client()
    const { gid } = await mock.director.compose({ home: '甲', away: '乙', startsIn_s: -600 })
    await mock.director.goal(gid, 'home')
    await mock.director.result(gid, [1, 0])
    const { data } = await mock.call<{ orderNo: string }>(
      'POST',
      '/fd/api/v1/payment/pay',
      { typeCode: 'bank', amount: '500', payerName: '张远航' },
      { as: 'vip5' },
    )
    await mock.orders.decide(data.orderNo, 'success')
    expect(await mock.ledger()).toMatchObject({ balanced: true })
    const [call] = await mock.journal.list({ path: '/payment/pay' })
    expect((await mock.journal.rewind(call!.id, 'client-fork')).name).toBe('client-fork')
    expect(await mock.capsule.open(await mock.capsule.download(), 'client-capsule')).toMatchObject({
      equal: true,
    })
    expect((await mock.coverage()).covered).toBe(1)
  })

  it('lists venues, orders, bets and the books', async () => {
    const mock = client()
    await mock.venues.change('CWZR', { maintenance: true })
    const venue = (await mock.venues.list()).find(({ channelCode }) => channelCode === 'CWZR')
    expect(venue).toMatchObject({ maintenance: true, activityLock: false })
    const { data } = await mock.call<{ orderNo: string }>(
      'POST',
      '/fd/api/v1/payment/pay',
      { typeCode: 'bank', amount: '500', payerName: '张远航' },
      { as: 'vip5' },
    )
    const orderOf = async () =>
      (await mock.orders.list({ kind: 'deposit', member: 'vip5' })).find(
        (one) => one.orderNo === data.orderNo,
      )
    expect(await orderOf()).toMatchObject({
      status: 'waiting',
      amount_cents: 50_000,
      outcomes: { length: 4 },
    })
    await mock.orders.decide(data.orderNo, 'success')
    expect(await orderOf()).toMatchObject({ status: 'success', outcomes: [] })
    expect((await mock.orders.list({ status: 'open' })).every(({ outcomes }) => outcomes.length > 0)).toBe(
      true,
    )
    const [movement] = await mock.books.movements({ member: 'vip5', text: data.orderNo })
    expect(movement!.postings.reduce((sum, { cents }) => sum + cents, 0)).toBe(0)
    const accounts = await mock.books.accounts()
    expect(accounts.filter(({ drift_cents }) => drift_cents !== 0)).toEqual([])
    const [bet] = await mock.bets.list({ member: 'vip5', limit: 1 })
    expect(await mock.bets.list({ gid: bet!.legs[0]!.gid })).toContainEqual(bet)
    const down = (await mock.chat.messages()).filter((message) => message.down !== null)
    expect(down.length).toBeGreaterThan(15)
    expect(await mock.worlds.list()).toContainEqual(
      expect.objectContaining({ name: mock.world, sockets: 0, bytes: expect.any(Number) }),
    )
  })

  it('says which events of a match can happen now', async () => {
    const mock = client()
    const { gid } = await mock.director.compose({ home: '甲', away: '乙', startsIn_s: -600 })
    expect((await mock.director.match(gid)).can).toEqual(expect.arrayContaining(['goal', 'red', 'finish']))
    await mock.director.finish(gid)
    expect((await mock.director.match(gid)).can).toEqual([])
  })

  it('throws what was refused, with its issues', async () => {
    const refused = await client()
      .clock.advance(-1)
      .catch((error: unknown) => error)
    expect(refused).toBeInstanceOf(MockRefused)
    expect(refused).toMatchObject({ status: 400, issues: [{ path: 'advance_s' }] })
  })
})
