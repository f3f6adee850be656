// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest'
import { decrypted, isFirstInVisit, stored, visit, watchStorage } from './storage.ts'

beforeEach(() => localStorage.clear())

test('a value is kept under its exact key', () => {
  stored.write('edition', 'professional')
  expect(localStorage.getItem('edition')).toBe('professional')
  expect(stored.read('edition')).toBe('professional')
})

test('clearing decrypted data leaves no DD_ entry and nothing else is touched', () => {
  decrypted.write('phone', '13812345678')
  decrypted.write('email', 'a@b.co')
  stored.write('token', 't')
  decrypted.clear()
  expect(Object.keys(localStorage)).toEqual(['token'])
  expect(decrypted.read('phone')).toBe('')
})

test('a change of another tab reaches the watchers', () => {
  const seen = vi.fn()
  const stop = watchStorage(seen)
  window.dispatchEvent(new StorageEvent('storage', { key: 'token', newValue: 'x' }))
  stop()
  stored.remove('token')
  expect(seen.mock.calls).toEqual([['token']])
})

test('where storage is forbidden a page keeps what it writes in memory, and clears that as well', () => {
  const forbidden = vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('The operation is insecure.', 'SecurityError')
  })
  stored.write('token', 't')
  decrypted.write('phone', '13812345678')
  expect([stored.read('token'), stored.read('locale'), decrypted.names()]).toEqual(['t', '', ['phone']])
  decrypted.clear()
  stored.remove('token')
  expect([stored.read('token'), decrypted.names()]).toEqual(['', []])
  forbidden.mockRestore()
  expect(localStorage.length).toBe(0)
})

test('where no tab can store a thing a visit is remembered in its entry of the history', () => {
  const forbidden = vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('The operation is insecure.', 'SecurityError')
  })
  visit.write('places', '[]')
  expect([visit.read('places'), visit.read('other')]).toEqual(['[]', ''])
  expect([isFirstInVisit('welcomed'), isFirstInVisit('welcomed')]).toEqual([true, false])
  expect(history.state).toMatchObject({ kept: { 'visit places': '[]' } })
  forbidden.mockRestore()
})
