import { LONG_ABSENCE_MS } from '@app/contract/rules/limits'

/** What the risk ladder looks at (U-AUTH-05). */
export interface LoginFacts {
  hasPhone: boolean
  flagged: boolean
  lastLoginAt: number | null
  knowsDevice: boolean
  knowsIp: boolean
}

export type RiskVerdict =
  | 'IP_NOT_PASSED'
  | 'DEVICE_NOT_PASSED'
  | 'DEVICE_AND_IP_NOT_PASSED'
  | 'LONG_TIME_NOT_LOGGED_IN'
  | 'RISKY_LOGIN'
  | 'CONTACT_CUSTOMER_SERVICE'

/** Why a login with the right password needs a code, or null. Who has no phone to be asked passes, unless flagged. */
export const riskOf = (facts: LoginFacts, now: number): RiskVerdict | null => {
  if (facts.flagged) return facts.hasPhone ? 'RISKY_LOGIN' : 'CONTACT_CUSTOMER_SERVICE'
  if (!facts.hasPhone) return null
  if (facts.lastLoginAt !== null && now - facts.lastLoginAt > LONG_ABSENCE_MS)
    return 'LONG_TIME_NOT_LOGGED_IN'
  if (facts.knowsDevice) return facts.knowsIp ? null : 'IP_NOT_PASSED'
  return facts.knowsIp ? 'DEVICE_NOT_PASSED' : 'DEVICE_AND_IP_NOT_PASSED'
}

/** Restricted residence (TERM-31 … TERM-36), as testers may spell it; the region is simulated (U-TERM-02). */
const RESTRICTED_REGIONS = ['菲律宾', '台湾', '美国', '新加坡', '香港', 'PH', 'TW', 'US', 'SG', 'HK']

export const isRestricted = (region: string): boolean =>
  RESTRICTED_REGIONS.some(
    (name) => region.toUpperCase() === name || (/\p{Script=Han}/u.test(name) && region.includes(name)),
  )
