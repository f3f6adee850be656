import { expect, test, vi } from 'vitest'
import { AUTH_WAY, bus } from './bus.ts'

test('a listener hears its event with the payload until it stops', () => {
  const heard = vi.fn()
  const stop = bus.on('switch_auth_way', heard)
  bus.emit('switch_auth_way', AUTH_WAY.register)
  stop()
  bus.emit('switch_auth_way', AUTH_WAY.login)
  expect(heard.mock.calls).toEqual([[2]])
})

test('one listener that stops during an event leaves the others their turn', () => {
  const second = vi.fn()
  const stopFirst = bus.on('login', () => stopFirst())
  const stopSecond = bus.on('login', second)
  bus.emit('login')
  stopSecond()
  expect(second).toHaveBeenCalledOnce()
})
