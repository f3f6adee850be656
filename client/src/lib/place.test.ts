import { afterEach, expect, test, vi } from 'vitest'
import { config } from './config.ts'
import { here, inSite, onHost, siteOrigin } from './place.ts'

const ORIGIN = 'https://name.example'
const open = (pathname: string) => vi.stubGlobal('location', { origin: ORIGIN, pathname })

afterEach(() => {
  config.base = ''
  vi.unstubAllGlobals()
})

test('at the root of a host paths of the site are those of the host', () => {
  open('/mine/vip')
  expect(here()).toBe('/mine/vip')
  expect(onHost('/mine/vip')).toBe('/mine/vip')
  expect(siteOrigin()).toBe(ORIGIN)
})

test('in a folder the site knows its pages by their own paths, and the host by whole ones', () => {
  config.base = '/demo'
  open('/demo/mine/vip')
  expect(here()).toBe('/mine/vip')
  expect(inSite('/demo/')).toBe('/')
  expect(inSite('/demography')).toBe('/demography')
  expect(onHost('/mock/pay/1')).toBe('/demo/mock/pay/1')
  expect(siteOrigin()).toBe(`${ORIGIN}/demo`)
})

test.each(['https://host/pay', '//host/pay', 'mock:CWDZ::1f', '#top', ''])(
  'an address that is no path of the site stays as it is: %s',
  (address) => {
    config.base = '/demo'
    expect(onHost(address)).toBe(address)
  },
)
