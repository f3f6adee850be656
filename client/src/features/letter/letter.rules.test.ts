import { expect, test } from 'vitest'
import { unreadOf, viewOf } from './letter.rules.ts'

const COUNTS = {
  brnotice_count: 1,
  bractivity_count: 2,
  brbulletin_count: 4,
  brmatch_count: 8,
  brfd_count: 16,
  notice_count: 32,
  activity_count: 64,
  fd_count: 128,
}

test('a type counts its broadcasts and its personal letters', () => {
  expect(unreadOf(COUNTS, 'notice')).toBe(33)
  expect(unreadOf(COUNTS, 'bulletin')).toBe(4)
  expect(unreadOf(COUNTS, 'all')).toBe(255)
})

test('an address opens its type, and a foreign one opens all', () => {
  expect(viewOf('fd')).toBe('fd')
  expect(viewOf('spam')).toBe('all')
  expect(viewOf(null)).toBe('all')
})
