import { fromCents, toCents } from '@app/contract/kit/cents'
import type { Arg, Data } from '@app/contract/kit/endpoint'
import { isOwnTransfer } from '@app/contract/rules/money/dealTypes'
import type { DealRecord } from '@app/contract/wallet/dealRecord'
import type { wallet } from '@app/contract/wallet/wallet'
import { type Page, type Span, countOf, overDays, pageOver, spanOf, stretchesOf } from '../../world/span.ts'
import { startOfSiteDay } from '../../world/clock.ts'
import {
  besidesOf,
  dealOf,
  flowOf,
  giverOf,
  inAndOut,
  isOfBet,
  isStake,
  MOVED_BY,
  movedOf,
  REFUSED_NAMES,
  type SportBet,
  STATUS_NAMES,
  sumOf,
  sumsOf,
  totalsOf,
  typeNameOf,
  TYPE_NAMES,
  VERB_TYPES,
  verbsOf,
} from './deals.rules.ts'
import type { DayFlow, DealDaysStore, DealFilter, DealSums } from './dealDays.store.ts'
import type { Booked } from './wallet.ledger.ts'
import type { OwnMovement, WalletStore } from './wallet.store.ts'
import type { Giver } from './wallet.table.ts'

/** An order of money in or out as the record tells it; what it left behind, the books know. */
export type OrderDeal = Omit<DealRecord, 'balanceAfter' | 'balanceOf' | 'gameName' | 'typeName'> & {
  type: 'deposit' | 'withdraw'
}
/** Where the orders of one type are kept. */
export interface Orders {
  /** Made in a span, newest first. */
  between(memberId: number, span: Span): OrderDeal[]
  find(memberId: number, orderNo: string): OrderDeal | undefined
}
/** A movement that gave something. */
export interface GivenGift extends Pick<OwnMovement, 'id' | 'at' | 'ref' | 'note' | 'cents'> {
  giver: Giver
}

export interface DealsDeps {
  store: WalletStore
  days: DealDaysStore
  deposits: Orders
  withdrawals: Orders
  venueName(code: string): string
  /** Empty for a bet that is of no game. */
  gameName(ticket: string): string
  /** What bets of the sport channel were on, by their numbers; no others. */
  sportBets(memberId: number, tickets: readonly string[]): ReadonlyMap<string, SportBet>
}

export type DealsService = ReturnType<typeof openDeals>
type Filter = Pick<Arg<typeof wallet.queryDealRecord>, 'type' | 'status' | 'orderNo'>

const CHANNEL_CODE = /^[A-Z0-9]{2,8}$/
const CENTERS = { CNY: '中心钱包', USDT: 'USDT 钱包' }

/** The record of all that came and went, and what it adds up to. */
export const openDeals = ({
  store,
  days,
  deposits,
  withdrawals,
  venueName,
  gameName,
  sportBets,
}: DealsDeps) => {
  const ofMovement = (row: OwnMovement, isRefused: boolean, bet: SportBet | undefined): DealRecord => {
    const type = VERB_TYPES[row.verb]!
    const code = CHANNEL_CODE.test(row.note) ? row.note : ''
    return {
      id: `M${row.id}`,
      orderNo: row.ref || `M${row.id}`,
      type,
      typeName: typeNameOf(row.verb, type, bet),
      status: 'success',
      statusName: isRefused ? REFUSED_NAMES.status : STATUS_NAMES.success,
      ...(isRefused && { refusedBet: true }),
      ...besidesOf(row),
      amount: fromCents(row.cents),
      currency: row.currency,
      balanceAfter: fromCents(row.balanceAfter),
      balanceOf: row.kind === 'venue' ? venueName(row.code) : CENTERS[row.currency],
      channel: code ? venueName(code) : row.note,
      channelCode: code,
      gameName: code && gameName(row.ref),
      account: '',
      remark: bet?.brief ?? '',
      reason: '',
      createdAt: row.at,
      finishedAt: row.at,
    }
  }
  const ofMovements = (memberId: number, rows: readonly OwnMovement[]): DealRecord[] => {
    const bets = rows.flatMap((row) => (isStake(row) ? row.ref : []))
    const refused = new Set(store.refused(memberId, bets))
    const ofSport = sportBets(memberId, [...new Set(rows.map(({ ref }) => ref))])
    return rows.map((row) =>
      ofMovement(row, isStake(row) && refused.has(row.ref), isOfBet(row) ? ofSport.get(row.ref) : undefined),
    )
  }
  const ofOrder = (memberId: number, order: OrderDeal): DealRecord => {
    const verb = MOVED_BY[order.type][order.status]
    const left =
      (verb === undefined ? undefined : store.centerAfter(memberId, order.orderNo, verb)) ??
      store.centerAt(memberId, order.finishedAt ?? order.createdAt)
    return {
      ...order,
      typeName: TYPE_NAMES[order.type],
      gameName: '',
      balanceAfter: fromCents(left),
      balanceOf: CENTERS.CNY,
    }
  }
  const ordersOf = ({ type, status }: Filter, read: (orders: Orders) => OrderDeal[]): OrderDeal[] =>
    [
      ...(!type || type === 'withdraw' ? read(withdrawals) : []),
      ...(!type || type === 'deposit' ? read(deposits) : []),
    ].filter((order) => !status || order.status === status)
  const isMoved = ({ status }: Filter) => !status || status === 'success'
  /** Deals of a span, newest first. */
  const read = (memberId: number, filter: Filter, span: Span, { limit, offset }: Page): DealRecord[] => {
    const orders = ordersOf(filter, (source) => source.between(memberId, span))
    const verbs = isMoved(filter) ? verbsOf(filter.type) : []
    const heads = store.moved(memberId, { verbs, ...span, limit: offset + limit })
    const page = [
      ...orders.map((order) => ({ at: order.createdAt, order, id: 0 })),
      ...heads.map(({ id, at }) => ({ at, order: undefined, id })),
    ]
      .toSorted((a, b) => b.at - a.at || Number(!!b.order) - Number(!!a.order) || b.id - a.id)
      .slice(offset, offset + limit)
    const movements = new Map(
      ofMovements(memberId, store.movements(page.flatMap(({ order, id }) => (order ? [] : id)))).map(
        (deal) => [deal.id, deal],
      ),
    )
    return page.flatMap(({ order, id }) => {
      return order ? ofOrder(memberId, order) : (movements.get(`M${id}`) ?? [])
    })
  }

  /** Movements of a span that a giver gave, newest first. */
  const given = (memberId: number, span: Span, giver: Giver | undefined, limit = Number.MAX_SAFE_INTEGER) =>
    store
      .given(memberId, { ...span, limit })
      .map((row) => ({ ...row, giver: giverOf(row) }))
      .filter((row) => giver === undefined || row.giver === giver)

  /** What was dealt in a part of a day. */
  const partSums = (memberId: number, filter: DealFilter, part: Span): DealSums[] => {
    const day = startOfSiteDay(part.from)
    const verbs = isMoved(filter) ? verbsOf(filter.type) : []
    const moved =
      filter.giver === undefined
        ? store.movedSums(memberId, { verbs, ...part })
        : given(memberId, part, filter.giver)
            .filter(({ verb }) => verbs.includes(verb))
            .map(({ verb, cents }) => ({ verb, n: 1, inCents: cents, outCents: 0 }))
    return [
      ...moved.map(({ verb, ...sums }) => {
        const type = VERB_TYPES[verb]!
        return {
          day,
          type,
          status: 'success' as const,
          ...sums,
          ...(isOwnTransfer(type) ? inAndOut(type, 0) : {}),
        }
      }),
      ...(filter.giver === undefined ? ordersOf(filter, (source) => source.between(memberId, part)) : []).map(
        ({ type, status, amount }) => ({ day, n: 1, type, status, ...inAndOut(type, toCents(amount)) }),
      ),
    ]
  }
  /** Sums of a span by day, newest first: of whole days as they are kept. */
  const sums = (memberId: number, filter: DealFilter, span: Span): DealSums[] =>
    overDays(
      span,
      (whole) => days.of(memberId, whole, filter),
      (part) => partSums(memberId, filter, part),
    ).flat()
  const flows = (memberId: number, filter: DealFilter, span: Span): DayFlow[][] =>
    overDays(
      span,
      (whole) => days.byDay(memberId, whole, filter),
      (part) => partSums(memberId, filter, part).map(flowOf),
    )
  /** What went between centre and venues in a span. */
  const movedIn = (memberId: number, type: 'transferIn' | 'transferOut', span: Span): number =>
    overDays(
      span,
      (whole) => days.movedCents(memberId, type, whole),
      (part) => store.movedCents(memberId, type, part),
    ).reduce((sum, cents) => sum + cents, 0)

  /** All deals of one order number: a handful. */
  const ofNumber = (memberId: number, orderNo: string, filter: Filter, { from, until }: Span) =>
    [
      ...ordersOf(filter, (source) => {
        const order = source.find(memberId, orderNo)
        return order ? [order] : []
      }).map((order) => ofOrder(memberId, order)),
      ...(isMoved(filter)
        ? ofMovements(memberId, store.numbered(memberId, orderNo, verbsOf(filter.type)))
        : []),
    ]
      .filter(({ createdAt }) => createdAt >= from && createdAt < until)
      .toSorted((a, b) => b.createdAt - a.createdAt)

  return {
    /** Told of every movement that is booked. */
    booked: (movement: Booked): void => {
      const deal = dealOf(movement)
      if (!deal) return
      days.add(deal)
      const { memberId, verb, ref, ownCents } = movement
      const at = verb === 'betRefund' ? store.placedAt(memberId, ref) : undefined
      if (at === undefined) return
      const bet = { memberId, at, type: 'bet' as const, giver: '' as const, status: 'success' as const }
      days.add({ ...bet, inCents: 0, outCents: -ownCents }, -1)
      days.add({ ...bet, inCents: 0, outCents: 0 })
    },
    /** Told of every order that is made, and whenever its status changes. */
    ordered: (memberId: number, order: OrderDeal, before: DealRecord['status'] | undefined): void => {
      const { type, status, createdAt: at } = order
      const dealt = { memberId, at, type, giver: '' as const, ...inAndOut(type, toCents(order.amount)) }
      if (before) days.add({ ...dealt, status: before }, -1)
      days.add({ ...dealt, status })
    },
    list: (
      memberId: number,
      body: Arg<typeof wallet.queryDealRecord>,
    ): Data<typeof wallet.queryDealRecord> => {
      const { pageNum, pageSize, type, status } = body
      const page = { limit: pageSize, offset: (pageNum - 1) * pageSize }
      const span = spanOf(body)
      const filter = { type, status }
      if (body.orderNo !== undefined) {
        const all = ofNumber(memberId, body.orderNo, filter, span)
        const records = all.slice(page.offset, page.offset + page.limit)
        const moved = movedOf(type, () => all.reduce((sum, { amount }) => sum + Math.abs(toCents(amount)), 0))
        const totals = totalsOf([all.map((deal) => flowOf(sumsOf(deal)))])
        return { records, total: all.length, pageNum, pageSize, ...totals, ...moved }
      }
      const parts = flows(memberId, filter, span)
      const found = parts.flat()
      return {
        records: pageOver(
          stretchesOf(found, span),
          page,
          (part, asked) => read(memberId, filter, part, asked),
          !type && !status,
        ),
        total: countOf(found),
        pageNum,
        pageSize,
        ...totalsOf(parts),
        ...movedOf(type, (verb) => (isMoved(filter) ? movedIn(memberId, verb, span) : 0)),
      }
    },
    sums,
    /** All that the member has deposited. */
    depositedCents: (memberId: number): number =>
      sumOf(days.of(memberId, spanOf({}), { type: 'deposit', status: 'success' }), 'inCents'),
    /** What was given in a span, newest first, with what all of it is worth. */
    gifts: (
      memberId: number,
      { giver, ...span }: Span & { giver: Giver | undefined },
      page: Page,
    ): { gifts: GivenGift[]; total: number; cents: number } => {
      const found = (['gift', 'rebate'] as const)
        .flatMap((type) => sums(memberId, { type, giver }, span))
        .toSorted((a, b) => b.day - a.day)
      const gifts = pageOver(
        stretchesOf(found, span),
        page,
        (part, { limit, offset }) =>
          given(memberId, part, giver, giver === undefined ? offset + limit : undefined).slice(
            offset,
            offset + limit,
          ),
        giver === undefined,
      )
      return {
        gifts,
        total: countOf(found),
        cents: sumOf(found, 'inCents'),
      }
    },
  }
}
