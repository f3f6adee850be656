import { contract } from '@app/contract'
import type { Activity, ActivityKind } from '@app/contract/promotion/activity'
import type { ActivityPayload } from '@app/contract/promotion/activityContent'
import type { AccountName } from '../accounts.data.ts'
import { type Backend, Broken } from '../backend.ts'
import { as, asked, covers, type Play } from '../covers.ts'

const { promotion: calls } = contract

/** The id of an activity of this kind that runs, or of any that is over. */
const activity = async (site: Backend, wanted: ActivityKind | 'ended'): Promise<string> => {
  const { list } = (await site.call(calls.config, {})).data
  const isWanted = ({ kind, state }: Activity) =>
    wanted === 'ended' ? state === 'ended' : kind === wanted && state === 'open'
  const found = list.find(isWanted)
  if (!found)
    throw new Broken('promotion.config.response.list', `没有活动 · no activity: ${wanted}`, wanted, list)
  return found.id
}
const act =
  (
    call: typeof calls.joinActivity | typeof calls.confirmInfo | typeof calls.verification,
    payload: ActivityPayload,
    wanted: ActivityKind | 'ended',
    name: AccountName = 'vip5',
  ): Play =>
  async ({ site }) =>
    as(site, name, call as typeof calls.joinActivity, { id: await activity(site, wanted), payload })
const refusals = (call: Parameters<typeof act>[0], payload: ActivityPayload = {}) => ({
  WARNING: act(call, payload, 'ended'),
  UNBOUND_PHONE: act(call, payload, 'signGift', 'fresh01'),
  BIND_REAL_NAME: act(call, payload, 'racePage', 'noname01'),
  AUTHENTICATION_REQUIRED: act(call, payload, 'firstDeposit', 'ip01'),
})
const PRESSED = { action: 'join' } as const
const gift =
  (isAffordable: boolean, name: AccountName = 'vip5'): Play =>
  async ({ site }) => {
    const { gifts } = (await as(site, 'vip5', calls.topGiftList, {})).data
    const found = gifts.find(({ reason }) => (reason === '') === isAffordable)
    if (!found)
      throw new Broken(
        'promotion.topGiftList.response.gifts',
        '没有这样的礼品 · no such gift',
        isAffordable,
        gifts,
      )
    return as(site, name, calls.topGiftExchange, { giftId: found.id })
  }

export const promotion = [
  // [EP-act-promotion.config]
  covers(calls.config, { SUCCESS: async ({ site }) => site.call(calls.config, {}) }),
  // [EP-act-promotion.verification]
  covers(calls.verification, {
    SUCCESS: act(calls.verification, PRESSED, 'racePage'),
    ...refusals(calls.verification, PRESSED),
  }),
  // [EP-act-promotion.joinActivity]
  covers(calls.joinActivity, {
    SUCCESS: act(calls.joinActivity, {}, 'signGift'),
    ...refusals(calls.joinActivity),
  }),
  // [EP-act-promotion.confirmInfo]
  covers(calls.confirmInfo, {
    SUCCESS: act(calls.confirmInfo, { action: 'claim' }, 'friendInvitation'),
    ...refusals(calls.confirmInfo),
  }),
  // [EP-act-activityTopGift.exchangeRecord]
  covers(calls.exchangeRecord, { SUCCESS: asked(calls.exchangeRecord, {}) }),
  covers(calls.topGiftList, { SUCCESS: asked(calls.topGiftList, {}) }),
  covers(calls.topGiftExchange, {
    SUCCESS: gift(true),
    WARNING: gift(false),
    UNBOUND_PHONE: gift(true, 'fresh01'),
    BIND_REAL_NAME: gift(true, 'noname01'),
  }),
]
