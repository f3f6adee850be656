import { describe, expect, it } from 'vitest'
import { contract } from '@app/contract'
import { MESSAGE_ID } from '@app/contract/chat/messageIds'
import { SAYS_MAX } from '../../../mock-server/src/modules/chat/chat.rules.ts'
import { siteOf } from '../../../mock-server/src/site.ts'
import { expectStatus, testSite } from '../harness.ts'
import { guestLine, memberLine } from './line.ts'

describe('a room', () => {
  it('answers who joins with its state, and tells the others [WS-10002 WS-10008 WS-10016]', async () => {
    const site = testSite()
    const first = guestLine(site)
    const second = await memberLine(site)
    expect(second.names()).toEqual(['memberLogin', 'joinUnicast', 'joinBroadcast'])
    expect(second.last('joinUnicast')).toMatchObject({
      rid: 'lobby',
      status: 'open',
      minVip: 0,
      muted: false,
      history: [],
    })
    expect(first.last('joinBroadcast')).toMatchObject({ nickName: '湾畔老张', vip: 5 })
    expect(first.last('joinBroadcast').online).toBe(first.last('joinUnicast').online + 1)
  })

  it('that does not exist is answered as destroyed', () => {
    expect(guestLine(testSite(), 'device-1', 'nowhere').last('roomDestroy')).toEqual({ rid: 'nowhere' })
  })

  it('hears a word in order, each once, with the sender’s own number [WS-10003]', async () => {
    const site = testSite()
    const [member, guest] = [await memberLine(site), guestLine(site)]
    for (const msg of ['一', '二', '三']) member.send('sendMessage', { msg, clientId: `c-${msg}` })
    const heard = guest.all('sendMessage')
    expect(heard.map((one) => 'msg' in one && [one.msg, one.clientId, one.nickName])).toEqual([
      ['一', 'c-一', '湾畔老张'],
      ['二', 'c-二', '湾畔老张'],
      ['三', 'c-三', '湾畔老张'],
    ])
    expect(member.all('sendMessage')).toEqual(heard)
  })

  it('keeps plain text: one line, nothing unseen, mark-up as letters', async () => {
    const member = await memberLine(testSite())
    member.send('sendMessage', { msg: ' <b>你\u202e好</b>\n\u200b朋友\u0000 ' })
    expect(member.last('sendMessage')).toMatchObject({ msg: '<b>你好</b> 朋友', kind: 'text' })
  })

  it('is not heard in another world', async () => {
    const [here, there] = [testSite(), testSite()]
    const member = await memberLine(here)
    const other = guestLine(there)
    const before = other.heard.length
    member.send('sendMessage', { msg: '有人吗' })
    expect(other.heard).toHaveLength(before)
    expect((await there.call(contract.chat.history, { rid: 'lobby' })).data.total).toBe(0)
  })
})

describe('a word is refused to its sender alone', () => {
  const refusedWith = async (
    reason: string,
    prepare: (site: ReturnType<typeof testSite>) => Promise<unknown>,
    msg = '你好',
    name = 'vip5',
  ) => {
    const site = testSite()
    const guest = guestLine(site)
    const member = await memberLine(site, name)
    await prepare(site)
    const before = guest.all('sendMessage').length
    member.send('sendMessage', { msg, clientId: 'c1' })
    expect(member.last('sendMessage')).toMatchObject({ refused: reason, rid: 'lobby', clientId: 'c1' })
    expect(guest.all('sendMessage')).toHaveLength(before)
  }
  const push = (
    site: ReturnType<typeof testSite>,
    name: keyof typeof MESSAGE_ID,
    msgData: object,
    more: object = {},
  ) => site.control('POST', '/chat', { msgId: MESSAGE_ID[name], msgData, ...more })

  it('from a guest [WSL-08]', () => {
    const guest = guestLine(testSite())
    guest.send('sendMessage', { msg: '你好' })
    expect(guest.last('sendMessage')).toMatchObject({ refused: 'guest', text: '登录后才能发言' })
  })

  it('outside of every room', async () => {
    const member = await memberLine(testSite(), 'vip5', null)
    member.send('sendMessage', { msg: '你好' })
    expect(member.last('sendMessage')).toMatchObject({ refused: 'notJoined' })
  })

  it('in a closed room', () =>
    refusedWith('closed', (site) => push(site, 'roomStatus', { rid: 'lobby', status: 'closed' })))
  it('on a closed site', () =>
    refusedWith('closed', (site) => push(site, 'globalStatus', { status: 'closed' })))
  it('in a muted room', () =>
    refusedWith('muted', (site) => push(site, 'roomStatus', { rid: 'lobby', status: 'muted' })))
  it('below the VIP level', () => refusedWith('vip', (site) => push(site, 'vipChatLevel', { minVip: 6 })))
  it('of somebody muted', () =>
    refusedWith('muted', (site) => {
      const uid = String(siteOf(site.world).members.byName('vip5')!.id)
      return push(site, 'memberMute', {
        rid: 'lobby',
        uid,
        until: site.world.clock.now() + 60_000,
        reason: '刷屏',
      })
    }))
  it('of a member who is muted on the site', () =>
    refusedWith('muted', (site) =>
      site.control('PATCH', '/members/vip5', { mutedUntil: site.world.clock.now() + 60_000 }),
    ))
  it('when it is blank', () => refusedWith('empty', async () => undefined, ' \n\u200b '))
  it('when it is longer than a hundred', () =>
    refusedWith('tooLong', async () => undefined, '长'.repeat(101)))
  it.each(['加微信 abc', 'https://example.test/x', '12345678901', '稳赚不赔'])(
    'when it advertises: %s',
    (msg) => refusedWith('blockedWord', async () => undefined, msg),
  )

  it('when it comes too fast, and taken again later', async () => {
    const site = testSite()
    const member = await memberLine(site)
    for (let at = 0; at <= SAYS_MAX; at++) member.send('sendMessage', { msg: `第${at}句` })
    expect(member.last('sendMessage')).toMatchObject({ refused: 'tooFast' })
    await site.advance(11)
    member.send('sendMessage', { msg: '慢慢来' })
    expect(member.last('sendMessage')).toMatchObject({ msg: '慢慢来' })
  })

  it('until a mute runs out [WS-10004]', async () => {
    const site = testSite()
    const member = await memberLine(site)
    const uid = member.last('memberLogin').uid
    await push(site, 'memberMute', { rid: null, uid, until: site.world.clock.now() + 5_000, reason: '' })
    await site.advance(6)
    member.send('sendMessage', { msg: '回来了' })
    expect(member.last('sendMessage')).toMatchObject({ msg: '回来了' })
  })
})

describe('history', () => {
  // [TRAP-31 TRAP-32 W-PAGE-15 WS-10011 WSL-07]
  it('pages back by 10011 and by HTTP alike, newest first, fifteen at a time', async () => {
    const site = testSite()
    const member = await memberLine(site)
    const sent: string[] = []
    for (let at = 1; at <= 20; at++) {
      member.send('sendMessage', { msg: `第${at}句` })
      await site.advance(3)
      sent.unshift(`第${at}句`)
    }
    await site.control('POST', '/chat', {
      msgId: MESSAGE_ID.roomStatus,
      msgData: { rid: 'lobby', status: 'open' },
    })
    const spoken = (records: { robot?: boolean | undefined; msg: string; kind: string }[]) =>
      records.filter(({ robot }) => !robot).map(({ msg }) => msg)
    member.send('historyPull', { rid: 'lobby' })
    const page = member.last('historyPull')
    expect(page.records).toHaveLength(15)
    const all = (await site.call(contract.chat.history, { rid: 'lobby', pageSize: 100 })).data
    expect(spoken(all.records)).toEqual(sent)
    expect(all.records.slice(0, 15)).toEqual(page.records)
    member.send('historyPull', { rid: 'lobby', pageNum: 2 })
    expect(member.last('historyPull').records).toEqual(all.records.slice(15, 30))
    const oldest = page.records.at(-1)!.time
    const back = (await site.call(contract.chat.history, { rid: 'lobby', endTime: oldest })).data
    expect(back.records[0]!.time).toBe(oldest)
    expect(back.total).toBe(all.records.filter(({ time }) => time <= oldest).length)
  })

  it('is empty for an unknown room, another category and another time', async () => {
    const site = testSite()
    const member = await memberLine(site)
    member.send('sendMessage', { msg: '你好' })
    const now = site.world.clock.now()
    for (const request of [
      { rid: 'nowhere' },
      { rid: 'lobby', category: 'FT' },
      { rid: 'lobby', beginTime: now + 1 },
      { rid: 'lobby', endTime: now - 1 },
    ]) {
      const answer = await site.call(contract.chat.history, request)
      expectStatus(answer, 'SUCCESS')
      expect(answer.data).toMatchObject({ records: [], total: 0 })
    }
  })

  it('comes with the room for who joins later', async () => {
    const site = testSite()
    const member = await memberLine(site)
    member.send('sendMessage', { msg: '你好' })
    expect(guestLine(site).last('joinUnicast').history).toMatchObject([{ msg: '你好' }])
  })
})
