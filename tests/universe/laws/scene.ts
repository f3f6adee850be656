import type { Call } from '../faults/network.ts'
import type { Action } from '../life/action.ts'
import type { Journey, Step } from '../life/journey.ts'
import type { Player } from '../life/player.ts'

/** What a law is asked about: one step that is over, the page quiet. */
export interface Scene {
  player: Player
  journey: Journey
  step: Step
  /** When it began. */
  began: number
  action: Action
  /** Of this step. */
  calls: Call[]
  /** Words that were shown as a message in this step, by the page that showed them. */
  told: string[][]
  /** Presses of this step. */
  presses: number
  /** What the page looked like before it. */
  before: string
  /** Who was logged in when it began. */
  was: string | undefined
  /** Who was logged in on this device before, and isn't now. */
  others: string[]
  /** What consoles, uncaught errors, rejections and the server's log said. */
  complaints: string[]
  /** Rows that the steps so far may have brought about, and did. */
  ordered: Record<string, { most: number; found: number }>
  /** What could not be done, if so. */
  missed: string | undefined
}

/** What can't be kept on the device is so for one page alone, a login too; what a page could not read, it has again when it may. */
export const isForgetful = ({ journey }: Scene): boolean =>
  journey.steps.some(({ fault }) => fault?.kind === 'full' || fault?.kind === 'forbidden')

export interface Law {
  name: string
  /** What is wrong, in words. */
  broken(scene: Scene): string | undefined | Promise<string | undefined>
}
