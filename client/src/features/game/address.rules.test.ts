import { expect, test } from 'vitest'
import { channelOf, frameAddress } from './address.rules.ts'

const origin = 'https://site.example'

test.each([
  [
    'a token opens its page of this origin',
    'mock:CWDZ:cwdz-001:0af3',
    'https://site.example/mock/venue/CWDZ?game=cwdz-001#play=0af3',
  ],
  [
    'a token without a game opens the lobby',
    'mock:CWDZ::0af3',
    'https://site.example/mock/venue/CWDZ#play=0af3',
  ],
  ['a document stays a document', '<p>x</p>', '<p>x</p>'],
  ['a web address stays as it is', 'https://x.example/a?b=1', 'https://x.example/a?b=1'],
  ['a token of another shape is left alone', 'mock:../x:y:0af3', 'mock:../x:y:0af3'],
])('%s', (_, url, address) => expect(frameAddress(url, origin)).toBe(address))

test('the venue of a token is known, that of a web address is not', () => {
  expect([channelOf('mock:CWDZ:cwdz-001:0af3'), channelOf('https://x.example')]).toEqual(['CWDZ', undefined])
})
