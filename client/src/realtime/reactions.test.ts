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

test('bets that are settled one after the other are one word that grows, later ones another', () => {
  const seen = effects()
  const settled = (content: string, time: number) =>
    REACTIONS.notification({ ...notification('bet'), title: '注单结算', content, time }, seen)
  settled('甲 对 乙', 1_000)
  settled('丙 对 丁', 3_000)
  settled('戊 对 己', 9_000)
  expect(seen.tell.mock.calls).toEqual([
    ['注单结算：甲 对 乙', 'bets 注单结算'],
    ['注单结算：甲 对 乙；丙 对 丁', 'bets 注单结算'],
    ['注单结算：戊 对 己', 'bets 注单结算'],
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
