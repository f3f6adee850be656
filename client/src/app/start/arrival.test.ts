// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest'
import { stored } from '../../lib/device/storage.ts'
import { mobileTarget, noteArrival } from './arrival.ts'

beforeEach(() => localStorage.clear())

// [LS-02 LS-03 LS-04 LS-10]
test('codes of the address are kept in any case, the first address stays the first', () => {
  noteArrival({ href: 'https://a.example/?ICode=A1', hostname: 'a.example', search: '?ICode=A1' })
  noteArrival({ href: 'https://a.example/sponsor?rcode=B2', hostname: 'a.example', search: '?rcode=B2' })
  expect([
    stored.read('iCode'),
    stored.read('rCode'),
    stored.read('originalUrl'),
    stored.read('domain'),
  ]).toEqual(['A1', 'B2', 'https://a.example/?ICode=A1', 'a.example'])
})

const phone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)'
const here = {
  host: 'www.example',
  origin: 'https://www.example',
  pathname: '/mine/vip',
  search: '',
  hash: '',
}
const codes = { iCode: 'A1', rCode: 'B2' }

test('a phone goes to the mobile site with both codes [NAV-10]', () => {
  expect(mobileTarget(phone, 'https://m.example/', here, codes)).toBe(
    'https://m.example/mine/vip?icode=A1&rcode=B2',
  )
})

test('everything else of the address goes along, and each code stands there once [NAV-10]', () => {
  const asked = { ...here, search: '?ICode=old&register=1&utm=%E6%BE%84&utm=2', hash: '#top' }
  expect(mobileTarget(phone, 'https://m.example/app/?from=pc', asked, codes)).toBe(
    'https://m.example/app/mine/vip?from=pc&register=1&utm=%E6%BE%84&utm=2&icode=A1&rcode=B2#top',
  )
})

// [NAV-10 TRAP-53]
test.each([
  ['a desktop', 'Mozilla/5.0 (X11; Linux x86_64)', 'https://m.example'],
  ['a phone without a mobile site', phone, ''],
  ['a phone on the mobile site itself', phone, 'https://www.example'],
  ['a phone with a broken setting', phone, 'javascript:alert(1)'],
])('%s stays', (_, agent, address) => expect(mobileTarget(agent, address, here, codes)).toBeUndefined())
