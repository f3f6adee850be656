import type { Balance } from '@app/contract/wallet/balance'
import { expect, test } from 'vitest'
import { fromCents, toCents } from '@app/contract/kit/cents'
import { besideOf, placesOf, shownYuan, totalYuan } from './wallet.rules.ts'

const BALANCE: Balance = {
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
}

test('the total is what the member owns: a deposit on its way is not in it', () => {
  expect(totalYuan(placesOf(BALANCE))).toBe('20.40')
})

test('the sums below the total add up to it, and none is nought', () => {
  const added = (balance: Balance) =>
    [balance.centerWalletBalance, balance.venueBalance]
      .concat(besideOf(balance).map(({ yuan }) => yuan))
      .reduce((cents, yuan) => cents + toCents(yuan), 0)
  for (const balance of [BALANCE, { ...BALANCE, lockMoney: '0.00' }, { ...BALANCE, openBets: '0.00' }])
    expect(fromCents(added(balance))).toBe(totalYuan(placesOf(balance)))
  expect(besideOf({ ...BALANCE, lockMoney: '0.00' }).map(({ key }) => key)).toEqual(['bets'])
})

test('the header shows the centre, and with 免转 what the venues hold with it', () => {
  const balance = { centerWalletBalance: '10.10', venueBalance: '3.30' } as Balance
  expect(shownYuan({ ...balance, autoTransfer: false })).toBe('10.10')
  expect(shownYuan({ ...balance, autoTransfer: true })).toBe('13.40')
})
