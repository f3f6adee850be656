import { messages } from '@app/contract'
import { MESSAGE_ID } from '@app/contract/chat/messageIds'
import { expect, test, vi } from 'vitest'
import { type Effects, type Notification, REACTIONS, STALE } from './reactions.ts'

const effects = () =>
  ({
    followClock: vi.fn(),
    stale: vi.fn(),
    tell: vi.fn<Effects['tell']>(),
    isOnScreen: (orderNo) => orderNo === 'shown',
    expire: vi.fn(),
    reloadSettings: vi.fn(),
  }) satisfies Effects
const notification = (type: Notification['type']): Notification => ({
  type,
  title: '到账',
  content: '100.00元',
  refId: '',
  time: 1,
})

test('every message id and every kind of notification has its reaction [WS-60000]', () => {
  expect(Object.keys(REACTIONS).sort()).toEqual(Object.keys(MESSAGE_ID).sort())
  expect(Object.keys(STALE).sort()).toEqual([...messages.notification.down.shape.type.options].sort())
})

test('a credited deposit refreshes the balance and says so', () => {
  const seen = effects()
  REACTIONS.notification(notification('deposit'), seen)
  expect(seen.stale.mock.calls.flat(2)).toContain('Balance')
  expect(seen.tell.mock.calls).toEqual([['到账：100.00元']])
})

test('an order that a page shows is refreshed there, and said nowhere else', () => {
  const seen = effects()
  for (const type of ['deposit', 'withdraw'] as const)
    REACTIONS.notification({ ...notification(type), refId: 'shown' }, seen)
  expect(seen.stale.mock.calls.flat(2)).toEqual(expect.arrayContaining(['Deposit', 'Withdraw']))
  expect(seen.tell).not.toHaveBeenCalled()
  REACTIONS.notification({ ...notification('deposit'), refId: 'another' }, seen)
  expect(seen.tell).toHaveBeenCalledOnce()
})

test('that a feedback was answered is said in a line: the answer is read where it stands', () => {
  const seen = effects()
  REACTIONS.notification({ ...notification('feedback'), title: '您的反馈有新回复', refId: '4' }, seen)
  REACTIONS.notification({ ...notification('feedback'), refId: 'shown' }, seen)
  expect(seen.tell.mock.calls).toEqual([['您的反馈有新回复']])
})

/** A settlement of so many tickets, as another of its time may be told with it. */
const settled = (seen: Effects, content: string, time: number, tickets?: number, net = '0.00') =>
  REACTIONS.notification(
    {
      ...notification('bet'),
      title: '注单结算',
      content,
      time,
      ...(tickets && { settled: { tickets, net } }),
    },
    seen,
  )

test('bets that are settled within seconds are one word of what they came to, later ones another', () => {
  const seen = effects()
  settled(seen, '甲 对 乙，输 2 元', 1_000, 1, '-2.00')
  settled(seen, '丙 对 丁，2 张注单已结算，合计赢 0.20 元', 3_000, 2, '0.20')
  settled(seen, '庚 对 辛，取消，退回 10 元', 4_000, 1, '0.00')
  settled(seen, '戊 对 己，赢，返还 20 元', 14_000, 1, '10.00')
  expect(seen.tell.mock.calls).toEqual([
    ['注单结算：甲 对 乙，输 2 元', 'bets 注单结算 1000', true],
    ['3 张注单已结算，合计输 1.80 元', 'bets 注单结算 1000', true],
    ['4 张注单已结算，合计输 1.80 元', 'bets 注单结算 1000', true],
    ['注单结算：戊 对 己，赢，返还 20 元', 'bets 注单结算 14000', true],
  ])
})

test('what came back is a win, and nothing lost is said to be neither', () => {
  const seen = effects()
  settled(seen, '甲', 1_000, 1, '-1000.00')
  settled(seen, '乙', 2_000, 1, '1000.00')
  settled(seen, '丙', 3_000, 1, '1234.50')
  expect(seen.tell.mock.calls.slice(1).map(([words]) => words)).toEqual([
    '2 张注单已结算，合计不输不赢',
    '3 张注单已结算，合计赢 1,234.50 元',
  ])
})

test('news of bets that have no sum are one word, of the newest, that counts the others', () => {
  const seen = effects()
  settled(seen, '甲 对 乙', 1_000)
  settled(seen, '丙 对 丁', 3_000)
  settled(seen, '戊 对 己', 4_000, 1, '1.00')
  expect(seen.tell.mock.calls.map(([words]) => words)).toEqual([
    '注单结算：甲 对 乙',
    '注单结算：丙 对 丁（另有 1 条）',
    '注单结算：戊 对 己（另有 2 条）',
  ])
})

test('a changed balance is shown without words', () => {
  const seen = effects()
  REACTIONS.notification(notification('balance'), seen)
  expect(seen.tell).not.toHaveBeenCalled()
})

test('a kick ends the session and is told by that alone', () => {
  const seen = effects()
  REACTIONS.notification(notification('kick'), seen)
  expect(seen.expire).toHaveBeenCalledOnce()
  expect(seen.tell).not.toHaveBeenCalled()
})

test('the heartbeat’s answer sets the clock', () => {
  const seen = effects()
  REACTIONS.heartbeat({ time: 42 }, seen)
  expect(seen.followClock).toHaveBeenCalledWith(42)
})
