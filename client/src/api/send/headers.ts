import { CLIENT_TYPE, HEADER, TESTER_HEADER } from '@app/contract/kit/headers'
import { APP_VERSION } from '../../lib/config.ts'
import { readCookie } from '../../lib/device/cookies.ts'
import { deviceId } from '../../lib/device/fingerprint/fingerprint.ts'
import { stored } from '../../lib/device/storage.ts'
import { siteId } from '../siteConfig.ts'

const WORLD_COOKIE = 'mock_world'

/** The HTTP library's default names (N-08): a backend that sets the cookie gets it back. */
const XSRF_COOKIE_NAME = 'XSRF-TOKEN'
const XSRF_HEADER_NAME = 'X-XSRF-TOKEN'

const xsrf = (): Record<string, string> => {
  const value = readCookie(XSRF_COOKIE_NAME)
  return value ? { [XSRF_HEADER_NAME]: decodeURIComponent(value) } : {}
}

/** The world of the mock that this tab was opened in, where no cookie can say so. */
export const worldWithoutCookie = (): string =>
  import.meta.env.STAGE && readCookie(WORLD_COOKIE) === '' ? stored.read('mockWorld') : ''

const world = (): Record<string, string> => {
  const name = worldWithoutCookie()
  return name ? { [TESTER_HEADER.world]: name } : {}
}

/** Headers of every call (N-HDR-1 … 7). */
export const headersOf = (requestId: string, token: string, finger: string): Record<string, string> => ({
  [HEADER.client]: CLIENT_TYPE,
  [HEADER.version]: APP_VERSION,
  [HEADER.requestId]: requestId,
  [HEADER.uuid]: deviceId(),
  [HEADER.token]: token,
  [HEADER.site]: siteId(),
  [HEADER.finger]: finger,
  [HEADER.lang]: stored.read('locale') || 'zh-CN',
  ...xsrf(),
  ...world(),
})
