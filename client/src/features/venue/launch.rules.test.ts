import { expect, test } from 'vitest'
import { opensWindow } from '../../lib/ownWindow.ts'
import { addressOf, landingOf } from './launch.rules.ts'

const origin = 'https://site.example'

// [G-05]
test.each([
  [
    'the sport channel opens its own page',
    'crty',
    'https://x.example',
    '1',
    { kind: 'page', path: '/game/sport/crty' },
  ],
  [
    'a venue of its own window leaves the site even inside',
    'XMTY',
    'https://x.example',
    '1',
    { kind: 'window', url: 'https://x.example' },
  ],
  [
    'a web address opens a window when the flag is off',
    'AGZR',
    'https://x.example',
    '0',
    { kind: 'window', url: 'https://x.example' },
  ],
  [
    'a path opens at the own origin',
    'AGZR',
    '/mock/venue/x?a=1',
    '1',
    { kind: 'window', url: 'https://site.example/mock/venue/x?a=1' },
  ],
  [
    'a doubled slash stays at the own origin',
    'AGZR',
    '//evil.example',
    '1',
    { kind: 'window', url: 'https://site.example/evil.example' },
  ],
  [
    'anything else goes into the frame inside',
    'DZ01',
    '<html>',
    '1',
    { kind: 'frame', url: '<html>', isInside: true },
  ],
  [
    'anything else goes into the frame of a new tab',
    'DZ01',
    'data:x',
    '0',
    { kind: 'frame', url: 'data:x', isInside: false },
  ],
])('%s', (_, enName, url, flag, landing) => expect(landingOf({ url, enName }, flag, origin)).toEqual(landing))

test.each(['XMTY', 'G1CP', 'SGCP', 'g1cp'])(
  '%s is never framed: its window is opened in the click',
  (enName) => {
    const url = 'https://x.example'
    expect(landingOf({ url, enName }, '1', origin)).toEqual({ kind: 'window', url })
    expect(opensWindow({ enName }, '1')).toBe(true)
  },
)

test('a web address is embedded when the flag is on [G-03]', () => {
  expect(landingOf({ url: 'https://x.example/?a=/b', enName: 'AGZR' }, '1', origin)).toMatchObject({
    kind: 'page',
    path: expect.stringMatching(/^\/game\/v\.[\w-]+$/) as string,
  })
})

test('a window is opened in the click only where one is sure to be needed [TRAP-18]', () => {
  expect([
    opensWindow({ enName: 'crty' }, '0'),
    opensWindow({ enName: 'AGZR' }, '1'),
    opensWindow({ enName: 'XMTY' }, '1'),
    opensWindow({ enName: 'AGZR' }, '0'),
    opensWindow({ enName: 'AGZR', ownWindow: true }, '1'),
  ]).toEqual([false, false, true, true, true])
})

test('the proof of a round is a page of its game, in the same session', () => {
  const url = 'https://x.example/mock/venue/cwzr?game=a-1#play=t'
  expect(addressOf(url)).toBe(url)
  expect(addressOf(url, 'r1')).toBe('https://x.example/mock/venue/cwzr?game=a-1&proof=r1#play=t')
})
