import type { Calls } from '../kit/calls.ts'
import type { ChatSession } from '../modules/chat/session.ts'
import type { Socket } from '../world/hub.ts'
import type { World } from '../world/world.ts'
import type { Worlds } from '../world/worlds.ts'
import type { Dual, DifferenceShown } from '@app/contract/control/dual'

/** The mock as far as a comparison plays with it. */
export interface MockApp {
  worlds: Worlds
  calls: Calls
  openLine(world: World, socket: Socket): ChatSession
}

/** What the console asks of whoever compares; it may be another thread. Undefined: there is none of that name. */
export interface Questions {
  read(asked: { masked: boolean }): Omit<Dual, 'upstream' | 'since' | 'waiting' | 'skipped' | 'kept'>
  difference(asked: { id: number; masked: boolean }): DifferenceShown | undefined
  clear(asked: object): { cleared: number }
  /** The run as a file, behind a mask. */
  keep(asked: { name: string; at: number }): string
}
export type Question = keyof Questions

/** The comparison as the server of the mock sees it. */
export interface DualPort {
  upstream: string
  since: number
  waiting(): number
  skipped(): number
  ask<Q extends Question>(question: Q, asked: Parameters<Questions[Q]>[0]): Promise<ReturnType<Questions[Q]>>
}
