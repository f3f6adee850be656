import type { NavigateFunction } from 'react-router-dom'
import type { Hands } from './hands.ts'

export interface Performing {
  hands: Hands
  navigate: NavigateFunction
  travel(turn: { advance_s: number }): Promise<void>
}
/** Plays a cue; what it returns is told to the presenter. */
export type Play = (on: Performing) => Promise<string | void>
