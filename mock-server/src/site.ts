import { dayOf, dayOfGid, fixturesAround, fixturesOfDay, TODAY_MS } from '@app/seeds/fixtures'
import { openFirstAnswers } from './kit/idempotency.ts'
import { openFrequency } from './kit/frequency.ts'
import { openSessions } from './kit/session.ts'
import { messages } from '@app/contract'
import { depositStore } from './modules/deposit/deposit.store.ts'
import { openDeposit } from './modules/deposit/deposit.service.ts'
import { gameStore } from './modules/game/game.store.ts'
import { openGame } from './modules/game/game.service.ts'
import { memberStore } from './modules/member/member.store.ts'
import { personOf } from './modules/member/member.rules.ts'
import { openSport } from './modules/sport/sport.service.ts'
import { sportStore } from './modules/sport/sport.store.ts'
import { venueByName, venueName } from './modules/venue/venue.rules.ts'
import { openVenue } from './modules/venue/venue.service.ts'
import { venueStore } from './modules/venue/venue.store.ts'
import { openDeals } from './modules/wallet/deals.service.ts'
import { openExchange } from './modules/wallet/exchange.service.ts'
import { openLedger } from './modules/wallet/wallet.ledger.ts'
import { openWallet } from './modules/wallet/wallet.service.ts'
import { walletStore } from './modules/wallet/wallet.store.ts'
import type { World } from './world/world.ts'

/** The services of one world. Modules know each other only through what is handed over here. */
export const openSite = (world: World) => {
  const sessions = openSessions(world)
  const store = walletStore(world.db)
  const ledger = openLedger({ store, clock: world.clock, atomically: world.atomically })
  const wallet = openWallet({ ledger, store })
  const members = memberStore(world.db)
  const deposit = openDeposit({
    store: depositStore(world.db),
    clock: world.clock,
    jobs: world.jobs,
    random: world.random,
    wallet,
    person: (id) => personOf(members.byId(id), world.clock.now()),
    isDisabled: () => world.settings.current().depositDisabled,
    notify: (memberId, order) =>
      world.hub.toMember(memberId, messages.notification, {
        type: 'deposit',
        title: '存款通知',
        content: order.message,
        refId: order.orderNo,
        time: world.clock.now(),
      }),
  })
  const venue = openVenue({
    store: venueStore(world.db),
    clock: world.clock,
    random: world.random,
    wallet,
    person: (id) => {
      const row = members.byId(id)
      const { isAdult } = personOf(row, world.clock.now())
      return { isAdult, autoTransfer: row?.autoTransfer ?? false, vipGrade: row?.vipGrade ?? 0 }
    },
    setAutoTransfer: (id, autoTransfer) => void members.change(id, { autoTransfer }),
  })
  const game = openGame({
    store: gameStore(world.db),
    clock: world.clock,
    venue: (enName) => {
      const seed = venueByName(enName)
      return seed && { name: seed.name, category: seed.category, isOpen: !venue.isDown(seed.channelCode) }
    },
  })
  const sport = openSport({
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
  })
  const exchange = openExchange({ ledger, store, clock: world.clock, random: world.random })
  const deals = openDeals({ store, deposits: deposit.deals, withdrawals: () => [], venueName })
  return {
    ledger,
    deposit,
    venue,
    game,
    sport,
    exchange,
    deals,
    members,
    openBetCents: sport.openBetCents,
    pendingDepositCents: deposit.pendingCents,
    locks: (_memberId: number) => [],
    wallet,
    /** ?__as= and POST /members/:name/session; the member module replaces it. */
    signInAs: (_name: string): { token: string; userId: string } | undefined => undefined,
    sessions,
    firstAnswers: openFirstAnswers(world),
    frequency: openFrequency(world),
  }
}

export type Site = ReturnType<typeof openSite>
export const siteOf = (world: World): Site => world.part(openSite)

const MASKED_PHONE = '138****0000'
const RISKY = new Set(['IP_NOT_PASSED', 'DEVICE_NOT_PASSED', 'DEVICE_AND_IP_NOT_PASSED', 'LONG_TIME_NOT_LOGGED_IN', 'RISKY_LOGIN'])

/** What a forced status carries as data: a masked phone with the risky logins (ENT-10). */
export const forcedData = (_world: World, status: string, _body: Record<string, unknown>): unknown =>
  RISKY.has(status) ? { phoneNumber: MASKED_PHONE } : null
