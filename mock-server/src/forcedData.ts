import { contract } from '@app/contract'
import { maskedPhone } from '@app/contract/rules/account/phone'
import type { StatusName } from '@app/contract/kit/status'
import type { ForcedCall } from './kit/pipeline.ts'
import { siteOf } from './site.ts'
import type { World } from './world/world.ts'

/** Shown where the caller named nobody who has a phone. */
const MASKED_PHONE = '138****0000'
const RISKY: readonly string[] = [
  'IP_NOT_PASSED',
  'DEVICE_NOT_PASSED',
  'DEVICE_AND_IP_NOT_PASSED',
  'LONG_TIME_NOT_LOGGED_IN',
  'RISKY_LOGIN',
] satisfies StatusName[]

/** The list of what an activity asks for, with what this code says is missing. */
const requirements = (world: World, status: string, { body, member }: ForcedCall): unknown => {
  const asked = contract.promotion.verification.request.safeParse(body)
  return member && asked.success ? siteOf(world).promotion.missing(asked.data, member, status) : null
}

/**
 * What a forced status carries as data, as the real one would: a masked phone (ENT-10), the profile, the site's settings, the venue
 * and its turnover, what an activity asks for.
 */
export const forcedData = (world: World, status: string, call: ForcedCall): unknown => {
  const { body, member, ip, path } = call
  const { members, pages, venue } = siteOf(world)
  if (status === 'POPUP_NOT_PROMPTED') return member ? members.info(member.id) : null
  if (status === 'REGION_WARNING') return pages.preInfo(ip).info
  if (status === 'VENUE_ACTIVITY' || status === 'VENUE_UNDER_MAINTENANCE')
    return venue.refusal(body, member?.id, status === 'VENUE_ACTIVITY')
  if (path.startsWith('/act/')) return requirements(world, status, call)
  if (!RISKY.includes(status)) return null
  const { name } = body
  const phone = typeof name === 'string' ? members.byName(name)?.phone : undefined
  return { phoneNumber: phone ? maskedPhone(phone) : MASKED_PHONE }
}
