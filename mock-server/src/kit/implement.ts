import type { AnyEndpoint, Data, Group } from '@app/contract/kit/endpoint'
import type { Call } from './call.ts'
import { Refusal } from './refusal.ts'

export type Handler<E extends AnyEndpoint> = (call: Call<E>) => Data<E>
export type Handlers<G extends Group> = { [K in keyof G]: Handler<G[K]> }

export interface Route {
  endpoint: AnyEndpoint
  // oxlint-disable-next-line typescript/no-explicit-any -- the record is heterogeneous; `implement` checks each entry
  handler: Handler<any>
  built: boolean
}

/** Marks a handler that is not built yet: answered 6004 with a clear message, counted by the house tests. */
export const notImplemented = (): never => {
  throw new Refusal('NOT_FOUND', { message: '该功能尚未在模拟后端开放' })
}

/** Binds a contract group to its handlers. A missing one does not compile; none can be left unregistered. */
export const implement = <G extends Group>(group: G, handlers: Handlers<G>): Route[] =>
  Object.entries(group).map(([name, endpoint]) => {
    const handler = handlers[name]!
    return { endpoint, handler, built: (handler as unknown) !== notImplemented }
  })
