import { messages } from '@app/contract'
import type { DealRecord } from '@app/contract/wallet/dealRecord'
import { fromCents } from '@app/contract/kit/cents'
import { DEPOSIT } from '../modules/deposit/deposit.rules.ts'
import { depositStore } from '../modules/deposit/deposit.store.ts'
import { openDeposit } from '../modules/deposit/deposit.service.ts'
import { gameStore } from '../modules/game/game.store.ts'
import { openGame } from '../modules/game/game.service.ts'
import { kindOf } from '../modules/play/play.rules.ts'
import { openPlay } from '../modules/play/play.service.ts'
import { playStore } from '../modules/play/play.store.ts'
import { personOf } from '../modules/member/member.rules.ts'
import { memberStore } from '../modules/member/member.store.ts'
import { venueByName, venueName } from '../modules/venue/venue.rules.ts'
import { openVenue } from '../modules/venue/venue.service.ts'
import { venueStore } from '../modules/venue/venue.store.ts'
import type { RestraintService } from '../modules/restraint/restraint.service.ts'
import { refusalLabels } from '@app/contract/sport/reasons'
import { booksStore } from '../modules/wallet/books.store.ts'
import { openDeals } from '../modules/wallet/deals.service.ts'
import { openExchange } from '../modules/wallet/exchange.service.ts'
import { openLedger } from '../modules/wallet/wallet.ledger.ts'
import { openWallet } from '../modules/wallet/wallet.service.ts'
import { walletStore } from '../modules/wallet/wallet.store.ts'
import type { World } from '../world/world.ts'

export interface MoneyDeps {
  writeFunds(memberId: number, title: string, content: string): void
  /** Withdrawals, for the record of all deals. */
  withdrawals(memberId: number): DealRecord[]
  restraint: RestraintService
}

/** Ends of an order that are worth a letter. */
const DEPOSIT_LETTERS: Partial<Record<number, string>> = {
  [DEPOSIT.success]: '存款到账',
  [DEPOSIT.failed]: '存款失败',
}

/** The ledger and everything that moves money or shows where it is. */
export const openMoney = (world: World, { writeFunds, withdrawals, restraint }: MoneyDeps) => {
  const { clock, random, db } = world
  const store = walletStore(db)
  const ledger = openLedger({ store, clock, isWriting: db.isWriting, atomically: world.atomically })
  const wallet = openWallet({ ledger, store })
  const members = memberStore(db)
  const deposit = openDeposit({
    store: depositStore(db),
    clock,
    jobs: world.jobs,
    random,
    wallet,
    person: (id) => personOf(members.byId(id), clock.now()),
    isDisabled: () => world.settings.current().depositDisabled,
    ownProblem: restraint.depositProblem,
    notify: (memberId, order) => {
      world.hub.toMember(memberId, messages.notification, {
        type: 'deposit',
        title: '存款通知',
        content: order.message,
        refId: order.orderNo,
        time: clock.now(),
      })
      const title = DEPOSIT_LETTERS[order.status]
      if (title)
        writeFunds(
          memberId,
          title,
          `订单 ${order.orderNo}，金额 ${fromCents(order.amountCents)} 元：${order.message}。`,
        )
    },
  })
  const play = openPlay({
    store: playStore(db),
    clock,
    random,
    seed: world.seed,
    wallet,
    isDown: (code) => venue.isDown(code),
    ownProblem: (memberId, cents) => {
      const problem = restraint.stakeProblem(memberId, cents)
      return problem && refusalLabels[problem]
    },
  })
  const venue = openVenue({
    store: venueStore(db),
    clock,
    random,
    wallet,
    person: (id) => {
      const row = members.byId(id)
      const { isAdult } = personOf(row, clock.now())
      return { isAdult, autoTransfer: row?.autoTransfer ?? false, vipGrade: row?.vipGrade ?? 0 }
    },
    restProblem: restraint.restProblem,
    setAutoTransfer: (id, autoTransfer) => void members.change(id, { autoTransfer }),
    openPlay: (id, channelCode, gameCode) => {
      game.opened(id, gameCode)
      return play.open(id, channelCode)
    },
  })
  const game = openGame({
    store: gameStore(db),
    clock,
    venue: (enName) => {
      const seed = venueByName(enName)
      return seed && { name: seed.name, category: seed.category, isOpen: !venue.isDown(seed.channelCode) }
    },
    isPlayable: ({ enName, name }) => {
      const seed = venueByName(enName)
      return seed !== undefined && kindOf(seed.category, name) !== undefined
    },
  })
  const exchange = openExchange({ ledger, store, clock, random })
  const deals = openDeals({ store, deposits: deposit.deals, withdrawals, venueName })
  return { ledger, books: booksStore(db), wallet, deposit, venue, game, play, exchange, deals }
}
