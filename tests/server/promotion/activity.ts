import { contract } from '@app/contract'
import type { ActivityContent, ActivityPayload } from '@app/contract/promotion/activityContent'
import { siteOf } from '../../../mock-server/src/site.ts'
import type { TestSite } from '../harness.ts'
import { as } from '../money/payout.ts'

const { promotion, deposit, wallet } = contract

/** Activities of the catalogue, one of each kind, one to come and one that is over. */
export const ID = {
  racePage: '101',
  activityLandPage: '102',
  firstDeposit: '103',
  againDeposit: '104',
  newTask: '105',
  drawGift: '106',
  signGift: '107',
  friendInvitation: '108',
  bettingGift: '109',
  toCome: '110',
  over: '111',
} as const

/** The same call within a second is 6011: people press a button less often. */
const breathe = (site: TestSite) => site.advance(2)
export const verify = (site: TestSite, name: string, id: string, payload: ActivityPayload = {}) =>
  as(site, name, promotion.verification, { id, payload })
export const join = async (site: TestSite, name: string, id: string, payload: ActivityPayload = {}) => {
  await breathe(site)
  return as(site, name, promotion.joinActivity, { id, payload })
}
export const claim = async (site: TestSite, name: string, id: string, payload: ActivityPayload = {}) => {
  await breathe(site)
  return as(site, name, promotion.confirmInfo, { id, payload })
}

/** What the page of the activity draws for this member. */
export const contentOf = async <K extends ActivityContent['kind']>(
  site: TestSite,
  name: string,
  kind: K & keyof typeof ID,
) => {
  const { data } = await verify(site, name, ID[kind])
  return data.detail.content as Extract<ActivityContent, { kind: K }>
}
export const stateOf = async (site: TestSite, name: string, id: string) =>
  (await verify(site, name, id)).data.state
export const balance = async (site: TestSite, name: string) =>
  Number((await as(site, name, wallet.getBalance, {})).data.centerWalletBalance)

export const paid = async (site: TestSite, name: string, amount: string) => {
  await breathe(site)
  const { data } = await as(site, name, deposit.pay, { typeCode: 'alipay', amount })
  await site.control('POST', `/orders/${data.orderNo}`, { outcome: 'success' })
}
export const bound = (site: TestSite, name: string) =>
  site.control('PATCH', `/members/${name}`, { bindPhone: '13912340001', realName: '甄参加' })
export const withCard = (site: TestSite, name: string) => {
  const { card, members } = siteOf(site.world)
  card.plant(members.byName(name)!.id, { kind: 'alipay', code: 'alipay', number: '13912340001' })
}
export const later = (site: TestSite, seconds: number) =>
  site.control('POST', '/clock', { advance_s: seconds })
export const DAY_S = 86_400
