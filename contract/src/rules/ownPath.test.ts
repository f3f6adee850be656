import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { ownPath } from './ownPath.ts'

describe('an own path', () => {
  it.each([
    ['/', '/'],
    ['/mine/vip', '/mine/vip'],
    ['/game/sport/crty?ticket=1#top', '/game/sport/crty?ticket=1#top'],
    ['/redirect/https://play.example', '/redirect/https://play.example'],
    ['/%E4%B8%AD/a%2Fb', '/%E4%B8%AD/a%2Fb'],
    ['/a/../mine', '/mine'],
    ['/?next=//evil.example', '/?next=//evil.example'],
  ])('is %s', (address, path) => expect(ownPath(address)).toBe(path))

  it.each([
    '',
    'mine',
    'https://evil.example/',
    'javascript:alert(1)',
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    '/\r\\evil.example',
    ' //evil.example',
    '\u0000//evil.example',
    '/.//evil.example',
    '/a/..//evil.example',
    '/%2e//evil.example',
    '/%2F/evil.example',
    '/%5Cevil.example',
    '/%09/evil.example',
    '//[',
  ])('is not %j', (address) => expect(ownPath(address)).toBeUndefined())
})

/** A host that reads an address once too often. */
const unescape = (path: string) => {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

const PIECES = [
  '/',
  '\\',
  '\t',
  '\n',
  '\r',
  ' ',
  '.',
  '..',
  '%2F',
  '%5c',
  '%09',
  '%0A',
  '%2e',
  '@',
  ':',
  '?',
  '#',
]
const spelled = fc
  .array(
    fc.oneof(fc.constantFrom(...PIECES, 'evil.example', 'mine', 'https:'), fc.string({ unit: 'binary' })),
    {
      maxLength: 8,
    },
  )
  .map((parts) => parts.join(''))

test('however it is spelled, what is taken stays on the site, in a folder of its host too, and is taken again', () => {
  fc.assert(
    fc.property(spelled, fc.constantFrom('', '/'), (rest, front) => {
      const path = ownPath(front + rest)
      if (path === undefined) return
      for (const given of [path, `/demo${path}`, unescape(path)])
        expect(new URL(given, 'https://site.example/x').origin).toBe('https://site.example')
      expect(ownPath(path)).toBe(path)
    }),
    { numRuns: 2_000 },
  )
})
