import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  isPhone,
  maskedPhone,
  normalizedPhone,
  phoneError,
  completedPhone,
  phoneCompletionError,
  typedPhone,
} from './phone.ts'
import { FORGOT_PHONE_FORMAT, PHONE_COMPLETION_WRONG } from '../texts.ts'

const HONG_KONG = '^[5-9]\\d{7}$'

// [V-FP-02]
test.each(['13812345678', '+8613812345678', '10000000000'])('%s is a Chinese mobile number', (phone) => {
  expect(phoneError(phone)).toBeNull()
})

test.each([
  '',
  '23812345678',
  '1381234567',
  '138123456789',
  '8613812345678',
  '+861381234567',
  ' 13812345678',
  '1381234567a',
  '１3812345678',
])('%j is refused [V-FP-02]', (phone) => expect(phoneError(phone)).toBe(FORGOT_PHONE_FORMAT))

test('another area brings its own pattern [V-FP-02]', () => {
  expect(phoneError('51234567', HONG_KONG)).toBeNull()
  expect(phoneError('13812345678', HONG_KONG)).toBe(FORGOT_PHONE_FORMAT)
  expect(phoneError('x51234567', '[5-9]\\d{7}')).toBe(FORGOT_PHONE_FORMAT)
  expect(phoneError('1|2', '1|2')).toBe(FORGOT_PHONE_FORMAT)
})

test('an unusable pattern counts as the Chinese one', () => {
  expect(isPhone('13812345678', '([')).toBe(true)
  expect(isPhone('13812345678', '')).toBe(true)
  expect(isPhone('51234567', '([')).toBe(false)
})

test('the +86 form is the same number [TRAP-21]', () => {
  expect(normalizedPhone('+8613812345678')).toBe('13812345678')
  expect(normalizedPhone('+85251234567')).toBe('+85251234567')
})

test.each(['１３８１２３４５６７８', '＋８６１３８１２３４５６７８', '00８6 138－1234－5678'])(
  '%s, typed in full width, is the number it says',
  (text) => expect(typedPhone(text, ['86', '852']).phone).toBe('13812345678'),
)

test('a masked number is completed by its four digits', () => {
  expect(maskedPhone('13812345678')).toBe('138****5678')
  expect(maskedPhone('51234567')).toBe('51****67')
  fc.assert(
    fc.property(fc.stringMatching(/^\d{7,11}$/), (phone) => {
      const start = maskedPhone(phone).indexOf('*')
      expect(completedPhone(maskedPhone(phone), phone.slice(start, start + 4))).toBe(phone)
    }),
  )
})

test('the completion is exactly four digits [V-ND-03]', () => {
  expect(phoneCompletionError('1234')).toBeNull()
  for (const digits of ['', '123', '12345', 'abcd', '12 4', '$&$&']) {
    expect(phoneCompletionError(digits)).toBe(PHONE_COMPLETION_WRONG)
  }
  expect(completedPhone('138****5678', '$&$&')).toBe('138$&$&5678')
})
