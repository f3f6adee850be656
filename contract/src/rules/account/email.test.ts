import fc from 'fast-check'
import { expect, test } from 'vitest'
import { EMAIL_MAX, emailError, isEmail } from './email.ts'
import { EMAIL_FORMAT, EMAIL_REQUIRED } from '../texts.ts'

const part = fc.string({
  unit: fc.constantFrom('a', 'bc', '1', '.', '-', ' ', '@'),
  minLength: 1,
  maxLength: 4,
})
const LONGEST = `${'a'.repeat(EMAIL_MAX - '@b.co'.length)}@b.co`

test.each([
  'a@b.co',
  'first.last+tag@mail.example.com',
  "o'neil@x-y.org",
  '1@2.cn',
  'a@b.xn--fiqs8s',
  LONGEST,
])('%s is accepted [V-EMAIL-01]', (email) => expect(emailError(email)).toBeNull())

test.each([
  'a b@c.com',
  ' a@b.co',
  'a@b.co ',
  'a@b',
  '@b.co',
  'a@',
  'a@@b.co',
  'a@b@c.co',
  '.a@b.co',
  'a.@b.co',
  'a..b@c.co',
  'a@b..co',
  'a@.b.co',
  'a@b.co.',
  'a@-b.co',
  'a@b-.co',
  'a@b_c.co',
  'a@b.c',
  'a@b.1',
  'a@127.0.0.1',
  'a,b@c.co',
  '<a@b.co>',
  'a@b.co\n',
  'a\u200B@b.co',
  `a${LONGEST}`,
])('%j is refused [V-EMAIL-01 V-FP-05]', (email) => {
  expect(emailError(email)).toBe(EMAIL_FORMAT)
})

test('the empty address has its own text', () => {
  expect(emailError('')).toBe(EMAIL_REQUIRED)
})

test('whatever is accepted also fits the loose pattern [TRAP-20]', () => {
  fc.assert(
    fc.property(fc.tuple(part, part, part), ([local, domain, top]) => {
      const email = `${local}@${domain}.${top}`
      if (!isEmail(email)) return
      expect(email).toMatch(/^[^\s@]+@[^\s@]+\.[^\s@]+$/)
      expect(email).not.toMatch(/\.\.|^\.|\.@|@\.|\.$/)
    }),
    { numRuns: 1000 },
  )
})

test('common generated addresses of up to 40 characters are accepted', () => {
  fc.assert(
    fc.property(fc.emailAddress(), (email) => {
      fc.pre(email.length <= EMAIL_MAX)
      expect(emailError(email)).toBeNull()
    }),
  )
})
