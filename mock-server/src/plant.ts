import { notePlanting } from './composition/pages.ts'
import { plantCards } from './planting/cards.ts'
import { plantFeedback } from './planting/feedback.ts'
import { plantHistories } from './planting/history.ts'
import { plantLetters } from './planting/letters.ts'
import { plantPeople } from './planting/people.ts'
import { plantOrders } from './planting/orders.ts'
import type { World } from './world/world.ts'

/** Fills the empty golden world from the seeds, through the services. */
export const plantSite = (world: World): void => {
  notePlanting(world)
  plantPeople(world)
  plantCards(world)
  plantHistories(world)
  plantOrders(world)
  plantLetters(world)
  plantFeedback(world)
}
