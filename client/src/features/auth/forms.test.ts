import { expect, test } from 'vitest'
import { EMPTY_FORGOT, EMPTY_LOGIN } from './forms.ts'

test('logging in and registering share the six fields of the specification [ENT-04 TRAP-57]', () => {
  expect(EMPTY_LOGIN).toEqual({
    username: '',
    password: '',
    repeatPassword: '',
    isRead: false,
    isAgree: false,
    rememberPwd: false,
  })
})

// [ENT-05]
test('a forgotten password has the five fields of the specification, one account for both ways', () => {
  expect(Object.keys(EMPTY_FORGOT)).toEqual(['username', 'account', 'verifyCode', 'password', 'password2'])
  expect(new Set(Object.values(EMPTY_FORGOT))).toEqual(new Set(['']))
})
