import { contract } from '@app/contract'
import type { Group } from '@app/contract/kit/endpoint'
import { type Route, implement, notImplemented } from './kit/implement.ts'
import { authRoutes } from './modules/auth/auth.routes.ts'
import { captchaRoutes } from './modules/captcha/captcha.routes.ts'
import { memberRoutes } from './modules/member/member.routes.ts'
import { siteOf } from './site.ts'

/** A slice whose module is not built yet: every call answers 6004 with a clear message. */
const unbuilt = (group: Group): Route[] =>
  implement(group, Object.fromEntries(Object.keys(group).map((name) => [name, notImplemented])))

/** The routes of each slice. */
const bySlice: Record<keyof typeof contract, Route[]> = {
  ...(Object.fromEntries(
    Object.entries(contract).map(([slice, group]) => [slice, unbuilt(group)]),
  ) as Record<keyof typeof contract, Route[]>),
  auth: authRoutes(siteOf),
  captcha: captchaRoutes((world) => siteOf(world).captcha),
  member: memberRoutes(siteOf),
}

/** Every route of the contract but the websocket handshake, which the host upgrades. */
export const routes: Route[] = Object.values(bySlice)
  .flat()
  .filter(({ endpoint }) => !endpoint.path.startsWith('/stream/ws/'))
