import { faker } from '@faker-js/faker/locale/zh_CN'
import { CAST_SECOND_PASSWORD } from './people.ts'
import { MOODS, ROLES, SYLLABLES } from './crowd.ts'

/** Who somebody is that nobody described: the same for the same seed. Names, numbers and addresses are invented. */
export interface Drawn {
  name: string
  nickName: string
  realName: string
  phone: string
  email: string
  gender: 1 | 2
  birthday: string
  secondPassword: string
}

const letterOf = (index: number) => String.fromCodePoint(65 + (index % 26))

/** `turn` tells apart whoever is drawn anew because a name is taken. */
export const drawPerson = (seed: number, turn: number): Drawn => {
  faker.seed([seed, turn])
  const { arrayElement } = faker.helpers
  const name = `${arrayElement(SYLLABLES)}${arrayElement(SYLLABLES)}${faker.string.numeric(3)}`
  return {
    name,
    nickName: arrayElement(MOODS) + arrayElement(ROLES),
    realName: faker.person.fullName(),
    phone: `1391${faker.string.numeric(7)}`,
    email: `${name}@chengwan.example`,
    gender: arrayElement([1, 2] as const),
    birthday: `${faker.number.int({ min: 1965, max: 2004 })}-0${faker.number.int({ min: 1, max: 9 })}-15`,
    secondPassword: CAST_SECOND_PASSWORD,
  }
}

const doubled = (digit: number) => (digit > 4 ? digit * 2 - 9 : digit * 2)
const isValidNumber = (digits: string): boolean =>
  [...digits]
    .toReversed()
    .reduce((sum, sign, at) => sum + (at % 2 === 0 ? Number(sign) : doubled(Number(sign))), 0) %
    10 ===
  0

/** Numbers of accounts fail their checksum, and addresses hold signs that none has: nobody can be paid by them. */
export const drawAccounts = (
  seed: number,
  { bank, alipay, coin }: Record<'bank' | 'alipay' | 'coin', number>,
  { banks, phone }: { banks: readonly string[]; phone: string },
) => {
  faker.seed([seed, bank, alipay, coin])
  const cardNumber = (): string => {
    const number = `6200${faker.string.numeric(15)}`
    return isValidNumber(number) ? cardNumber() : number
  }
  const many = <T>(count: number, make: (index: number) => T): T[] =>
    Array.from({ length: count }, (_, at) => make(at))
  return [
    ...many(bank, (at) => ({
      kind: 'bank' as const,
      code: banks[at % banks.length]!,
      number: cardNumber(),
      branch: at === 0 ? '演示支行' : '',
    })),
    ...many(alipay, (at) => ({
      kind: 'alipay' as const,
      code: 'alipay',
      number: at === 0 ? phone : `pay${seed}-${at}@chengwan.example`,
    })),
    ...many(coin, (at) => ({
      kind: 'coin' as const,
      code: 'USDT',
      number: `TDEMoChengwanBay${faker.string.alpha({ length: 16, casing: 'upper' }).replaceAll(/[A-Z]/g, 'X')}0${letterOf(at)}`,
      network: 'TRC20' as const,
      alias: at === 0 ? '常用钱包' : `备用钱包 ${at}`,
    })),
  ]
}

export interface Past {
  deals: number
  bets: number
  /** Whether withdrawals can be among the deals. */
  isPayable: boolean
  from: number
  until: number
}
/** Bets of one moment are placed together. */
export interface Session {
  at: number
  bets: number
  pick: number
  /** Of the first bet; the others follow in tens. */
  yuan: number
  isParlay: boolean
}
export type MadeDeed =
  | { at: number; does: 'deposit'; typeCode: string; yuan: number; outcome: 'success' | 'failed' | 'closed' }
  | { at: number; does: 'withdraw'; cents: number }

const MOST_SESSIONS = 250
const PARLAY_EVERY = 7
const MINUTE = 60_000
const TYPES = ['bank', 'alipay', 'wechat', 'usdt'] as const

/** When a member who was made deposited, withdrew and bet, in order. */
export const drawPast = (seed: number, { deals, bets, isPayable, from, until }: Past) => {
  faker.seed([seed, deals, bets])
  const int = (min: number, max: number) => faker.number.int({ min, max })
  const moments = (count: number) => {
    const step = (until - from) / Math.max(1, count)
    return Array.from(
      { length: count },
      (_, turn) => Math.round((from + step * (turn + int(5, 95) / 100)) / MINUTE) * MINUTE,
    )
  }
  const sessions = Math.min(bets, MOST_SESSIONS)
  const share = (turn: number) =>
    Math.floor(((turn + 1) * bets) / sessions) - Math.floor((turn * bets) / sessions)
  return {
    sessions: moments(sessions).map((at, turn): Session => ({
      at,
      bets: share(turn),
      pick: int(0, 1_000_000),
      yuan: int(1, 20) * 10,
      isParlay: turn % PARLAY_EVERY === PARLAY_EVERY - 1,
    })),
    deals: moments(deals).map((at, turn): MadeDeed => {
      if (isPayable && turn % 4 === 3) return { at, does: 'withdraw', cents: int(1, 20) * 100_00 }
      const outcome = ({ 4: 'failed', 9: 'closed' } as const)[turn % 12] ?? 'success'
      return { at, does: 'deposit', typeCode: TYPES[turn % TYPES.length]!, yuan: int(1, 30) * 100, outcome }
    }),
  }
}
