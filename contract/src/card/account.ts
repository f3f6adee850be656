import { z } from 'zod'
import { Id, Link, list, Rate, text, Time } from '../kit/fields.ts'
import { Yuan } from '../kit/money.ts'
import { COIN_NETWORKS } from '../rules/money/coinAddress.ts'
import { ADDRESSES_MAX, ALIPAY_MAX, CARDS_MAX } from '../rules/limits.ts'

/** Account kinds of U-NAV-07. */
export const AccountKind = z.enum(['bank', 'alipay', 'coin']).meta({ id: 'AccountKind' })
export type AccountKind = z.output<typeof AccountKind>

export const Network = z.enum(COIN_NETWORKS).meta({ id: 'Network' })
export type Network = z.output<typeof Network>

/** An account that money can be paid to; number and holder are masked. */
export const Account = z
  .object({
    id: Id,
    kind: AccountKind,
    code: text(20).meta({ description: '银行、alipay 或币种代码' }),
    name: text(40),
    logo: Link,
    color: text(9),
    number: text(60),
    holder: text(50),
    branch: text(60),
    network: Network.nullable(),
    alias: text(20),
    isDefault: z.boolean(),
    createdAt: Time,
  })
  .meta({ id: 'Account' })
export type Account = z.output<typeof Account>

/** All accounts of the member with how many more are allowed (5 cards, 5 addresses, 3 alipay: U-FD-07). */
export const AccountBook = z
  .object({
    realName: text(50),
    bank: list(Account, CARDS_MAX),
    alipay: list(Account, ALIPAY_MAX),
    coin: list(Account, ADDRESSES_MAX),
    max: z.object({ bank: z.int(), alipay: z.int(), coin: z.int() }),
  })
  .meta({ id: 'AccountBook' })
export type AccountBook = z.output<typeof AccountBook>

export const Bank = z
  .object({ code: text(20), name: text(40), logo: Link, color: text(9) })
  .meta({ id: 'Bank' })
export type Bank = z.output<typeof Bank>

export const VirtualCurrency = z
  .object({
    code: text(8),
    name: text(20),
    icon: Link,
    networks: list(
      z.object({ code: Network, name: text(40), fee: Yuan, confirmations: z.int(), warning: text(120) }),
      4,
    ),
    rate: Rate,
    withdrawRate: Rate,
    min: Yuan,
    max: Yuan,
  })
  .meta({ id: 'VirtualCurrency' })
export type VirtualCurrency = z.output<typeof VirtualCurrency>
