import { contract } from '@app/contract'
import { expect, it } from 'vitest'
import { expectStatus, testSite } from '../harness.ts'
import { as, SECOND } from './payout.ts'

const { withdraw } = contract

it('refuses a withdrawal under 18, and the page names that reason first and who can help', async () => {
  const site = testSite()
  const { requirements } = (await as(site, 'minor01', withdraw.withdrawInfo, {})).data
  expect(requirements[0]).toEqual({
    code: 'age',
    text: '未满18周岁不可参与',
    met: false,
    linkRoute: 'support',
  })
  const answer = await as(site, 'minor01', withdraw.create, {
    type: 'bank',
    cardId: '1',
    amount: '1000',
    secondPassword: SECOND,
  })
  expectStatus(answer, 'WARNING')
  expect(answer.message).toBe('未满18周岁不可参与')
})

it('has nothing against the age of an adult', async () => {
  const { requirements } = (await as(testSite(), 'vip5', withdraw.withdrawInfo, {})).data
  expect(requirements[0]).toMatchObject({ code: 'age', text: '年满18周岁', met: true })
})
