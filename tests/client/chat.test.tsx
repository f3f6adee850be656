import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { type MessageName, MESSAGE_ID } from '@app/contract/chat/messageIds'
import { session } from '../../client/src/api/session.ts'
import { isLobbyOpen } from '../../client/src/lib/chat/chatPlace.ts'
import { app, type TestSite } from '../server/harness.ts'
import { memberLine } from '../server/chat/line.ts'
import { renderAt } from './renderAt.tsx'

let site: TestSite
let ids = 1_000
/** What the page said on the line, in order. */
let said: { msgId: number; msgData: Record<string, unknown> }[] = []

/** A connection to the chat of the test's world, without a port. */
class LineSocket {
  onopen: (() => void) | null = null
  onmessage: ((event: { data: unknown }) => void) | null = null
  onclose: (() => void) | null = null
  onerror: (() => void) | null = null
  #session = app.openLine(site.world, {
    id: ++ids,
    // Never within the call that caused it, as over a network.
    send: (text) => queueMicrotask(() => act(() => this.onmessage?.({ data: text }))),
    close: () => queueMicrotask(() => act(() => this.onclose?.())),
  })
  constructor() {
    queueMicrotask(() => this.onopen?.())
  }
  send(text: string) {
    said.push(JSON.parse(text) as (typeof said)[number])
    this.#session.receive(text)
  }
  close() {
    this.#session.closed()
  }
}

beforeAll(() => {
  vi.stubGlobal('WebSocket', LineSocket)
  // What jsdom lacks: a size, by which the list decides what is in sight.
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(4_000)
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(50)
})

// Before anything is reset: nobody should be there to hear of it.
afterEach(() => {
  cleanup()
  said = []
  isLobbyOpen.set(false)
})

const PATIENCE = { timeout: 40_000 }
const openLobby = async (options: Parameters<typeof renderAt>[1] = {}) => {
  const visit = await renderAt('/', {
    ...options,
    before: async (own) => {
      site = own
      await options.before?.(own)
    },
  })
  await visit.user.click(screen.getByRole('button', { name: '聊天室' }))
  const room = await screen.findByRole('region', { name: '聊天室：澄湾大厅' }, PATIENCE)
  await within(room).findByText(/人在线/, undefined, PATIENCE)
  return { ...visit, room, list: within(room).getByRole('log') }
}
const push = (name: MessageName, msgData: object) =>
  act(async () => void (await site.control('POST', '/chat', { msgId: MESSAGE_ID[name], msgData })))
const field = (room: HTMLElement) => within(room).getByRole('textbox', { name: '发言' })

test('a visitor reads along and is asked to log in to talk [WSL-08]', async () => {
  const { user, room, list } = await openLobby()
  const other = await act(() => memberLine(site))
  act(() => other.send('sendMessage', { msg: '今晚看哪场？' }))
  expect(await within(list).findByText('今晚看哪场？')).toBeVisible()
  expect(within(list).getByText('湾畔老张')).toBeVisible()
  expect(within(list).getAllByText('VIP5')).not.toHaveLength(0)
  expect(within(room).queryByRole('textbox')).toBeNull()
  await user.click(within(room).getByRole('button', { name: '登录' }))
  expect(await screen.findByRole('dialog', { name: /登录/ })).toBeVisible()
})

test('a member’s line is shown once and heard by the others', async () => {
  const { user, room, list } = await openLobby({ as: 'vip5' })
  const other = await act(() => memberLine(site, 'vip10'))
  await user.type(field(room), '大家好{Enter}')
  await waitFor(() => expect(within(list).queryByText('发送中')).toBeNull())
  expect(within(list).getAllByText('大家好')).toHaveLength(1)
  expect(other.last('sendMessage')).toMatchObject({ msg: '大家好', nickName: '湾畔老张' })
  expect(field(room)).toHaveValue('')
})

test('who presses send goes on writing: the focus is in the field again', async () => {
  const { user, room } = await openLobby({ as: 'vip5' })
  await user.type(field(room), '大家好')
  await user.click(within(room).getByRole('button', { name: '发送' }))
  await waitFor(() => expect(field(room)).toHaveValue(''))
  expect(field(room)).toHaveFocus()
})

test('who writes when the room is closed stays in it with the focus', async () => {
  const { user, room } = await openLobby({ as: 'vip5' })
  await user.click(field(room))
  await push('roomStatus', { rid: 'lobby', status: 'closed' })
  expect(room).toHaveFocus()
})

test('the field counts, sends no blanks and no more than a hundred characters, and cuts nothing', async () => {
  const { user, room } = await openLobby({ as: 'vip5' })
  await user.type(field(room), '   ')
  expect(within(room).getByRole('button', { name: '发送' })).toBeDisabled()
  await user.clear(field(room))
  await user.click(field(room))
  await user.paste('长'.repeat(120))
  expect(within(room).getByText('120/100')).toBeVisible()
  expect(within(room).getByText('最多100个字，请删短一些')).toBeVisible()
  expect(within(room).getByRole('button', { name: '发送' })).toBeDisabled()
  await user.keyboard('{Enter}')
  expect(field(room)).toHaveValue('长'.repeat(120))
})

test('a refused line says why, and can be sent again or dropped', async () => {
  const { user, room, list } = await openLobby({ as: 'vip5' })
  await user.type(field(room), '加微信 abc{Enter}')
  const reason = await within(list).findByRole('alert')
  expect(reason).toHaveTextContent('内容包含不允许发布的信息')
  await user.click(within(reason).getByRole('button', { name: '重发' }))
  await user.click(within(await within(list).findByRole('alert')).getByRole('button', { name: '删除' }))
  expect(within(list).queryByText('加微信 abc')).toBeNull()
})

test('the room’s states take the field away and give it back [WS-10006 WS-10007 WS-10009]', async () => {
  const { room } = await openLobby({ as: 'vip5' })
  await push('roomStatus', { rid: 'lobby', status: 'closed' })
  expect(within(room).getByText('聊天室已关闭，暂时不能发言')).toBeVisible()
  await push('roomStatus', { rid: 'lobby', status: 'muted' })
  expect(within(room).getByText('聊天室全员禁言中')).toBeVisible()
  await push('roomStatus', { rid: 'lobby', status: 'open' })
  await push('vipChatLevel', { minVip: 6 })
  expect(within(room).getByText('VIP6 及以上会员可以发言')).toBeVisible()
  await push('vipChatLevel', { minVip: 0 })
  await push('globalStatus', { status: 'closed' })
  expect(within(room).getByText('聊天室已关闭，暂时不能发言')).toBeVisible()
  await push('globalStatus', { status: 'open' })
  expect(field(room)).toBeVisible()
})

test('a muted member reads until when', async () => {
  const { room } = await openLobby({
    as: 'vip5',
    before: (own) => own.control('PATCH', '/members/vip5', { mutedUntil: own.world.clock.now() + 3_600_000 }),
  })
  expect(within(room).getByText('您已被禁言至 21:00')).toBeVisible()
})

test('what somebody calls himself, says or gives is text, and none of it runs', async () => {
  const { list } = await openLobby()
  const markup = '<svg onload=a()>'
  const who = { rid: 'lobby', uid: '7', nickName: markup }
  const line = { ...who, avatar: '', vip: 0, time: 3 }
  for (const [at, kind] of (['text', 'system', 'gift', 'prediction'] as const).entries())
    await push('sendMessage', {
      ...line,
      id: `m${at}`,
      kind,
      msg: `${kind} ${markup}<a href=javascript:b()>`,
    })
  await push('giftPush', { ...who, gift: 'scarf', giftName: markup, count: 3, time: 4 })
  await push('joinBroadcast', { ...who, vip: 1, online: 5 })
  expect(within(list).getByText(`text ${markup}<a href=javascript:b()>`)).toBeVisible()
  expect(within(list).getByText(`送出 ${markup} ×3`)).toBeVisible()
  expect(list.querySelectorAll('[onload], a')).toHaveLength(0)
})

// [WS-10005 WS-10013 WS-10015 WS-10017 WS-10018]
test('gifts, predictions, withdrawn lines, a cleared and a destroyed room are shown as such', async () => {
  const { room, list } = await openLobby()
  const who = { rid: 'lobby', uid: '7', nickName: '看客' }
  await push('giftPush', { ...who, gift: 'scarf', giftName: '应援围巾', count: 3, time: 1 })
  await push('predictionPush', { ...who, home: 2, away: 1, time: 2 })
  expect(within(list).getByText('送出 应援围巾 ×3')).toBeVisible()
  expect(within(list).getByText('预测比分 2-1')).toBeVisible()
  const line = { ...who, id: 'm1', avatar: '', vip: 0, msg: '要撤回的话', kind: 'text', time: 3 }
  await push('sendMessage', line)
  expect(within(list).getByText('要撤回的话')).toBeVisible()
  await push('blockMessage', { rid: 'lobby', messageId: 'm1' })
  expect(within(list).queryByText('要撤回的话')).toBeNull()
  await push('clearRoom', { rid: 'lobby' })
  expect(within(list).getByText('聊天记录已被清空')).toBeVisible()
  await push('roomDestroy', { rid: 'lobby' })
  expect(within(list).getByText('聊天室已解散')).toBeVisible()
  expect(within(room).getByText(/去大厅继续聊/)).toBeVisible()
})

test('older lines come a page at a time until there are none [W-PAGE-15 WS-10011 WSL-07]', async () => {
  const { user, list } = await openLobby({
    before: async (own) => {
      for (let time = 1; time <= 40; time++) {
        const line = {
          id: `m${time}`,
          rid: 'lobby',
          uid: '7',
          nickName: '看客',
          avatar: '',
          vip: 0,
          msg: `第${time}句`,
          kind: 'text',
          time,
        }
        await own.control('POST', '/chat', { msgId: MESSAGE_ID.sendMessage, msgData: line })
      }
    },
  })
  expect(await within(list).findByText('第26句')).toBeVisible()
  expect(within(list).queryByText('第25句')).toBeNull()
  for (let pages = 0; within(list).queryByRole('button', { name: '查看更早的消息' }) && pages < 5; pages++)
    await user.click(within(list).getByRole('button', { name: '查看更早的消息' }))
  expect(within(list).getByText('没有更早的消息了')).toBeVisible()
  expect(within(list).getByText('第1句')).toBeVisible()
  expect(within(list).getAllByText(/^第\d+句$/)).toHaveLength(40)
})

// [W-02 W-03 WS-10001 WSL-02]
test('a member says first who it is, with its token and a jwt just fetched, and only then joins', async () => {
  const { calls, answered } = await openLobby({ as: 'vip5' })
  const JWT = '/site/api/v1/user/member/jwt'
  expect(calls.filter((path) => path === JWT)).toHaveLength(1)
  expect(said[0]).toEqual({
    msgId: MESSAGE_ID.memberLogin,
    msgData: { token: session.token(), body: answered(JWT).data },
  })
  expect(said.find(({ msgId }) => msgId === MESSAGE_ID.joinRoom)?.msgData).toEqual({ rid: 'lobby' })
  expect(said.findIndex(({ msgId }) => msgId === MESSAGE_ID.joinRoom)).toBeGreaterThan(0)
})

// [W-02 W-03 WS-10019 WSL-02]
test('a visitor says first that it is a guest, without asking for a jwt', async () => {
  const { calls } = await openLobby()
  expect(said[0]).toEqual({
    msgId: MESSAGE_ID.guestLogin,
    msgData: { uuid: expect.stringMatching(/./) as string },
  })
  expect(calls.filter((path) => path.endsWith('/member/jwt'))).toEqual([])
})
