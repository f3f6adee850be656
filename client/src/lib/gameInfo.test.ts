import { expect, test } from 'vitest'
import { decodeGameInfo, encodeGameInfo } from './gameInfo.ts'

const info = { url: 'https://play.example/大厅?a=1&b=/x#开始', enName: 'AGZR' }

test('an address with query, hash, slashes and Chinese survives the way through the path [TRAP-06]', () => {
  const text = encodeGameInfo(info)
  expect(text).toMatch(/^v\.[\w-]+$/)
  expect(decodeGameInfo(text)).toEqual(info)
})

test.each(['sport', 'egame', 'v.', 'v.%%%', encodeGameInfo({ url: 'javascript:alert(1)', enName: 'X' })])(
  '%s is no game [TRAP-06]',
  (text) => expect(decodeGameInfo(text)).toBeUndefined(),
)
