import { config } from './config.ts'

/** A path of the host as one of the site: without the folder that the site lies in. */
export const inSite = (pathname: string): string =>
  pathname.startsWith(`${config.base}/`) ? pathname.slice(config.base.length) : pathname

/** Where the page is, as a path of the site. */
export const here = (): string => inSite(location.pathname)

/** A path of the site as an address of its host, for what the router doesn't see: windows, frames, codes, new tabs. */
export const onHost = (address: string): string =>
  /^\/(?!\/)/.test(address) ? config.base + address : address

/** Where the site begins, as whole addresses begin. */
export const siteOrigin = (): string => location.origin + config.base
