import banks from '@app/seeds/catalogue/banks.json' with { type: 'json' }
import coins from '@app/seeds/catalogue/coins.json' with { type: 'json' }
import { artPath } from '@app/seeds/art/draw'
import type { Account, AccountKind, Bank, Network, VirtualCurrency } from '@app/contract/card/account'
import { maskedPhone } from '@app/contract/rules/account/phone'
import { isEmail } from '@app/contract/rules/account/email'
import { ADDRESSES_MAX, ALIPAY_MAX, CARDS_MAX } from '@app/contract/rules/limits'

export const MOST: Record<AccountKind, number> = { bank: CARDS_MAX, alipay: ALIPAY_MAX, coin: ADDRESSES_MAX }
export const KIND_NAMES: Record<AccountKind, string> = {
  bank: '银行卡',
  alipay: '支付宝',
  coin: '虚拟币地址',
}
const ALIPAY_COLOR = '#1f8ce6'

/** Invented banks, each with an invented badge. */
export const BANKS: readonly Bank[] = banks.map((bank) => ({ ...bank, logo: artPath('league', bank.code) }))
export const isBank = (code: string): boolean => BANKS.some((bank) => bank.code === code)

export const COINS: readonly VirtualCurrency[] = coins.map(({ sign, color: _color, ...coin }) => ({
  ...coin,
  icon: artPath('pay', sign as 'chain'),
  networks: coin.networks.map((network) => ({ ...network, code: network.code as Network })),
}))
export const coinOf = (code: string): VirtualCurrency | undefined =>
  COINS.find((coin) => coin.code === code.toUpperCase())

const SHOWN = 4
const maskedMail = (email: string) => email.replace(/^(.{1,2})[^@]*/, '$1***')

/** What is shown of a number: the ends of a card or an address, a masked phone or e-mail. */
export const maskedNumber = (kind: AccountKind, number: string): string => {
  if (kind === 'bank') return `${number.slice(0, SHOWN)} **** **** ${number.slice(-SHOWN)}`
  if (kind === 'coin') return `${number.slice(0, SHOWN + 2)}…${number.slice(-SHOWN - 2)}`
  return isEmail(number) ? maskedMail(number) : maskedPhone(number)
}

/** The face of an account: name, picture and colour by its kind and code. */
export const faceOf = (kind: AccountKind, code: string): Pick<Account, 'name' | 'logo' | 'color'> => {
  if (kind === 'alipay')
    return { name: KIND_NAMES.alipay, logo: artPath('pay', 'wallet'), color: ALIPAY_COLOR }
  if (kind === 'coin') {
    const coin = coins.find((each) => each.code === code)
    return { name: coin?.name ?? code, logo: artPath('pay', 'chain'), color: coin?.color ?? '' }
  }
  const bank = BANKS.find((each) => each.code === code)
  return { name: bank?.name ?? code, logo: bank?.logo ?? '', color: bank?.color ?? '' }
}
