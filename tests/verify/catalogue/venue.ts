import { contract } from '@app/contract'
import type { AnyEndpoint, ArgInput } from '@app/contract/kit/endpoint'
import { as, asked, covers, type Play } from '../covers.ts'

const { venue: calls } = contract
const into = (channelCode: string, amount = '100.00') => ({ channelCode, amount, ty: '1' as const })
const closed =
  <E extends AnyEndpoint>(endpoint: E, body: ArgInput<E>): Play =>
  async ({ site }) => {
    await site.venue('CWZR', { maintenance: true })
    return as(site, 'vip5', endpoint, body)
  }

export const venue = [
  // [EP-game-venue.launch]
  covers(calls.launch, {
    SUCCESS: asked(calls.launch, { enName: 'crty' }),
    VENUE_ACTIVITY: asked(calls.launch, { enName: 'cwzr' }, 'locked01'),
    VENUE_UNDER_MAINTENANCE: closed(calls.launch, { enName: 'cwzr' }),
    WARNING: asked(calls.launch, { enName: 'cwzr' }, 'minor01'),
  }),
  // [EP-game-venue.transfer]
  covers(calls.transfer, {
    // [UN-03]
    SUCCESS: asked(calls.transfer, into('CWZR')),
    // [NB-10]
    VENUE_ACTIVITY: asked(calls.transfer, into('CWZR'), 'locked01'),
    VENUE_UNDER_MAINTENANCE: closed(calls.transfer, into('CWZR')),
    WARNING: asked(calls.transfer, into('CWZR', '999999999')),
  }),
  // [EP-game-venue.allBalance]
  covers(calls.allBalance, { SUCCESS: asked(calls.allBalance, { category: 8 }) }),
  // [EP-game-status.setAutoTransferStatus]
  covers(calls.setAutoTransferStatus, { SUCCESS: asked(calls.setAutoTransferStatus, { status: 0 }) }),
  // [EP-game-venue.getVenueInfoByCategory]
  covers(calls.getVenueInfoByCategory, { SUCCESS: asked(calls.getVenueInfoByCategory, { category: 'ZR' }) }),
  // [EP-game-venue.balance]
  covers(calls.balance, {
    SUCCESS: asked(calls.balance, { channelCode: 'CWZR' }),
    VENUE_UNDER_MAINTENANCE: closed(calls.balance, { channelCode: 'CWZR' }),
  }),
  // [EP-game-venue.recycle]
  covers(calls.recycle, {
    SUCCESS: asked(calls.recycle, {}),
    VENUE_ACTIVITY: asked(calls.recycle, { channelCode: 'CWZR' }, 'locked01'),
    VENUE_UNDER_MAINTENANCE: closed(calls.recycle, { channelCode: 'CWZR' }),
    WARNING: asked(calls.recycle, { channelCode: 'CWZR', amount: '99999999' }),
  }),
]
