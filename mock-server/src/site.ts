import { openFirstAnswers } from './kit/idempotency.ts'
import { openFrequency } from './kit/frequency.ts'
import { openAccess } from './access.ts'
import { openSessions } from './kit/session.ts'
import { messages } from '@app/contract'
import { openChat } from './modules/chat/chat.service.ts'
import { chatStore } from './modules/chat/chat.store.ts'
import { openPush } from './modules/chat/push.ts'
import type { ChatMatch } from './modules/chat/rooms.ts'
import { depositStore } from './modules/deposit/deposit.store.ts'
import { openDeposit } from './modules/deposit/deposit.service.ts'
import { gameStore } from './modules/game/game.store.ts'
import { openGame } from './modules/game/game.service.ts'
import { maskPhone, personOf } from './modules/member/member.rules.ts'
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
  const access = openAccess(world, {
    sessions,
    centerCents: (memberId) => wallet.balances(memberId).center,
    welcome: () => {},
  })
  const { members } = access
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
  const exchange = openExchange({ ledger, store, clock: world.clock, random: world.random })
  const deals = openDeals({ store, deposits: deposit.deals, withdrawals: () => [], venueName })
  const chatMember = (id: number) => {
    const row = members.byId(id)
    return row && { uid: String(row.id), nickName: row.nickName, avatar: row.avatar, vip: row.vipGrade, mutedUntil: row.mutedUntil }
  }
  const chat = openChat({
    ...world,
    store: chatStore(world.db),
    member: chatMember,
    signedIn: (token) => sessions.find(token)?.id,
    verifyJwt: (jwt) => {
      const verified = access.jwt.verify(jwt)
      return verified && { memberId: Number(verified.sub), jti: verified.jti, expiresAt: verified.expiresAt }
    },
    match: (_rid): ChatMatch | undefined => undefined,
  })
  return {
    chat,
    pushChat: openPush({ chat, hub: world.hub, clock: world.clock, member: chatMember }),
    ledger,
    deposit,
    venue,
    game,
    exchange,
    deals,
    openBetCents: (_memberId: number) => 0,
    pendingDepositCents: deposit.pendingCents,
    locks: (_memberId: number) => [],
    wallet,
    ...access,
    /** ?__as= and POST /members/:name/session. */
    signInAs: members.signInAs,
    sessions,
    firstAnswers: openFirstAnswers(world),
    frequency: openFrequency(world),
  }
}

export type Site = ReturnType<typeof openSite>
export const siteOf = (world: World): Site => world.part(openSite)

/** Shown where the caller named nobody who has a phone. */
const MASKED_PHONE = '138****0000'
const RISKY = new Set(['IP_NOT_PASSED', 'DEVICE_NOT_PASSED', 'DEVICE_AND_IP_NOT_PASSED', 'LONG_TIME_NOT_LOGGED_IN', 'RISKY_LOGIN'])

/** What a forced status carries as data: a masked phone with the risky logins (ENT-10). */
export const forcedData = (world: World, status: string, { name }: Record<string, unknown>): unknown => {
  if (!RISKY.has(status)) return null
  const phone = typeof name === 'string' ? siteOf(world).members.byName(name)?.phone : undefined
  return { phoneNumber: phone ? maskPhone(phone) : MASKED_PHONE }
}
