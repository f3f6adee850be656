import { expect, it } from 'vitest'
import { moneyVerb } from '../kit/carried.ts'
import { sport } from './sport.ts'

const saidBy = (method: string, request: object) => moneyVerb(sport.resource, { method, request })
const common = { timestamp: 1, token: 't', language: 'zh-cn', ip: '127.0.0.1' }

it('a method that moves money says the same whenever, wherever and in whatever order it is sent', () => {
  const order = { ticketId: '9', amount: '10.00', accept: 'better' }
  const said = { name: 'cash_out', said: order }
  expect(saidBy('cash_out', { ...common, ...order })).toEqual(said)
  const later = { accept: 'better', ip: '::1', amount: '10.00', token: 'u', ticketId: '9', timestamp: 2 }
  expect(JSON.stringify(saidBy('cash_out', { ...later, language: 'zh-cn' }))).toBe(JSON.stringify(said))
  expect(saidBy('bet', { ...common, stake: 1 })).toEqual({ name: 'bet', said: { stake: 1 } })
  expect([saidBy('get_live', common), saidBy('toString', common)]).toEqual([undefined, undefined])
})
