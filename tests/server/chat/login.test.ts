import { describe, expect, it } from 'vitest'
import { contract } from '@app/contract'
import { SOCKET_SILENCE_MS } from '@app/contract/rules/limits'
import { CLOSE, FRAMES_BURST } from '../../../mock-server/src/modules/chat/chat.rules.ts'
import { takeComplaints, testSite } from '../harness.ts'
import { guestLine, jwtOf, memberLine, openLine } from './line.ts'

describe('a chat login', () => {
  it('of a member needs the token and its jwt, and names the member [TRAP-48]', async () => {
    const line = await memberLine(testSite(), 'vip5', null)
    expect(line.last('memberLogin')).toMatchObject({
      nickName: '湾畔老张',
      vip: 5,
      muted: false,
      mutedUntil: null,
      guest: false,
    })
  })

  it('of a guest gives the same name to the same device [PERM-02 TRAP-48]', () => {
    const site = testSite()
    const names = ['device-1', 'device-1', 'device-2'].map(
      (uuid) => guestLine(site, uuid, null).last('guestLogin').nickName,
    )
    expect(names[0]).toBe(names[1])
    expect(names[0]).not.toBe(names[2])
  })

  it.each([
    [
      'used before',
      async (site, token) => {
        const jwt = await jwtOf(site, token)
        openLine(site).send('memberLogin', { token, body: jwt })
        return jwt
      },
    ],
    [
      'expired',
      async (site, token) => {
        const jwt = await jwtOf(site, token)
        await site.advance(601)
        return jwt
      },
    ],
    ['of another member', async (site) => jwtOf(site, await site.as('vip10'))],
    [
      'tampered with',
      async (site, token) => (await jwtOf(site, token)).replace(/.$/, (last) => (last === 'A' ? 'B' : 'A')),
    ],
    ['missing', async () => ''],
  ] satisfies [string, (site: ReturnType<typeof testSite>, token: string) => Promise<string>][])(
    'with a jwt that is %s closes the connection [W-03]',
    async (_, jwtFor) => {
      const site = testSite()
      const token = await site.as('vip5')
      const body = await jwtFor(site, token)
      const line = openLine(site)
      line.send('memberLogin', { token, body })
      expect(line.end.code).toBe(CLOSE.login)
      expect(line.heard).toEqual([])
      expect(site.world.hub.size()).toBeLessThanOrEqual(1)
    },
  )

  it('can be made twice with two jwts of the same second', async () => {
    const site = testSite()
    const token = await site.as('vip5')
    const jwts = [
      await jwtOf(site, token),
      (await site.call(contract.member.jwt, {}, { token, headers: { 'X-API-UUID': 'other' } })).data,
    ]
    for (const body of jwts) {
      const line = openLine(site)
      line.send('memberLogin', { token, body })
      expect(line.end.code).toBe(0)
    }
  })

  it('ends with the session: the next frame closes the connection [WSL-06]', async () => {
    const site = testSite()
    const line = await memberLine(site)
    await site.control('PATCH', '/members/vip5', { endSessions: true })
    line.send('heartbeat', {})
    expect(line.end.code).toBe(CLOSE.login)
  })

  it('comes first: a join, a word or a history pull before it is not answered', () => {
    const line = openLine(testSite())
    line.send('joinRoom', { rid: 'lobby' })
    line.send('sendMessage', { msg: '你好' })
    line.send('historyPull', { rid: 'lobby' })
    expect(line.heard).toEqual([])
    expect(line.end.code).toBe(0)
  })
})

describe('a chat connection', () => {
  it('answers the heartbeat with the time of the site [WS-0]', () => {
    const site = testSite()
    const line = openLine(site)
    line.send('heartbeat', {})
    line.raw('{"msgId":0}')
    expect(line.all('heartbeat')).toEqual([
      { time: site.world.clock.now() },
      { time: site.world.clock.now() },
    ])
  })

  it('hears of a clock that was put forward at once', async () => {
    const site = testSite()
    const line = openLine(site)
    const before = site.world.clock.now()
    await site.control('POST', '/clock', { advance_s: 60 })
    expect(line.last('heartbeat').time).toBeGreaterThanOrEqual(before + 60_000)
  })

  it('ignores unknown ids, ids of the server and malformed frames without closing [TRAP-31]', () => {
    const line = guestLine(testSite(), 'device-1', null)
    const before = line.heard.length
    const frames = [
      '{',
      '[]',
      'null',
      '7',
      '""',
      '{"msgId":"0"}',
      '{"msgId":10010,"msgData":{}}',
      '{"msgId":10012}',
      '{"msgId":10016,"msgData":{}}',
      '{"msgId":10002,"msgData":{"rid":7}}',
      '{"msgId":10002,"msgData":null}',
      '{"msgId":10011,"msgData":{"rid":"lobby","pageSize":1e9}}',
      '{"msgId":10003,"msgData":{"msg":{}}}',
      '{"msgId":10001,"msgData":{"token":1}}',
      `{"msgId":10003,"msgData":${'['.repeat(20_000)}${']'.repeat(20_000)}}`,
    ]
    for (const frame of frames) line.raw(frame)
    expect(line.heard).toHaveLength(before)
    expect(line.end.code).toBe(0)
    line.send('heartbeat', {})
    expect(line.names().at(-1)).toBe('heartbeat')
    expect(takeComplaints()).toEqual([])
  })

  it('is closed after thirty seconds without a frame, not before [WSL-09]', async () => {
    const site = testSite()
    const line = openLine(site)
    await site.advance(SOCKET_SILENCE_MS / 1_000)
    line.session.checkSilence()
    expect(line.end.code).toBe(0)
    await site.advance(1)
    line.session.checkSilence()
    expect(line.end.code).toBe(CLOSE.silence)
    expect(site.world.hub.size()).toBe(0)
  })

  it('is closed when it floods, and the others stay', () => {
    const site = testSite()
    const calm = guestLine(site, 'calm')
    const flood = guestLine(site, 'flood')
    for (let at = 0; at < 10_000; at++) flood.send('joinRoom', { rid: 'lobby' })
    expect(flood.end.code).toBe(CLOSE.flood)
    expect(flood.heard.length).toBeLessThanOrEqual(FRAMES_BURST + 5)
    expect(calm.all('joinBroadcast').length).toBeLessThanOrEqual(2)
    calm.send('heartbeat', {})
    expect(calm.end.code).toBe(0)
  })

  it('is forgotten when the other end is gone', () => {
    const site = testSite()
    const line = guestLine(site)
    line.session.closed()
    line.send('heartbeat', {})
    expect(site.world.hub.size()).toBe(0)
    expect(line.all('heartbeat')).toEqual([])
  })
})
