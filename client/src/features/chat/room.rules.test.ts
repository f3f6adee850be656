import { describe, expect, test } from 'vitest'
import type { ChatMessage } from '@app/contract/chat/chatMessage'
import {
  type Context,
  enteringRoom,
  heard,
  olderRequest,
  type Room,
  ROWS_MAX,
  silenceOf,
  withNewest,
} from './room.rules.ts'

const context: Context = {
  self: '7',
  now: 1_000,
  giftText: (gift, count) => `${gift}×${count}`,
  predictionText: (home, away) => `${home}-${away}`,
}
const message = (time: number, more: Partial<ChatMessage> = {}): ChatMessage => ({
  id: `m${time}`,
  rid: 'lobby',
  uid: '8',
  nickName: '看客',
  avatar: '',
  vip: 0,
  msg: `第${time}句`,
  kind: 'text',
  time,
  ...more,
})
const page = (from: number, to: number) =>
  Array.from({ length: from - to + 1 }, (_, at) => message(from - at))
const entered = (history = page(30, 16), more: object = {}): Room =>
  heard(
    enteringRoom('lobby', '大厅'),
    'joinUnicast',
    {
      rid: 'lobby',
      title: '澄湾大厅',
      status: 'open',
      minVip: 0,
      online: 3,
      muted: false,
      mutedUntil: null,
      history,
      ...more,
    },
    context,
  )
const words = (room: Room) => room.rows.map(({ msg }) => msg)
const sending = (room: Room): Room => ({
  ...room,
  rows: [
    ...room.rows,
    {
      key: 'c1',
      kind: 'text',
      id: null,
      uid: '7',
      nickName: '我',
      avatar: '',
      vip: 1,
      msg: '我说',
      time: 999,
      isRobot: false,
      clientId: 'c1',
      state: 'sending',
    },
  ],
})

test('the answer to a join shows the history oldest first', () => {
  const room = entered()
  expect(room).toMatchObject({ phase: 'open', title: '澄湾大厅', online: 3, hasOlder: true })
  expect(words(room)).toEqual(
    page(30, 16)
      .map(({ msg }) => msg)
      .reverse(),
  )
})

test('messages of another room change nothing', () => {
  const room = entered()
  for (const [name, data] of [
    ['sendMessage', message(99, { rid: 'match-1' })],
    ['clearRoom', { rid: 'match-1' }],
    ['roomDestroy', { rid: 'match-1' }],
    ['roomStatus', { rid: 'match-1', status: 'closed' }],
    ['joinBroadcast', { rid: 'match-1', uid: '9', nickName: '客', vip: 0, online: 9 }],
  ] as const)
    expect(heard(room, name, data, context)).toBe(room)
})

describe('an own line', () => {
  test('becomes the server’s, in the server’s order, and is not shown twice', () => {
    let room = sending(entered())
    room = heard(room, 'sendMessage', message(40), context)
    room = heard(room, 'sendMessage', message(41, { uid: '7', msg: '我说', clientId: 'c1' }), context)
    expect(words(room).slice(-2)).toEqual(['第40句', '我说'])
    expect(room.rows.at(-1)).toMatchObject({ id: 'm41', key: 'c1' })
    expect(room.rows.at(-1)?.state).toBeUndefined()
    expect(words(withNewest(room, [message(41, { uid: '7', msg: '我说' }), message(40)]))).toEqual(
      words(room),
    )
  })

  test('that is refused says why', () => {
    const room = heard(
      sending(entered()),
      'sendMessage',
      { refused: 'tooFast', text: '发言太快了', rid: 'lobby', clientId: 'c1' },
      context,
    )
    expect(room.rows.at(-1)).toMatchObject({ state: 'failed', reason: '发言太快了' })
  })

  test('whose answer comes late still counts', () => {
    const failed = heard(
      sending(entered()),
      'sendMessage',
      { refused: 'tooFast', text: '', rid: 'lobby', clientId: 'c1' },
      context,
    )
    const room = heard(failed, 'sendMessage', message(41, { uid: '7', msg: '我说', clientId: 'c1' }), context)
    expect(room.rows.filter(({ msg }) => msg === '我说')).toHaveLength(1)
  })
})

describe('after a break', () => {
  test('the newest page joins what overlaps', () => {
    expect(entered(page(35, 21), {}).rows).toHaveLength(15)
    expect(words(withNewest(entered(), page(35, 21)))).toEqual(
      page(35, 16)
        .map(({ msg }) => msg)
        .reverse(),
    )
  })

  test('a page that leaves a hole replaces what was there, but not what is on its way', () => {
    const room = withNewest(sending(entered()), page(90, 76))
    expect(words(room)).toEqual([
      ...page(90, 76)
        .map(({ msg }) => msg)
        .reverse(),
      '我说',
    ])
    expect(room.hasOlder).toBe(true)
  })
})

describe('older lines', () => {
  const asked = (room: Room): Room => ({ ...room, isLoadingOlder: true })

  test('are asked for up to the oldest one and come before it', () => {
    const room = entered()
    expect(olderRequest(room)).toEqual({ rid: 'lobby', pageNum: 1, pageSize: 15, endTime: 16 })
    const more = heard(
      asked(room),
      'historyPull',
      { rid: 'lobby', records: page(16, 2), total: 16, pageNum: 1, pageSize: 15 },
      context,
    )
    expect(more).toMatchObject({ hasOlder: true, olderPage: 1, isLoadingOlder: false })
    expect(words(more)).toEqual(
      page(30, 2)
        .map(({ msg }) => msg)
        .reverse(),
    )
  })

  test('are asked for a page further when a whole page held nothing new', () => {
    const same = Array.from({ length: 15 }, (_, at) => message(5, { id: `s${at}` }))
    const room = asked(entered(same))
    const more = heard(
      room,
      'historyPull',
      { rid: 'lobby', records: same, total: 40, pageNum: 1, pageSize: 15 },
      context,
    )
    expect(olderRequest(more)).toMatchObject({ pageNum: 2, endTime: 5 })
  })

  test('that nobody asked for are not taken', () => {
    const room = entered()
    expect(
      heard(
        room,
        'historyPull',
        { rid: 'lobby', records: page(5, 1), total: 5, pageNum: 1, pageSize: 15 },
        context,
      ),
    ).toBe(room)
  })
})

test('a gift and its line in the history are one', () => {
  const room = heard(
    entered([]),
    'giftPush',
    { rid: 'lobby', uid: '8', nickName: '看客', gift: 'scarf', giftName: '围巾', count: 2, time: 50 },
    context,
  )
  expect(words(room)).toEqual(['围巾×2'])
  expect(withNewest(room, [message(50, { kind: 'gift', msg: '送出 围巾 ×2' })]).rows).toHaveLength(1)
})

test('who joins one after the other shares a line; oneself has none', () => {
  let room = entered([])
  for (const uid of ['11', '12', '7'])
    room = heard(
      room,
      'joinBroadcast',
      { rid: 'lobby', uid, nickName: `客${uid}`, vip: 0, online: 5 },
      context,
    )
  expect(room.rows.map(({ nickName }) => nickName)).toEqual(['客12'])
  expect(room.online).toBe(5)
})

test('withdrawn, cleared and destroyed', () => {
  const room = entered()
  expect(words(heard(room, 'blockMessage', { rid: 'lobby', messageId: 'm20' }, context))).not.toContain(
    '第20句',
  )
  const cleared = heard(room, 'clearRoom', { rid: 'lobby' }, context)
  expect(cleared.rows.map(({ kind }) => kind)).toEqual(['cleared'])
  expect(heard(room, 'roomDestroy', { rid: 'lobby' }, context)).toMatchObject({ phase: 'gone', rows: [] })
})

test('no more lines are kept than the page bears', () => {
  let room = entered()
  for (let time = 100; time < 100 + ROWS_MAX; time++)
    room = heard(room, 'sendMessage', message(time), context)
  expect(room.rows).toHaveLength(ROWS_MAX)
  expect(room.hasOlder).toBe(true)
})

test.each([
  ['nobody', {}, {}, null],
  ['a visitor', {}, { isMember: false }, 'guest'],
  ['all in a closed room', { status: 'closed' }, { isMember: false }, 'closed'],
  ['all in a muted room', { status: 'muted' }, {}, 'roomMuted'],
  ['who is muted', { mutedUntil: 2_000 }, {}, 'muted'],
  ['nobody whose mute has run out', { mutedUntil: 1_000 }, {}, null],
  ['a low level', { minVip: 3 }, { vip: 2 }, 'vip'],
  ['all after the end', { phase: 'gone' }, {}, 'gone'],
] as const)('%s is silent', (_, room, who, silence) => {
  expect(silenceOf({ ...entered(), ...room }, { isMember: true, vip: 5, now: 1_000, ...who })).toBe(silence)
})
