import type { AnyEndpoint, Data, Group } from '@app/contract/kit/endpoint'
import type { Call } from './call.ts'

export type Handler<E extends AnyEndpoint> = (call: Call<E>) => Data<E>
/** Stands for the handler of a call that becomes a websocket: whoever hosts the server upgrades it. */
export const UPGRADED = 'upgraded'
export type Handlers<G extends Group> = { [K in keyof G]: Handler<G[K]> | typeof UPGRADED }

export interface Route {
  endpoint: AnyEndpoint
  // oxlint-disable-next-line typescript/no-explicit-any -- the record is heterogeneous; `implement` checks each entry
  handler: Handler<any>
}

/**
 * Binds a contract group to its handlers. A missing one does not compile; none can be left unregistered. Throws when anything
 * but an upgrade of the contract is left to the host, or such a one isn't.
 */
export const implement = <G extends Group>(group: G, handlers: Handlers<G>): Route[] =>
  Object.entries(group).flatMap(([name, endpoint]) => {
    const handler = handlers[name]!
    if ((handler === UPGRADED) !== (endpoint.upgrade === true))
      throw new TypeError(`${endpoint.path} ${endpoint.upgrade ? 'is' : 'is not'} a websocket`)
    return handler === UPGRADED ? [] : [{ endpoint, handler }]
  })
