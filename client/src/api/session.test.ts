// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest'
import { bus } from '../lib/bus.ts'
import { stored } from '../lib/device/storage.ts'
import { session } from './session.ts'

beforeEach(() => localStorage.clear())

test('a token makes a member, a user id without one does not [A-01]', () => {
  stored.write('userId', '1005')
  stored.write('jwtToken', 'left behind')
  expect(session.isMember()).toBe(false)
  session.begin({ token: 't1', userId: '1005' })
  expect([session.isMember(), session.token(), stored.read('userId')]).toEqual([true, 't1', '1005'])
  session.end()
  expect([session.isMember(), stored.read('userId')]).toEqual([false, ''])
})

test('a check with the flag asks a visitor to log in, once; without it nobody is asked [A-02]', () => {
  const asked = vi.fn()
  const stop = bus.on('showLoginTips', asked)
  expect(session.check({ prompt: false })).toBe(false)
  expect(asked).not.toHaveBeenCalled()
  expect(session.check({ prompt: true })).toBe(false)
  expect(asked).toHaveBeenCalledOnce()
  session.begin({ token: 't1', userId: '1005' })
  expect(session.check({ prompt: true })).toBe(true)
  expect(asked).toHaveBeenCalledOnce()
  stop()
})
