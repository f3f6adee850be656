import { messages } from '@app/contract'
import type { BetRecord } from '@app/contract/bet/betRecord'
import type { DepositOrder } from '@app/contract/deposit/depositOrder'
import { writtenCents } from '@app/contract/kit/cents'
import { DEPOSIT } from '../modules/deposit/deposit.rules.ts'
import { depositStore } from '../modules/deposit/deposit.store.ts'
import { openDeposit } from '../modules/deposit/deposit.service.ts'
import { gameStore } from '../modules/game/game.store.ts'
import { openGame } from '../modules/game/game.service.ts'
import { returnOf } from '../modules/play/engines.ts'
import { kindOf } from '../modules/play/play.rules.ts'
import { openPlay } from '../modules/play/play.service.ts'
import { playStore } from '../modules/play/play.store.ts'
import { personOf } from '../modules/member/member.rules.ts'
import { memberStore } from '../modules/member/member.store.ts'
import { opensAway, venueByName, venueName } from '../modules/venue/venue.rules.ts'
import { rebateOf } from '../modules/vip/vip.rules.ts'
import { openFirstAnswers, UNREPEATED } from '../kit/idempotency.ts'
import { openPurses } from '../modules/venue/purses.ts'
import { openVenue } from '../modules/venue/venue.service.ts'
import { venueStore } from '../modules/venue/venue.store.ts'
import type { RestraintService } from '../modules/restraint/restraint.service.ts'
import { refusalLabels } from '@app/contract/sport/reasons'
import { booksStore } from '../modules/wallet/books.store.ts'
import { type DealsDeps, type OrderDeal, type Orders, openDeals } from '../modules/wallet/deals.service.ts'
import { dealDaysStore } from '../modules/wallet/dealDays.store.ts'
import { STATUS_NAMES } from '../modules/wallet/deals.rules.ts'
import { openExchange } from '../modules/wallet/exchange.service.ts'
import { openLedger } from '../modules/wallet/wallet.ledger.ts'
import { openWallet } from '../modules/wallet/wallet.service.ts'
import { walletStore } from '../modules/wallet/wallet.store.ts'
import type { World } from '../world/world.ts'
import { openTurnoverOf } from './turnover.ts'

export interface MoneyDeps {
  writeFunds(memberId: number, title: string, content: string): void
  /** Withdrawals, for the record of all deals. */
  withdrawals: Orders
  restraint: RestraintService
  sportBets: DealsDeps['sportBets']
  /** A round was played at a venue's game. */
  onRound(memberId: number, record: BetRecord): void
}

/** By what name the rounds of launched games are among the requests. */
const PLAY = 'play'

/** Ends of an order that are worth a letter. */
const DEPOSIT_LETTERS: Partial<Record<number, string>> = {
  [DEPOSIT.success]: '存款到账',
  [DEPOSIT.failed]: '存款失败',
}

const DEPOSIT_STATUS = ['pending', 'processing', 'success', 'failed', 'closed', 'closed'] as const

/** A deposit as the record of all deals tells it. */
const depositDeal = (order: DepositOrder): OrderDeal => {
  const status = DEPOSIT_STATUS[order.status]
  return {
    id: order.orderNo,
    orderNo: order.orderNo,
    type: 'deposit',
    status,
    statusName: order.status === DEPOSIT.expired ? '已过期' : STATUS_NAMES[status],
    amount: order.amount,
    currency: 'CNY',
    channel: order.typeName,
    channelCode: order.typeCode,
    account: '',
    remark: order.channel,
    reason: status === 'failed' || status === 'closed' ? order.message : '',
    createdAt: order.createdAt,
    finishedAt: order.finishedAt,
  }
}

/** The ledger and everything that moves money or shows where it is. */
export const openMoney = (
  world: World,
  { writeFunds, withdrawals, restraint, sportBets, onRound }: MoneyDeps,
) => {
  const { clock, random, db } = world
  const store = walletStore(db)
  const { turnover, demandFor } = openTurnoverOf(world, () => deposit)
  const ledger = openLedger({
    store,
    clock,
    isWriting: db.isWriting,
    atomically: world.atomically,
    onBooked: (movement) => {
      deals.booked(movement)
      demandFor(movement)
    },
  })
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
    giftProblem: restraint.giftProblem,
    onOrder: (memberId, order, before) =>
      deals.ordered(memberId, depositDeal(order), before === undefined ? undefined : DEPOSIT_STATUS[before]),
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
          `订单 ${order.orderNo}，金额 ${writtenCents(order.amountCents)} 元：${order.message}。`,
        )
    },
  })
  const venues = venueStore(db)
  const purses = openPurses({
    store: venues,
    clock,
    random,
    wallet,
    follows: (id) => members.byId(id)?.autoTransfer ?? false,
  })
  const rounds = playStore(db)
  const answers = openFirstAnswers(world)
  const play = openPlay({
    store: rounds,
    clock,
    random,
    seed: world.seed,
    wallet,
    purses,
    pool: (gameCode) => game.pool(gameCode),
    isDown: (code) => venue.isDown(code),
    closed: {
      add: (memberId, roundId) => void answers.settle({ memberId, verb: PLAY, requestId: roundId }),
      problem: (memberId, roundId) =>
        answers.find({ memberId, verb: PLAY, requestId: roundId }) === 'closed'
          ? UNREPEATED.closed.message
          : null,
    },
    ownProblem: (memberId, cents) => {
      const rest = restraint.restProblem(memberId)
      if (rest) return { reason: 'rest', message: rest }
      const problem = restraint.stakeProblem(memberId, cents)
      return problem && { reason: 'limit', message: refusalLabels[problem] }
    },
    onRound,
  })
  const venue = openVenue({
    store: venues,
    clock,
    random,
    wallet,
    purses,
    person: (id) => personOf(members.byId(id), clock.now()),
    rebateRate: (id, category) => rebateOf(members.byId(id)?.vipGrade ?? 0, category),
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
      return (
        seed && {
          name: seed.name,
          category: seed.category,
          isOpen: !venue.isDown(seed.channelCode),
          ownWindow: opensAway(seed),
        }
      )
    },
    poolWin: ({ enName, gameCode }) => {
      const won = rounds.poolWin(venueByName(enName)!.channelCode, gameCode)
      const name = won && members.byId(won.memberId)?.name
      return name ? { ...won, name: `${name[0]}***${name.slice(-2)}` } : undefined
    },
    returnOf: (played) => {
      const seed = venueByName(played.enName)
      const kind = seed && kindOf(seed.category, played.name)
      return kind && returnOf(kind, played, world.seed)
    },
  })
  const exchange = openExchange({ ledger, store, clock, random, bringHome: purses.bringHome })
  const deals = openDeals({
    store,
    days: dealDaysStore(db),
    deposits: {
      between: (memberId, span) => deposit.between(memberId, span).map(depositDeal),
      find: (memberId, orderNo) => {
        const order = deposit.isOf(memberId, orderNo) ? deposit.order(orderNo) : undefined
        return order && depositDeal(order)
      },
    },
    withdrawals,
    venueName,
    gameName: play.gameName,
    sportBets,
  })
  return {
    turnover,
    ledger,
    books: booksStore(db),
    wallet,
    purses,
    deposit,
    venue,
    game,
    play,
    exchange,
    deals,
  }
}
