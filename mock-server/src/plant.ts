import { notePlanting } from './composition/pages.ts'
import { plantLetters } from './planting/letters.ts'
import { plantPeople } from './planting/people.ts'
import type { World } from './world/world.ts'

/** Fills the empty golden world from the seeds, through the services. */
export const plantSite = (world: World): void => {
  notePlanting(world)
  plantPeople(world)
  plantLetters(world)
}
