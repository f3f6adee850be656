import { afterEach, expect, test } from 'vitest'
import { STATUS } from '@app/contract/kit/status'
import { reasonOf, refused, speakWith } from './failure.ts'

let language = 'zh-CN'
const inBoth = (words: string) => (language === 'zh-CN' ? words : `${words}（繁）`)
speakWith(
  (name) => inBoth(name === 'OFFLINE' ? '' : STATUS[name].message),
  () => language,
)
afterEach(() => {
  language = 'zh-CN'
})

const { code, message } = STATUS.SIXTY_SECOND_LIMIT
const answer = { status_code: code, data: null, message: '服务器的话' }

test('a refusal is told in the words of the server, and after a switch of the language in those of the catalogue', () => {
  const failure = refused(answer)
  expect(reasonOf(failure)).toBe('服务器的话')
  language = 'zh-TW'
  expect(reasonOf(failure)).toBe(inBoth(message))
  expect(reasonOf(refused(answer))).toBe('服务器的话')
})

test('a code that nobody knows has only the words it came with', () => {
  const failure = refused({ ...answer, status_code: 987_654 })
  language = 'zh-TW'
  expect(reasonOf(failure)).toBe('服务器的话')
})
