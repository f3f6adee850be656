import { inSite } from '../../lib/place.ts'
import { stored } from '../../lib/device/storage.ts'

/** The longest that the contract takes; half of a longer one would be another's. */
const CODE_MAX = 40

const param = (search: URLSearchParams, name: string): string => {
  const code = [...search].find(([key]) => key.toLowerCase() === name)?.[1].trim() ?? ''
  return code.length <= CODE_MAX ? code : ''
}

/** Invitation and referral codes are kept until registration (U-AUTH-10), the first address of all and the domain too. */
export const noteArrival = ({
  href,
  hostname,
  search,
}: Pick<Location, 'href' | 'hostname' | 'search'>): void => {
  const query = new URLSearchParams(search)
  const [iCode, rCode] = [param(query, 'icode'), param(query, 'rcode')]
  if (iCode) stored.write('iCode', iCode)
  if (rCode) stored.write('rCode', rCode)
  if (!stored.read('originalUrl')) stored.write('originalUrl', href)
  stored.write('domain', hostname)
}

const MOBILE = /android.+mobile|iphone|ipod|windows phone|mobile.+firefox/i

/** Where a phone is sent (NAV-10), undefined to stay: no such site, or it is this one (TRAP-53). */
export const mobileTarget = (
  userAgent: string,
  h5DomainUrl: string,
  here: Pick<Location, 'host' | 'pathname' | 'origin' | 'search' | 'hash'>,
  codes: { iCode: string; rCode: string },
): string | undefined => {
  if (!h5DomainUrl || !MOBILE.test(userAgent)) return undefined
  try {
    const base = new URL(h5DomainUrl, here.origin)
    if (base.host === here.host || !/^https?:$/.test(base.protocol)) return undefined
    const target = new URL(base.pathname.replace(/\/$/, '') + inSite(here.pathname) + base.search, base)
    for (const [name, value] of new URLSearchParams(here.search))
      if (!/^[ir]code$/i.test(name)) target.searchParams.append(name, value)
    target.hash = here.hash
    target.searchParams.set('icode', codes.iCode)
    target.searchParams.set('rcode', codes.rCode)
    return target.href
  } catch {
    return undefined
  }
}
