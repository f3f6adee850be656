import type { AnyEndpoint, ArgInput, Data } from '@app/contract/kit/endpoint'

/** Somebody who uses the site in a story. */
export interface Actor {
  /** Makes a call of the contract as the client does; throws when it is refused. */
  do<E extends AnyEndpoint>(endpoint: E, body: ArgInput<E>): Promise<Data<E>>
  /** Joins a chat room; what is said there goes over the websocket's own session. */
  join(rid: string): Promise<{ say(text: string): void; leave(): void }>
}

/** Where a story is told: a world of its own whose clock moves only when the story says so. */
export interface Stage {
  visitor: Actor
  /** A member, signed in as the console would. */
  as(member: string): Promise<Actor>
  /** A call of the control API, by its path after /__mock/api. */
  control<T = unknown>(method: string, path: string, body?: unknown): Promise<T>
  /** Lets time pass, and what is due happen. */
  pass(seconds: number): void
  now(): number
}

/** A named starting point, told with the product's own verbs. */
export interface Scene {
  name: string
  title: string
  /** What has happened, and what to try. */
  story: string
  /** Who to sign in as; null is a visitor. */
  as: string | null
  /** The page where it begins; a story that makes what the page shows returns the whole address. */
  opens: string
  tell(stage: Stage): Promise<{ opens: string } | void>
}
