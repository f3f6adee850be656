import { describe, expect, it } from 'vitest'
import { contract, messages } from '@app/contract'
import { matchRoom, type MessageName, MESSAGE_ID } from '@app/contract/chat/messageIds'
import { siteOf } from '../../../mock-server/src/site.ts'
import { app, takeComplaints, testSite } from '../harness.ts'
import { guestLine, memberLine } from './line.ts'

const rid = 'lobby'
const who = { rid, uid: '7', nickName: '看客' }
const line = {
  id: 'm1',
  rid,
  uid: '7',
  nickName: '看客',
  avatar: '',
  vip: 1,
  msg: '推送的话',
  kind: 'text',
  time: 1,
}
const PUSHES: Record<MessageName, object | null> = {
  heartbeat: { time: 1 },
  memberLogin: { uid: '7', nickName: '看客', vip: 1, muted: false, mutedUntil: null, guest: false },
  joinRoom: null,
  sendMessage: line,
  memberMute: { rid, uid: '7', until: 9e12, reason: '刷屏' },
  blockMessage: { rid, messageId: 'm1' },
  roomStatus: { rid, status: 'muted' },
  vipChatLevel: { minVip: 3 },
  joinBroadcast: { ...who, vip: 1, online: 9 },
  globalStatus: { status: 'closed' },
  historyPull: { rid, records: [line], total: 1, pageNum: 1, pageSize: 15 },
  roomDestroy: { rid },
  scorePush: { rid, sc_FT_H: 1, sc_FT_C: 0, re_time: '1H^23', se_now: '1H', event: '进球' },
  clearRoom: { rid },
  joinUnicast: {
    rid,
    title: '大厅',
    status: 'open',
    minVip: 0,
    online: 9,
    muted: false,
    mutedUntil: null,
    history: [],
  },
  giftPush: { ...who, gift: 'scarf', giftName: '应援围巾', count: 3, time: 1 },
  predictionPush: { ...who, home: 2, away: 1, time: 1 },
  guestLogin: { uid: 'guest-1', nickName: '游客0001', guest: true },
  notification: { type: 'letter', title: '新消息', content: '您有一封站内信', refId: '1', time: 1 },
}

// [WS-0 WS-10001 WS-10003 WS-10004 WS-10005 WS-10006 WS-10007 WS-10008 WS-10009 WS-10011 WS-10013 WS-10014]
// [WS-10015 WS-10016 WS-10017 WS-10018 WS-10019 WS-60000]
describe('the control API pushes', () => {
  for (const [name, msgData] of Object.entries(PUSHES) as [MessageName, object | null][]) {
    it(`${MESSAGE_ID[name]} ${name}${msgData ? ' to a room and to everyone' : ' never: it is the client’s'}`, async () => {
      const site = testSite()
      const [inside, outside] = [guestLine(site, 'a'), guestLine(site, 'b', null)]
      const push = (body: object) =>
        site.control<{ listeners: number; error: string }>('POST', '/chat', {
          msgId: MESSAGE_ID[name],
          msgData: msgData ?? {},
          ...body,
        })
      if (!msgData) return expect((await push({})).status).toBe(400)
      const before = inside.all(name).length
      expect(await push({ rid })).toMatchObject({ status: 200, body: { listeners: 1 } })
      expect(inside.all(name)).toHaveLength(before + 1)
      expect(outside.all(name)).toHaveLength(name === 'guestLogin' ? 1 : 0)
      if (name !== 'roomDestroy') {
        expect(await push({})).toMatchObject({ status: 200, body: { listeners: 2 } })
        expect(outside.last(name)).toEqual(messages[name].down!.parse(msgData))
      }
      expect(takeComplaints()).toEqual([])
    })
  }

  it('what becomes true: a line is kept, withdrawn, cleared; a destroyed room is gone', async () => {
    const site = testSite()
    const push = (name: MessageName, msgData: object) =>
      site.control('POST', '/chat', { rid, msgId: MESSAGE_ID[name], msgData })
    const kept = async () =>
      (await site.call(contract.chat.history, { rid })).data.records.map(({ msg }) => msg)
    await push('sendMessage', line)
    await push('giftPush', PUSHES.giftPush!)
    await push('predictionPush', PUSHES.predictionPush!)
    expect(await kept()).toEqual(['预测比分 2-1', '送出 应援围巾 ×3', '推送的话'])
    await push('blockMessage', { rid, messageId: 'm1' })
    expect(await kept()).toEqual(['预测比分 2-1', '送出 应援围巾 ×3'])
    await push('clearRoom', { rid })
    expect(await kept()).toEqual([])
    const member = await memberLine(site)
    await push('roomDestroy', { rid })
    member.send('sendMessage', { msg: '还在吗' })
    expect(member.last('sendMessage')).toMatchObject({ refused: 'notJoined' })
    expect(guestLine(site).names()).toContain('roomDestroy')
    expect((await site.control('POST', '/chat/rooms', { rid, title: '新的大厅' })).status).toBe(201)
    expect(guestLine(site).last('joinUnicast')).toMatchObject({ title: '新的大厅' })
  })

  it('to one member alone', async () => {
    const site = testSite()
    const [member, other] = [await memberLine(site), await memberLine(site, 'vip10')]
    const body = { member: 'vip5', msgId: MESSAGE_ID.notification, msgData: PUSHES.notification }
    expect(await site.control('POST', '/chat', body)).toMatchObject({ status: 200, body: { listeners: 1 } })
    expect(member.all('notification')).toHaveLength(1)
    expect(other.all('notification')).toHaveLength(0)
  })

  it.each([
    ['an unknown id', { msgId: 10, msgData: {} }, 400],
    [
      'data of another shape',
      { msgId: MESSAGE_ID.roomStatus, msgData: { rid: 'lobby', status: 'ajar' } },
      400,
    ],
    ['two rooms at once', { rid: 'other', msgId: MESSAGE_ID.clearRoom, msgData: { rid: 'lobby' } }, 400],
    ['an unknown room', { rid: 'nowhere', msgId: MESSAGE_ID.clearRoom, msgData: { rid: 'nowhere' } }, 404],
    [
      'an unknown member',
      { member: 'nobody', msgId: MESSAGE_ID.notification, msgData: PUSHES.notification },
      404,
    ],
    ['a field that is none', { room: 'lobby', msgId: 0 }, 400],
  ])('not %s', async (_, body, status) => {
    const answer = await testSite().control<{ error: string }>('POST', '/chat', body)
    expect(answer.status).toBe(status)
    expect(answer.body.error).not.toBe('')
  })
})

describe('the site pushes', () => {
  // [WS-10014]
  it('the score of a match to its room, with a line for the event and cheers after it', async () => {
    const site = testSite()
    await site.control('POST', '/chat/rooms', { rid: 'match-7001', title: '主队 vs 客队', category: 'FT' })
    const [inRoom, elsewhere] = [guestLine(site, 'a', 'match-7001'), guestLine(site, 'b')]
    const { chat } = siteOf(site.world)
    const score = { sc_FT_H: 1, sc_FT_C: 0, re_time: '2H^67', se_now: '2H' }
    site.world.atomically(() =>
      chat.pushScore(matchRoom(7_001), { ...score, event: '第67分钟 主队进球 1-0' }),
    )
    expect(inRoom.last('scorePush')).toMatchObject({ rid: 'match-7001', ...score })
    expect(inRoom.last('sendMessage')).toMatchObject({ kind: 'system', msg: '第67分钟 主队进球 1-0' })
    expect(elsewhere.all('scorePush')).toEqual([])
    site.world.atomically(() => chat.pushScore(matchRoom(7_001), score))
    expect(inRoom.all('scorePush')).toHaveLength(2)
    expect(inRoom.all('sendMessage')).toHaveLength(1)
    await site.advance(5)
    expect(
      inRoom.all('sendMessage').filter((one) => 'robot' in one && one.robot).length,
    ).toBeGreaterThanOrEqual(2)
  })
})

describe('the room of a match', () => {
  it('opens by its number, hears goals as they happen and closes with the match', async () => {
    const site = testSite()
    const composed = { sport: 'FT', league: '友谊赛', home: '北岸', away: '南湾', startsIn_s: 0 }
    const { gid } = (await site.control<{ gid: string }>('POST', '/matches', composed)).body
    await site.advance(60)
    const guest = guestLine(site, 'a', matchRoom(gid))
    expect(guest.last('joinUnicast')).toMatchObject({ title: '北岸 对 南湾', status: 'open' })
    app.worlds.tick()
    expect(
      (await site.control('POST', `/matches/${gid}/events`, { type: 'goal', side: 'home' })).status,
    ).toBe(200)
    expect(guest.last('scorePush')).toMatchObject({ rid: matchRoom(gid), sc_FT_H: 1, sc_FT_C: 0 })
    const system = () => guest.all('sendMessage').filter((one) => 'kind' in one && one.kind === 'system')
    expect(system()).toMatchObject([{ msg: expect.stringContaining('进球 · 北岸 1-0 南湾') }])
    await site.advance(2)
    app.worlds.tick()
    expect(system()).toHaveLength(1)
    await site.control('POST', `/matches/${gid}/events`, { type: 'finish' })
    await site.advance(2)
    app.worlds.tick()
    expect(guest.last('roomStatus')).toEqual({ rid: matchRoom(gid), status: 'closed' })
    expect(takeComplaints()).toEqual([])
  })
})

describe('robots', () => {
  it('talk, give and predict while somebody listens, the same in every world of a seed, and stop with the last listener', async () => {
    const run = async () => {
      const site = testSite()
      const guest = guestLine(site)
      await site.advance(600)
      return {
        site,
        guest,
        said: guest.all('sendMessage').map((one) => ('msg' in one ? `${one.nickName}：${one.msg}` : '')),
      }
    }
    const start = (await run()).said
    const { site, guest, said } = await run()
    expect(said.length).toBeGreaterThan(30)
    expect(start).toEqual(said)
    expect(guest.all('giftPush').length).toBeGreaterThan(0)
    expect(guest.all('sendMessage').every((one) => 'robot' in one && one.robot === true)).toBe(true)
    guest.session.closed()
    await site.advance(60)
    const { total } = (await site.call(contract.chat.history, { rid })).data
    await site.advance(600)
    expect((await site.call(contract.chat.history, { rid })).data.total).toBe(total)
    expect(site.world.jobs.waiting().filter(({ kind }) => kind.startsWith('chat'))).toEqual([])
  })

  it('talk of a match that has not begun as one that comes, and of corners only at football', async () => {
    const site = testSite()
    const said = async (facts: { sport: string; startsIn_s: number }) => {
      const composed = { league: '友谊赛', home: '北岸', away: '南湾', ...facts }
      const { gid } = (await site.control<{ gid: string }>('POST', '/matches', composed)).body
      const guest = guestLine(site, gid, matchRoom(gid))
      await site.advance(600)
      return guest
        .all('sendMessage')
        .flatMap((one) => ('kind' in one && one.kind === 'text' ? [one.msg] : []))
        .join()
    }
    expect(await said({ sport: 'FT', startsIn_s: 7_200 })).not.toMatch(/角球|换人|节奏|裁判|现在什么情况/)
    expect(await said({ sport: 'FT', startsIn_s: -60 })).toMatch(/角球|门将|射门/)
    expect(await said({ sport: 'BK', startsIn_s: -60 })).not.toMatch(/角球|门将|射门/)
  })

  it('are silent in a closed room', async () => {
    const site = testSite()
    const guest = guestLine(site)
    await site.control('POST', '/chat', {
      rid,
      msgId: MESSAGE_ID.roomStatus,
      msgData: { rid, status: 'closed' },
    })
    await site.advance(120)
    expect(guest.all('sendMessage')).toEqual([])
  })
})
