import type { Balance } from '@app/contract/wallet/balance'
import type { VenueBalance } from '@app/contract/venue/venueInfo'
import { expect, test } from 'vitest'
import { placesOf, received, shownVenues, shownYuan, totalYuan } from './wallet.rules.ts'

const venue = (channelCode: string, balance: string, category: VenueBalance['category'] = 'ZR') =>
  ({ channelCode, balance, category }) as VenueBalance

test('venues with money come first, and those without are hidden on request', () => {
  const venues = [venue('A', '0.00'), venue('B', '1.10'), venue('C', '20.00', 'DZ')]
  const codes = (hideZero: boolean, category: '' | 'DZ' = '') =>
    shownVenues(venues, { hideZero, category }).map(({ channelCode }) => channelCode)
  expect(codes(false)).toEqual(['C', 'B', 'A'])
  expect(codes(true)).toEqual(['C', 'B'])
  expect(codes(true, 'DZ')).toEqual(['C'])
})

test('the total is what the member owns: a deposit on its way is not in it', () => {
  const places = placesOf({
    centerWalletBalance: '10.10',
    lockMoney: '5.00',
    walletBalance: '15.10',
    venueBalance: '3.30',
    available: '10.10',
    autoTransfer: false,
    usdtBalance: '0.00',
    openBets: '2.00',
    pendingDeposit: '100.00',
    locks: [],
    currency: 'CNY',
  })
  expect(totalYuan(places)).toBe('20.40')
})

test('an exchange is cut to the cent, both ways', () => {
  expect(received(10_000, '7.20', 'CNY')).toBe(1_388)
  expect(received(1_388, '7.10', 'USDT')).toBe(9_854)
})

test('the header shows the centre, and with 免转 what the venues hold with it', () => {
  const balance = { centerWalletBalance: '10.10', venueBalance: '3.30' } as Balance
  expect(shownYuan({ ...balance, autoTransfer: false })).toBe('10.10')
  expect(shownYuan({ ...balance, autoTransfer: true })).toBe('13.40')
})
