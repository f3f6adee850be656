import { expect, test } from 'vitest'
import { CAPTCHA_TOO_LONG, CODE_FORMAT } from '../addedTexts.ts'
import { captchaTextError, newDeviceCodeError, verifyCodeError } from './verifyCode.ts'
import { CODE_NOT_REQUESTED, CODE_REQUIRED } from '../texts.ts'

test('a code is six digits [V-ND-01]', () => {
  expect(verifyCodeError('123456')).toBeNull()
  expect(verifyCodeError('')).toBe(CODE_REQUIRED)
  for (const code of ['12345', '1234567', '12a456', ' 12345', '１２３４５６'])
    expect(verifyCodeError(code)).toBe(CODE_FORMAT)
})

test('on a new device the code must be asked for first', () => {
  expect(newDeviceCodeError('123456', false)).toBe(CODE_NOT_REQUESTED)
  expect(newDeviceCodeError('', false)).toBe(CODE_NOT_REQUESTED)
  expect(newDeviceCodeError('123456', true)).toBeNull()
  expect(newDeviceCodeError('', true)).toBe(CODE_REQUIRED)
})

test('a picture text is 1 to 10 characters [V-CAP-01]', () => {
  expect(captchaTextError('a7k2')).toBeNull()
  expect(captchaTextError('a'.repeat(10))).toBeNull()
  expect(captchaTextError('')).toBe(CODE_REQUIRED)
  expect(captchaTextError('  ')).toBe(CODE_REQUIRED)
  expect(captchaTextError('a'.repeat(11))).toBe(CAPTCHA_TOO_LONG)
})
