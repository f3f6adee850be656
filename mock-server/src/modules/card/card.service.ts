import type { LoginTries } from '@app/contract/auth/auth'
import { SEND_TYPE } from '@app/contract/auth/numbers'
import type { Account, AccountBook, AccountKind } from '@app/contract/card/account'
import type { card as calls } from '@app/contract/card/card'
import type { Data } from '@app/contract/kit/endpoint'
import { maskedRealName } from '@app/contract/rules/account/realName'
import type { Call } from '../../kit/call.ts'
import type { Clock } from '../../world/clock.ts'
import { BANKS, coinOf, COINS, faceOf, isBank, KIND_NAMES, maskedNumber, MOST } from './card.rules.ts'
import type { CardRow, CardStore } from './card.store.ts'

export interface CardDeps {
  store: CardStore
  clock: Clock
  /** phoneTarget: where codes go, null without a bound phone. */
  person(memberId: number): {
    realName: string | null
    phoneTarget: string | null
    hasSecondPassword: boolean
  }
  codes: {
    check(
      purpose: typeof SEND_TYPE.card,
      target: string,
      code: string,
    ): 'AUTHENTICATION_CODE_ERROR' | 'AUTHENTICATION_CODE_EXPIRED' | 'AUTHENTICATION_LOCKED' | null
  }
  secondPasswordProblem(
    memberId: number,
    md5: string,
  ): { code: 'PASSWORD_CHECK_FAILURE' | 'AUTHENTICATION_LOCKED'; message: string; data?: LoginTries } | null
  /** Whether a withdrawal under way pays to this account. */
  isInUse(memberId: number, cardId: string): boolean
}

/** An account as it is asked for. */
export interface NewAccount {
  kind: AccountKind
  code: string
  number: string
  branch?: string
  network?: CardRow['network']
  alias?: string
}

export type CardService = ReturnType<typeof openCard>
type Adding = Pick<Call<typeof calls.bankCardAdd>, 'member' | 'refuse'> & {
  body: { code?: string | undefined }
}
type Removing = Pick<Call<typeof calls.bankCardDelete>, 'body' | 'member' | 'refuse'>

const KINDS = ['bank', 'alipay', 'coin'] as const

/** Where members can be paid: five cards, three alipay, five addresses, all in their own name (U-FD-07). */
export const openCard = ({ store, clock, person, codes, secondPasswordProblem, isInUse }: CardDeps) => {
  const present = (row: CardRow, isDefault: boolean): Account => ({
    id: String(row.id),
    kind: row.kind,
    code: row.code,
    ...faceOf(row.kind, row.code),
    number: maskedNumber(row.kind, row.number),
    holder: maskedRealName(row.holder),
    branch: row.branch,
    network: row.network,
    alias: row.alias,
    isDefault,
    createdAt: row.createdAt,
  })
  /** The account of a kind that is offered first. */
  const usual = (rows: readonly CardRow[]): CardRow | undefined =>
    rows.reduce<CardRow | undefined>(
      (best, row) => (best === undefined || (row.chosenAt ?? 0) > (best.chosenAt ?? 0) ? row : best),
      undefined,
    )
  const presentKind = (all: readonly CardRow[], kind: AccountKind): Account[] => {
    const rows = all.filter((row) => row.kind === kind)
    const usualId = usual(rows)?.id
    return rows.map((row) => present(row, row.id === usualId))
  }
  const accounts = (memberId: number, ...kinds: AccountKind[]): Account[] => {
    const all = store.list(memberId)
    return kinds.flatMap((kind) => presentKind(all, kind))
  }
  const book = (memberId: number): AccountBook => {
    const all = store.list(memberId)
    return {
      realName: maskedRealName(person(memberId).realName ?? ''),
      bank: presentKind(all, 'bank'),
      alipay: presentKind(all, 'alipay'),
      coin: presentKind(all, 'coin'),
      max: MOST,
    }
  }

  const fullText = (kind: AccountKind) => `最多可添加 ${MOST[kind]} 个${KIND_NAMES[kind]}，请先删除不用的`
  /** The gates of an addition, dearest last: a code is used up only when nothing else stands in the way. */
  const add = ({ member, body, refuse }: Adding, account: NewAccount): Account => {
    const { phoneTarget, realName } = person(member.id)
    if (phoneTarget === null) return refuse('UNBOUND_PHONE')
    if (realName === null) return refuse('BIND_REAL_NAME')
    const same = store.byNumber(account.kind, account.number)
    if (same?.memberId === member.id)
      refuse('DATA_EXISTS', { message: `该${KIND_NAMES[account.kind]}已添加` })
    if (same)
      refuse('ILLEGAL_PARAMETER', {
        message: `该${KIND_NAMES[account.kind]}的持有人与您的实名不一致`,
        reason: 'the holder of the account is not the member',
      })
    const before = store.list(member.id).filter(({ kind }) => kind === account.kind)
    if (before.length >= MOST[account.kind]) refuse('WARNING', { message: fullText(account.kind) })
    if (body.code === undefined)
      return refuse('PHONE_VERIFICATION_REQUIRED_2', { message: '为了资金安全，请先获取并填写手机验证码' })
    const problem = codes.check(SEND_TYPE.card, phoneTarget, body.code)
    if (problem) refuse(problem, { keep: true })
    return present(insert(member.id, realName, account), before.length === 0)
  }
  const insert = (
    memberId: number,
    holder: string,
    { branch = '', network = null, alias = '', ...account }: NewAccount,
  ): CardRow => store.insert({ ...account, branch, network, alias, memberId, holder, createdAt: clock.now() })

  const remove = ({ member, body, refuse }: Removing, kind: AccountKind): AccountBook => {
    const row = store.find(member.id, Number(body.id))
    if (row?.kind !== kind) return refuse('NOT_FOUND', { message: `${KIND_NAMES[kind]}不存在或已删除` })
    if (isInUse(member.id, body.id)) refuse('WARNING', { message: '有取款正在汇入该账户，完成后才能删除' })
    if (!person(member.id).hasSecondPassword) refuse('WARNING', { message: '请先在个人资料中设置二级密码' })
    const problem = secondPasswordProblem(member.id, body.secondPassword)
    if (problem) {
      const { code, ...told } = problem
      refuse(code, { ...told, keep: true })
    }
    store.remove(row.id)
    return book(member.id)
  }

  return {
    book,
    hasAny: (memberId: number): boolean => store.list(memberId).length > 0,
    addable: (memberId: number): Data<typeof calls.withdrawAddList> => {
      const all = store.list(memberId)
      const kinds = KINDS.map((kind) => {
        const used = all.filter((row) => row.kind === kind).length
        const canAdd = used < MOST[kind]
        return {
          kind,
          name: KIND_NAMES[kind],
          max: MOST[kind],
          used,
          canAdd,
          reason: canAdd ? '' : fullText(kind),
        }
      })
      return { kinds, banks: [...BANKS] }
    },
    coins: (): Data<typeof calls.vCurrencyList> => [...COINS],
    addCard: (call: Call<typeof calls.bankCardAdd>): Account => {
      const { bankCode, cardNo, branch } = call.body
      if (!isBank(bankCode)) call.refuse('INVALID_PARAMETER', { message: '请选择开户银行' })
      return add(call, { kind: 'bank', code: bankCode, number: cardNo, branch: branch.trim() })
    },
    addAlipay: (call: Call<typeof calls.alipayAdd>): Account =>
      add(call, { kind: 'alipay', code: 'alipay', number: call.body.account.toLowerCase() }),
    addCoin: (call: Call<typeof calls.vCurrencyAdd>): Account => {
      const { currency, network, address, alias } = call.body
      const coin = coinOf(currency)
      if (!coin?.networks.some(({ code }) => code === network))
        return call.refuse('INVALID_PARAMETER', { message: '暂不支持该币种或网络' })
      return add(call, { kind: 'coin', code: coin.code, number: address, network, alias: alias.trim() })
    },
    remove,
    setDefault: ({ member, body, refuse }: Call<typeof calls.bankCardSetDefault>): AccountBook => {
      const row = store.find(member.id, Number(body.id))
      if (!row) return refuse('NOT_FOUND', { message: '账户不存在或已删除' })
      store.choose(row.id, clock.now())
      return book(member.id)
    },
    /** An account of the member with its number in clear; undefined for anybody else's. */
    find: (memberId: number, id: string): { account: Account; number: string } | undefined => {
      const row = store.find(memberId, Number(id))
      const account = row && presentKind(store.list(memberId), row.kind).find((each) => each.id === id)
      return account && { account, number: row.number }
    },
    accounts,
    /** Seeds only: their numbers fail the checksum on purpose. */
    plant: (memberId: number, account: NewAccount) =>
      void insert(memberId, person(memberId).realName ?? '', account),
  }
}
