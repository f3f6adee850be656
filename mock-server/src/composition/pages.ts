import type { Category } from '@app/contract/venue/categories'
import type { Venue } from '@app/contract/venue/venueInfo'
import { isRestricted } from '../modules/auth/auth.rules.ts'
import { placeOf } from '../modules/member/member.rules.ts'
import { openSiteService } from '../modules/site/site.service.ts'
import { SUPPORT_PAGE } from '../pages/support.ts'
import type { World } from '../world/world.ts'

const PLANTED = 'plantedAt'

/** Remembers the day that the catalogue's times count from. */
export const notePlanting = ({ state, clock }: World): void => state.write(PLANTED, clock.now())

export const plantedAt = ({ state, clock }: World): number => state.read<number>(PLANTED) ?? clock.now()

/** What the site says of itself. */
export const openPages = (
  world: World,
  venues: (category: Category) => Venue[],
  hasDeposited: (memberId: number) => boolean,
  isResting: (memberId: number) => boolean,
) => ({
  pages: openSiteService({
    clock: world.clock,
    settings: world.settings,
    plantedAt: () => plantedAt(world),
    venueCards: (category) =>
      venues(category).map(({ enName, gameCode, name, channelCode, status, badge, image }) => ({
        enName,
        gameCode,
        name,
        channelCode,
        category,
        status,
        badge,
        image,
      })),
    placeOf,
    hasDeposited,
    isResting,
    isRestricted,
  }),
  supportUrl: SUPPORT_PAGE,
})
