import { artPath } from '@app/seeds/art/draw'
import { dayOf, dayOfGid, fixturesAround, fixturesOfDay, TODAY_MS } from '@app/seeds/fixtures'
import { memberStore } from '../modules/member/member.store.ts'
import type { SportDeps } from '../modules/sport/deps.ts'
import { openSport } from '../modules/sport/sport.service.ts'
import { sportStore } from '../modules/sport/sport.store.ts'
import type { WalletService } from '../modules/wallet/wallet.service.ts'
import type { World } from '../world/world.ts'

/** The sport channel of a world, betting from the members' venue balances. */
export const openSportOf = (world: World, wallet: WalletService, onScore: NonNullable<SportDeps['onScore']>) => {
  const members = memberStore(world.db)
  return openSport({
    store: sportStore(world.db),
    fixtures: {
      around: (now) => fixturesAround(world.seed, now),
      ofDay: (day) => fixturesOfDay(world.seed, day),
      dayOf,
      dayOfGid,
      todayMs: TODAY_MS,
    },
    seed: world.seed,
    clock: world.clock,
    random: world.random,
    jobs: world.jobs,
    atomically: world.atomically,
    wallet,
    autoTransfer: (id) => members.byId(id)?.autoTransfer ?? false,
    memberName: (id) => members.byId(id)?.name ?? '',
    crest: (team) => artPath('crest', team, team),
    onScore,
  })
}
