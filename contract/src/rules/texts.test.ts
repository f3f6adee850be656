import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import { expect, test } from 'vitest'
import * as texts from './texts.ts'

const all = Object.values(texts) as string[]
/** TXT-01 to TXT-45 in the order of the ids. */
const byId = [
  texts.USERNAME_FORMAT,
  texts.FIRST_HALF,
  texts.SECOND_HALF,
  texts.REPEAT_MISMATCH,
  texts.NEW_REPEAT_MISMATCH,
  texts.HALF_TIME,
  texts.FULL_MATCH,
  texts.LOADING,
  texts.MATCH_SOON,
  texts.COMPLETE_PROFILE,
  texts.LAUNCHING,
  texts.PASSWORD_EMPTY,
  texts.OVERTIME,
  texts.SLIP_CONFIRMING,
  texts.PHONE_COMPLETION_WRONG,
  texts.SLIP_FULL,
  texts.GUEST_DIALOG_TITLE,
  texts.GAME_DATA_WRONG,
  texts.SERVICE_TROUBLE,
  texts.REGISTERED,
  texts.DIALOG_TITLE,
  texts.USERNAME_EMPTY,
  texts.INNING,
  texts.FIRST_QUARTER,
  texts.FOURTH_QUARTER,
  texts.UNDER_MAINTENANCE,
  texts.SMS_CODE_SENT,
  texts.EMAIL_CODE_SENT,
  texts.LOGIN_FIRST,
  texts.CODE_NOT_REQUESTED,
  texts.TOO_FREQUENT,
  texts.AGREEMENT_REQUIRED,
  texts.NEW_PASSWORD_REQUIRED,
  texts.PASSWORD_FORMAT,
  texts.REAL_NAME_FORMAT,
  texts.FORGOT_PHONE_FORMAT,
  texts.EMAIL_FORMAT,
  texts.FORGOT_USERNAME_REQUIRED,
  texts.TRANSFER_AMOUNT_REQUIRED,
  texts.EMAIL_REQUIRED,
  texts.CODE_REQUIRED,
  texts.LOGIN_AGAIN,
  texts.TRANSFERRED,
  texts.ILLEGAL_REQUEST,
  texts.VOICE_CODE_SENT,
]

test('there are 45 texts and no two are alike [TXT-*]', () => {
  expect(byId).toHaveLength(45)
  expect(new Set(byId)).toEqual(new Set(all))
  expect(new Set(all).size).toBe(45)
})

// [TRAP-28 TXT-* TXT-DLG-4 TXT-OK-1 TXT-OK-2 TXT-OK-3 TXT-OK-4 TXT-OK-5]
test('every code point is the one of the specification', () => {
  // SHA-256 of the texts TXT-01 to TXT-45, joined by line feeds.
  expect(bytesToHex(sha256(utf8ToBytes(byId.join('\n'))))).toBe(
    '9f0892aaaa2d476a3c54a0653f02f3851e87484ed9fc52ffa9893030c9df8e0e',
  )
})

test('commas keep their width [TRAP-28]', () => {
  expect(new Set(all.filter((text) => text.includes(',')))).toEqual(
    new Set([texts.SLIP_CONFIRMING, texts.LOGIN_FIRST, texts.GAME_DATA_WRONG]),
  )
  expect(all.filter((text) => text.includes('，'))).toHaveLength(4)
})
