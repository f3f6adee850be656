import { describe, expect, it, vi } from 'vitest'
import { contract } from '@app/contract'
import { CHAPTERS } from '@app/seeds/scenes/guidedDemo'
import { SCENES } from '@app/seeds/scenes/scenes'
import { app, expectStatus, takeComplaints, testSite } from '../harness.ts'

interface Opened {
  name: string
  scene: string
  as: string | null
  opens: string
}
interface Listed {
  scenes: { name: string; title: string; story: string; as: string | null; opens: string; address: string }[]
}

const TURNS = 8
const NAMES = [
  'fresh-visitor', 'new-member', 'vip5-evening', 'risky-login', 'locked-bonus', 'deposit-off', 'maintenance',
  'goal-in-delay', 'withdrawal-journey', 'crowded-chat', 'empty-states',
] // prettier-ignore

describe('scenes', () => {
  it('are the eleven, each told in Chinese with who it is about and where it begins', async () => {
    const { body } = await testSite().control<Listed>('GET', '/scenes')
    expect(body.scenes.map(({ name }) => name).toSorted()).toEqual(NAMES.toSorted())
    for (const { title, story, opens, address, name } of body.scenes) {
      expect(title).toMatch(/\p{Script=Han}{4}/u)
      expect(story).toMatch(/\p{Script=Han}{10}/u)
      expect(opens).toMatch(/^\//)
      expect(address).toContain(`__scene=${name}`)
    }
  })

  it.each([...SCENES, ...CHAPTERS].map(({ name }) => name))(
    '%s is told without a complaint and its books balance',
    async (scene) => {
      const site = testSite()
      const { status, body } = await site.control<Opened>('POST', '/reset', { scene })
      expect({ status, body }).toMatchObject({ status: 200, body: { name: site.name, scene } })
      expect((await site.control<{ balanced: boolean }>('GET', '/ledger')).body.balanced).toBe(true)
      expect(takeComplaints()).toEqual([])
    },
  )

  it('are told once: whoever opens one later gets a copy', async () => {
    const site = testSite()
    await site.control('POST', '/reset', { scene: 'vip5-evening' })
    const telling = vi.spyOn(app.worlds, 'stage')
    for (let turn = 0; turn < TURNS; turn++)
      expect((await site.control('POST', '/reset', { scene: 'vip5-evening' })).status).toBe(200)
    expect((await testSite().control('POST', '/reset', { scene: 'vip5-evening' })).status).toBe(200)
    expect(telling).not.toHaveBeenCalled()
    telling.mockRestore()
  })

  it('are a world of the name that is asked for, or an unknown one is not found', async () => {
    const site = testSite()
    const made = await site.control<Opened>('POST', '/worlds', { name: 'my-evening', scene: 'vip5-evening' })
    expect(made).toMatchObject({
      status: 201,
      body: { name: 'my-evening', as: 'vip5', opens: '/game/sport/crty' },
    })
    expect((await site.control('POST', '/worlds', { name: 'x', scene: 'nowhere' })).status).toBe(404)
    expect(app.worlds.has('x')).toBe(false)
    expect((await site.control('POST', '/reset', { scene: 'nowhere' })).status).toBe(404)
  })

  it('are opened by an address in a world of their own, signed in, on the right page', async () => {
    const open = (cookie = '') =>
      app.hono.request('http://127.0.0.1/?__scene=vip5-evening&__as=vip5', {
        headers: { host: '127.0.0.1', cookie },
      })
    const first = await open()
    expect(first.status).toBe(302)
    expect(first.headers.get('set-cookie')).toMatch(/mock_world=vip5-evening-1;/)
    const page = await app.hono.request(first.headers.get('location')!, { headers: { host: '127.0.0.1' } })
    expect(await page.text()).toMatch(/data-token="[0-9a-f]{96}"[^>]*data-next="\/game\/sport\/crty"/)
    expect((await open()).headers.get('set-cookie')).toMatch(/mock_world=vip5-evening-2;/)
    expect((await open('mock_world=vip5-evening-1')).headers.get('set-cookie')).toMatch(/vip5-evening-1;/)
  })
})

describe('what a scene tells is true in its world', () => {
  const opened = async (scene: string, member?: string) => {
    const site = testSite()
    await site.control('POST', '/reset', { scene })
    return { site, token: member ? await site.as(member) : '' }
  }

  it('vip5-evening: open bets of three kinds and an in-play match', async () => {
    const { site, token } = await opened('vip5-evening', 'vip5')
    const { data } = await site.call(contract.bet.betRecordList, { settled: false }, { token })
    expect(data.records.length).toBeGreaterThanOrEqual(4)
  })

  it('new-member: registered, without money, and its password works', async () => {
    const { site } = await opened('new-member')
    const { body } = await site.control<{ balance_cents: number }>('GET', '/members/xinren88')
    expect(body.balance_cents).toBe(0)
  })

  it('goal-in-delay: the bet waits, and is refused when the clock goes on', async () => {
    const { site, token } = await opened('goal-in-delay', 'vip5')
    const states = async () =>
      (await site.call(contract.bet.betRecordList, { pageSize: 1 }, { token })).data.records.map(
        ({ status }) => status,
      )
    const before = await states()
    await site.control('POST', '/clock', { advance_s: 6 })
    expect(await states()).not.toEqual(before)
  })

  it('withdrawal-journey: one paid, one refused with its reason, one in review', async () => {
    const { site, token } = await opened('withdrawal-journey', 'vip5')
    const { data } = await site.call(contract.wallet.queryDealRecord, { type: 'withdraw' }, { token })
    expect(data.records.slice(0, 3).map(({ amount }) => amount)).toEqual(['-2000.00', '-800.00', '-1000.00'])
    expect(new Set(data.records.slice(0, 3).map(({ status }) => status)).size).toBe(3)
  })

  it('crowded-chat: twenty lines of eight members, and some in the lobby', async () => {
    const { site } = await opened('crowded-chat')
    const { body } = await site.control<{ matches: { gid: string; home: string }[] }>(
      'GET',
      '/matches?text=澄江雄狮',
    )
    const { data } = await site.call(contract.chat.history, {
      rid: `match-${body.matches[0]!.gid}`,
      pageSize: 50,
    })
    const people = data.records.filter((record) => !record.robot && record.kind === 'text')
    expect(people.length).toBeGreaterThanOrEqual(20)
    expect(new Set(people.map(({ uid }) => uid)).size).toBeGreaterThanOrEqual(8)
  })

  it('deposit-off and maintenance: the calls answer so', async () => {
    const off = await opened('deposit-off', 'vip5')
    expectStatus(await off.site.call(contract.deposit.types, {}, { token: off.token }), 'NOT_FOUND')
    const { site } = await opened('maintenance')
    expectStatus(await site.call(contract.site.preInfo, {}), 'MAINTENANCE')
  })

  it('empty-states: no letter, no deal, no bet', async () => {
    const { site, token } = await opened('empty-states', 'fresh01')
    expect((await site.call(contract.letter.list, {}, { token })).data.total).toBe(0)
    expect((await site.call(contract.wallet.queryDealRecord, {}, { token })).data.total).toBe(0)
  })
})
