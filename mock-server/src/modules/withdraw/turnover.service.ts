import { fromCents } from '@app/contract/kit/cents'
import type { Turnover } from '@app/contract/withdraw/withdrawInfo'
import { doneOf, flow, shownDemand } from './turnover.rules.ts'
import type { NewCounted, NewDemand, TurnoverStore } from './turnover.store.ts'

export interface TurnoverDeps {
  store: TurnoverStore
  /** When the last withdrawal that was paid was asked for: what was demanded before is met by it. */
  paidOutAt(memberId: number): number | undefined
}

export type TurnoverService = ReturnType<typeof openTurnover>

const SHOWN = 50
const SHOWN_BETS = 10
/** Bets that are read together. */
const AT_ONCE = 256
const NONE = { n: 0, last: [] }

/** What members have to play with before money may leave, and how far they are (U-FD-04): kept as it happens, never counted anew. */
export const openTurnover = ({ store, paidOutAt }: TurnoverDeps) => {
  const requiredBefore = (memberId: number, time: number) =>
    store.lastDemandBefore(memberId, time)?.requiredTo ?? 0
  /** Where the line begins that still counts. */
  const baseOf = (memberId: number, paidAt = paidOutAt(memberId)) =>
    paidAt === undefined ? 0 : requiredBefore(memberId, paidAt)
  const lineOf = (memberId: number, base: number) =>
    Math.max(base, store.lastCountedBefore(memberId, Infinity)?.doneTo ?? 0)

  /**
   * Lets the bets from a moment on flow anew. Where only a bet of that moment has changed, all go as before after the first
   * that does.
   */
  const flowFrom = (memberId: number, moment: number, isOneBet = false) => {
    store.meters.forget(memberId)
    const paidAt = paidOutAt(memberId)
    const from = Math.max(moment, paidAt ?? moment)
    const stood = requiredBefore(memberId, from)
    const demands = store.demandsFrom(memberId, from)
    let line = Math.max(baseOf(memberId, paidAt), store.lastCountedBefore(memberId, from)?.doneTo ?? 0)
    let after = { at: from, bet: 0 }
    for (;;) {
      const bets = store.countedAfter(memberId, after, AT_ONCE)
      for (const [index, { wentCents, doneTo }] of flow(line, stood, demands, bets).entries()) {
        const bet = bets[index]!
        const isSame = bet.wentCents === wentCents && bet.doneTo === doneTo
        if (isSame && isOneBet && bet.at > moment) return
        if (!isSame) store.setDone(bet.bet, wentCents, doneTo)
        line = doneTo
        after = bet
      }
      if (bets.length < AT_ONCE) return
    }
  }

  /** While many bets are counted together: since when each member's have to flow. */
  let waiting: Map<number, number> | undefined

  /** Frozen, to be spelled once. */
  const meterOf = (memberId: number): Turnover => {
    const base = baseOf(memberId)
    const line = lineOf(memberId, base)
    const required = requiredBefore(memberId, Infinity)
    return Object.freeze({
      required: fromCents(required),
      done: fromCents(line),
      missing: fromCents(required - line),
      items: store.newestDemands(memberId, SHOWN).map((demand) => {
        const to = demand.requiredTo
        const from = to - demand.requiredCents
        const isPlayed = from < to && to > base && from < line
        const bets = isPlayed ? store.countedIn(memberId, { from, to }, SHOWN_BETS) : NONE
        return shownDemand(demand, line, bets)
      }),
    })
  }

  return {
    demand: (row: NewDemand): void => {
      store.insertDemand({ ...row, requiredCents: Math.max(0, row.requiredCents) })
      const { memberId, time } = row
      let requiredTo = requiredBefore(memberId, time)
      for (const each of store.demandsFrom(memberId, time)) {
        requiredTo += each.requiredCents
        if (each.requiredTo !== requiredTo) store.setRequiredTo(each.seq, requiredTo)
      }
      flowFrom(memberId, time)
    },
    /** A bet counts for so much from now on; 0 is nothing. */
    counted: (bet: NewCounted): void => {
      if (bet.validCents > 0) store.keepCounted(bet)
      else store.dropCounted(bet.bet)
      if (waiting) waiting.set(bet.memberId, Math.min(bet.at, waiting.get(bet.memberId) ?? bet.at))
      else flowFrom(bet.memberId, bet.at, true)
    },
    /** Counts the bets of `work` and lets them flow once, at its end. */
    together: <T>(work: () => T): T => {
      waiting = new Map()
      try {
        const done = work()
        for (const [memberId, from] of waiting) flowFrom(memberId, from)
        return done
      } finally {
        waiting = undefined
      }
    },
    /** A withdrawal was paid that had been asked for then. */
    paidOut: (memberId: number, askedAt: number): void => flowFrom(memberId, askedAt),
    missingCents: (memberId: number): number =>
      requiredBefore(memberId, Infinity) - lineOf(memberId, baseOf(memberId)),
    /** How far the turnover of a deposit or gift is done. */
    demandOf: (memberId: number, id: string): { requiredCents: number; doneCents: number } | undefined => {
      const demand = store.demand(memberId, id)
      if (!demand) return undefined
      const line = lineOf(memberId, baseOf(memberId))
      return { requiredCents: demand.requiredCents, doneCents: doneOf(demand, line) }
    },
    /** The meter as the page shows it, newest demands first. */
    shown: (memberId: number): Turnover => store.meters.get(memberId, '', () => meterOf(memberId)),
  }
}
