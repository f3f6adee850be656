/** What a page says to the worker; each comes with a port for the answers. */
export type Told =
  /** Opens a websocket: from then on the port carries `Said` one way and `Heard` the other. */
  | { kind: 'socket'; url: string }
  /** Keeps the worker awake; answered with `Alive`. */
  | { kind: 'alive' }
  /** What document.cookie says; answered at once with what it has to be told. */
  | { kind: 'cookies'; text: string }
  /** Puts everything back to the beginning; answered when it is done. */
  | { kind: 'reset' }
  /** The page was loaded past the worker and wants to be served by it. */
  | { kind: 'claim' }

export interface Alive {
  /** Another one when the worker was ended and began again: its sockets are gone. */
  born: number
  /** What keeps the site from starting. */
  failure?: string
}

export interface Cookies {
  set: string[]
}

export type Said = { kind: 'say'; text: string } | { kind: 'close' }
export type Heard =
  | { kind: 'open' }
  | { kind: 'text'; text: string }
  | { kind: 'close'; code: number; reason: string }

/** To every page: the state they show is gone. */
export const WAS_RESET = 'was-reset'
