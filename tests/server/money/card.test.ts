import { describe, expect, it } from 'vitest'
import { contract } from '@app/contract'
import { isBankCard } from '@app/contract/rules/money/bankCard'
import { isCoinAddress } from '@app/contract/rules/money/coinAddress'
import cards from '@app/seeds/catalogue/cards.json' with { type: 'json' }
import { siteOf } from '../../../mock-server/src/site.ts'
import { expectStatus, type TestSite, testSite } from '../harness.ts'
import { cardNo } from '../../verify/catalogue/card.ts'
import { accountsOf, as, SECOND } from './payout.ts'

const { card, site: pages, member } = contract
/** Spells 'chengwan demo wallet': valid, and nobody's. */
const TRC20 = 'TK2pxdHeQhz2AWy2sXgx7HGXKSe7w1gDKR'
const bank = (n = 1) => ({ bankCode: 'YZYH', cardNo: cardNo(n), branch: '滨海支行' })
const coin = { currency: 'USDT', network: 'TRC20' as const, address: TRC20, alias: '备用' }

const fill = (site: TestSite, name: string, kind: 'bank' | 'alipay' | 'coin', count: number) => {
  const { card: cardsOf, members } = siteOf(site.world)
  const { id } = members.byName(name)!
  for (let n = 0; n < count; n++) cardsOf.plant(id, { kind, code: 'YZYH', number: `${kind}-${n}` })
}

describe('accounts to be paid to', () => {
  it('are shown masked, the first of a kind as the usual one', async () => {
    const site = testSite()
    const book = await accountsOf(site, 'vip5')
    expect(book).toMatchObject({ realName: '张**', max: { bank: 5, alipay: 3, coin: 5 } })
    expect(book.bank.map(({ isDefault }) => isDefault)).toEqual([true, false])
    const text = JSON.stringify(book)
    for (const seed of cards) expect(text).not.toContain(seed.number)
    expect((await as(site, 'vip5', member.info, {})).data).toMatchObject({
      bankCard: true,
      virtualCoin: true,
      alipay: true,
      securityScore: 5,
    })
  })
  it('have another usual one when the member says so, and the oldest again when that is gone', async () => {
    const site = testSite()
    const [first, second] = (await accountsOf(site, 'vip5')).bank
    const isUsual = async () => (await accountsOf(site, 'vip5')).bank.map(({ isDefault }) => isDefault)
    await as(site, 'vip5', card.bankCardSetDefault, { id: second!.id })
    expect(await isUsual()).toEqual([false, true])
    await site.advance(2)
    await as(site, 'vip5', card.bankCardSetDefault, { id: first!.id })
    expect(await isUsual()).toEqual([true, false])
    await as(site, 'vip5', card.bankCardDelete, { id: first!.id, secondPassword: SECOND })
    expect(await isUsual()).toEqual([true])
    expectStatus(await as(site, 'vip10', card.bankCardSetDefault, { id: second!.id }), 'NOT_FOUND')
  })
  it('of the seeds fail their checksums, so that nobody can be paid by them', () => {
    for (const { kind, number, network } of cards) {
      expect(kind === 'bank' && isBankCard(number)).toBe(false)
      expect(kind === 'coin' && isCoinAddress(number, network as 'TRC20')).toBe(false)
    }
  })
  it('belong to one person: a card of another holder is refused [TERM-01 TERM-04]', async () => {
    const site = testSite()
    const { members } = siteOf(site.world)
    siteOf(site.world).card.plant(members.byName('vip10')!.id, {
      kind: 'bank',
      code: 'YZYH',
      number: cardNo(9),
    })
    const answer = await as(site, 'vip5', card.bankCardAdd, bank(9))
    expectStatus(answer, 'ILLEGAL_PARAMETER')
    expect(answer.message).toContain('持有人')
    const { id } = (await accountsOf(site, 'vip10')).bank[0]!
    expectStatus(await as(site, 'vip5', card.bankCardDelete, { id, secondPassword: SECOND }), 'NOT_FOUND')
  })
  it('are refused with a wrong check digit, an unknown bank or the wrong network', async () => {
    const site = testSite()
    const wrong = cardNo(3).replace(/.$/, (digit) => String((Number(digit) + 1) % 10))
    expectStatus(await as(site, 'vip5', card.bankCardAdd, { ...bank(), cardNo: wrong }), 'INVALID_PARAMETER')
    expectStatus(
      await as(site, 'vip5', card.bankCardAdd, { ...bank(), bankCode: 'REAL' }),
      'INVALID_PARAMETER',
    )
    expect((await as(site, 'vip5', card.vCurrencyAdd, { ...coin, network: 'ERC20' })).message).toBe(
      '钱包地址与所选网络不符',
    )
  })
  it('are told in clear to their owner alone', async () => {
    const site = testSite()
    const { id } = (await accountsOf(site, 'vip5')).bank[1]!
    expect((await as(site, 'vip5', pages.singleDataDecryption, { key: 'bankCard', id })).data.value).toBe(
      cards[1]!.number,
    )
    expectStatus(await as(site, 'vip10', pages.singleDataDecryption, { key: 'bankCard', id }), 'WARNING')
  })
  it('come with how many more there may be', async () => {
    const site = testSite()
    fill(site, 'vip5', 'alipay', 2)
    const { kinds, banks } = (await as(site, 'vip5', card.withdrawAddList, {})).data
    expect(kinds.map(({ kind, used, canAdd }) => [kind, used, canAdd])).toEqual([
      ['bank', 2, true],
      ['alipay', 3, false],
      ['coin', 1, true],
    ])
    expect(banks.length).toBeGreaterThan(8)
  })
})
