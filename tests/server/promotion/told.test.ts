import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { contract } from '@app/contract'
import { toCents } from '@app/contract/kit/cents'
import type { ActivityContent } from '@app/contract/promotion/activityContent'
import { DEPOSIT_TURNOVER_TIMES, GIFT_TURNOVER_TIMES } from '@app/contract/rules/limits'
import { testSite } from '../harness.ts'

const CENTS = 100
const sum = (amounts: string[]) => amounts.reduce((all, amount) => all + toCents(amount), 0)
const most = (amounts: string[]) => Math.max(...amounts.map(toCents))

/** What one can get of an activity; of one that goes by friends, for each. */
const bestOf = (content: ActivityContent): number => {
  switch (content.kind) {
    case 'racePage':
      return toCents(content.prizePool)
    case 'activityLandPage':
      return sum(content.gifts.map(({ amount }) => amount))
    case 'firstDeposit':
    case 'againDeposit':
      return most(content.tiers.map(({ maxGift }) => maxGift))
    case 'newTask':
      return toCents(content.totalGift)
    case 'drawGift':
      return most(content.prizes.map(({ amount }) => amount))
    case 'signGift':
      return sum(content.streakGifts.map(({ gift }) => gift))
    case 'friendInvitation':
      return toCents('58.00')
    case 'bettingGift':
      return sum(content.tiers.map(({ gift }) => gift))
  }
}

test('a card of the list tells what can be got of an activity and how much turnover that asks for', async () => {
  const site = testSite()
  const config = async (body: { id?: string }) => (await site.call(contract.promotion.config, body)).data
  const { list } = await config({})
  for (const { id, subtitle, state } of list.filter((each) => each.state !== 'ended')) {
    const { content } = (await config({ id })).detail!
    const yuan = (bestOf(content) / CENTS).toLocaleString('en')
    expect(`${id} ${state} ${subtitle}`).toContain(` ¥${yuan}`)
    const times = 'turnoverNeeded' in content ? content.tiers.map((tier) => tier.turnoverTimes) : [1]
    expect(subtitle).toContain(`${[...new Set([times[0], times.at(-1)])].join('–')} 倍流水`)
  }
})

const CONFIG_OF_DEPOSITS = ['103', '104']
const tiersOf = async (id: string) => {
  const { content } = (await testSite().call(contract.promotion.config, { id })).data.detail!
  return 'turnoverNeeded' in content ? content.tiers : []
}

test('the most that a tier promises is what its largest deposit brings', async () => {
  const all = await Promise.all(CONFIG_OF_DEPOSITS.map(tiersOf))
  const reached = all.flatMap((tiers) =>
    tiers.slice(0, -1).map(({ bonusRate, maxGift }, at) => {
      const largest = toCents(tiers[at + 1]!.minDeposit) - 1
      return toCents(maxGift) <= Math.floor((largest * bonusRate) / CENTS)
    }),
  )
  expect(reached).toEqual([true, true, true, true, true])
})

test('the help page tells the turnover that is asked for', async () => {
  const page = new URL('../../../client/src/features/help/pages/zh-CN/ck.md', import.meta.url)
  const [, section] = readFileSync(page, 'utf8').split('## 存款与礼金的流水要求')
  const told = Object.fromEntries(
    [...section!.matchAll(/^\| (?!---|到账)(.+?) \| (.+?) \|/gm)].map(([, what, times]) => [what, times]),
  )
  const [first, again] = (await Promise.all(CONFIG_OF_DEPOSITS.map(tiersOf))).map((tiers) => {
    const times = tiers.map((tier) => tier.turnoverTimes)
    return `存款与礼金之和的 ${times[0]}–${times.at(-1)} 倍，按所达档位`
  })
  const gift = `礼金的 ${GIFT_TURNOVER_TIMES} 倍`
  expect(told).toEqual({
    存款: `存款的 ${DEPOSIT_TURNOVER_TIMES} 倍`,
    随存款到账的优惠: gift,
    首存礼: first,
    再存礼: again,
    其他优惠活动: gift,
    福利中心与积分兑换的礼金: gift,
    返水: '不要求',
  })
})
