import { contract } from '@app/contract'
import type { Group } from '@app/contract/kit/endpoint'
import { type Route, implement, notImplemented } from './kit/implement.ts'

/** A slice whose module is not built yet: every call answers 6004 with a clear message. */
const unbuilt = (group: Group): Route[] =>
  implement(group, Object.fromEntries(Object.keys(group).map((name) => [name, notImplemented])))

/** Every route of the contract but the websocket handshake, which the host upgrades. */
export const routes: Route[] = Object.values(contract)
  .flatMap((group) => unbuilt(group))
  .filter(({ endpoint }) => !endpoint.upgrade)
