import type { Scene } from '../scene.ts'
import { crowdedChat } from './crowdedChat.ts'
import { depositOff } from './depositOff.ts'
import { emptyStates } from './emptyStates.ts'
import { freshVisitor } from './freshVisitor.ts'
import { goalInDelay } from './goalInDelay.ts'
import { CHAPTERS } from './guidedDemo.ts'
import { lockedBonus } from './lockedBonus.ts'
import { maintenance } from './maintenance.ts'
import { newMember } from './newMember.ts'
import { riskyLogin } from './riskyLogin.ts'
import { vip5Evening } from './vip5Evening.ts'
import { withdrawalJourney } from './withdrawalJourney.ts'

/** Every scene, in the order in which a demo would show them. */
export const SCENES: readonly Scene[] = [
  freshVisitor,
  newMember,
  vip5Evening,
  goalInDelay,
  crowdedChat,
  riskyLogin,
  lockedBonus,
  withdrawalJourney,
  depositOff,
  maintenance,
  emptyStates,
]

/** By its name; the chapters of the guided demo are found too, though nobody lists them. */
export const sceneOf = (name: string): Scene | undefined =>
  [...SCENES, ...CHAPTERS].find((scene) => scene.name === name)
