import { fromCents, toCents } from '@app/contract/kit/cents'
import type { Arg, Data } from '@app/contract/kit/endpoint'
import {
  type HistoryDays,
  LIMIT_KINDS,
  type LimitKind,
  MONEY_LIMITS,
  type RealityMinutes,
} from '@app/contract/restraint/limits'
import type { restraint as Contract, Restraint } from '@app/contract/restraint/restraint'
import type { Refuse } from '../../kit/refusal.ts'
import { type Clock, DAY, MINUTE, startOfSiteDay } from '../../world/clock.ts'
import {
  addedMs,
  changedLimit,
  dayText,
  depositProblem,
  momentText,
  NO_LIMIT,
  stakeProblem,
  type StakeProblem,
  standingLimit,
  type Today,
} from './restraint.rules.ts'
import type { RestraintStore, RestRow } from './restraint.store.ts'

/** Bets of a day as far as limits look at them. lostCents counts settled bets only, a win is negative. */
export interface Wager {
  at: number
  stakeCents: number
  lostCents: number
  isOpen: boolean
}
export interface Flow {
  at: number
  cents: number
}

export interface RestraintDeps {
  store: RestraintStore
  clock: Clock
  /** Sums of the bets that were not refused, placed on that day of the site or a later one. */
  wagers(memberId: number, from: number): Wager[]
  /** Deposits that are not closed, failed or expired, asked for from then on. */
  deposits(memberId: number, from: number): Flow[]
  /** Withdrawals that are not refused. */
  withdrawals(memberId: number, from: number): Flow[]
}

export type RestraintService = ReturnType<typeof openRestraint>
const REST_NAMES = { coolOff: '冷静期', exclusion: '自我排除期' } as const
const NO_LIMITS: Record<LimitKind, number | null> = { deposit: null, stake: null, loss: null, time: null }
const sumOf = (flows: readonly { cents: number }[]) => flows.reduce((sum, { cents }) => sum + cents, 0)
const yuanOrNull = (cents: number | null) => (cents === null ? null : fromCents(cents))

/** 理性博彩: what a member lays down for himself, kept by the server (UN-31 to UN-34). */
export const openRestraint = ({ store, clock, wagers, deposits, withdrawals }: RestraintDeps) => {
  const kept = (memberId: number, kind: LimitKind) =>
    standingLimit(store.limits(memberId).find((row) => row.kind === kind) ?? NO_LIMIT, clock.now())
  const standing = (memberId: number): Record<LimitKind, number | null> => ({
    ...NO_LIMITS,
    ...Object.fromEntries(
      store.limits(memberId).map((row) => [row.kind, standingLimit(row, clock.now()).value]),
    ),
  })
  const rest = (memberId: number): RestRow | undefined => {
    const row = store.rest(memberId)
    return row && row.until > clock.now() ? row : undefined
  }
  const restText = (row: RestRow) =>
    `您正处于${REST_NAMES[row.kind]}，${momentText(row.until)} 结束后才能继续`
  const playedMs = (memberId: number, day: number) => store.playDay(memberId, day)?.playedMs ?? 0
  const staked = (memberId: number, day: number) => {
    const bets = wagers(memberId, day)
    const netCents = -bets.reduce((sum, { lostCents, isOpen }) => sum + (isOpen ? 0 : lostCents), 0)
    return {
      stakeCents: bets.reduce((sum, { stakeCents }) => sum + stakeCents, 0),
      openCents: bets.reduce((sum, { stakeCents, isOpen }) => sum + (isOpen ? stakeCents : 0), 0),
      netCents,
      lossCents: Math.max(0, -netCents),
    }
  }
  const today = (memberId: number): Today & { netCents: number } => {
    const day = startOfSiteDay(clock.now())
    return {
      ...staked(memberId, day),
      depositCents: sumOf(deposits(memberId, day)),
      playedMs: playedMs(memberId, day),
    }
  }
  const info = (memberId: number): Restraint => {
    const now = clock.now()
    const figures = today(memberId)
    const used = {
      deposit: figures.depositCents,
      stake: figures.stakeCents,
      loss: figures.lossCents,
    }
    const minutes = Math.floor(figures.playedMs / MINUTE)
    const time = kept(memberId, 'time')
    const resting = rest(memberId)
    return {
      money: MONEY_LIMITS.map((kind) => {
        const { value, pendingValue, pendingFrom } = kept(memberId, kind)
        return {
          kind,
          limit: yuanOrNull(value),
          used: fromCents(used[kind]),
          pending: pendingFrom === null ? null : { limit: yuanOrNull(pendingValue), from: pendingFrom },
        }
      }),
      time: {
        limit: time.value,
        used: minutes,
        pending: time.pendingFrom === null ? null : { limit: time.pendingValue, from: time.pendingFrom },
      },
      rest: resting ? { kind: resting.kind, since: resting.since, until: resting.until } : null,
      realityMinutes: store.reality(memberId) as RealityMinutes,
      today: {
        stake: fromCents(figures.stakeCents),
        net: fromCents(figures.netCents),
        minutes,
      },
      resetAt: startOfSiteDay(now) + DAY,
      serverTime: now,
    }
  }
  const setLimit = (memberId: number, kind: LimitKind, value: number | null): Restraint => {
    store.setLimit({ memberId, kind, ...changedLimit(kept(memberId, kind), value, clock.now()) })
    return info(memberId)
  }
  /** A sign of life: what lies between two of them is time with the site. */
  const touch = (memberId: number) => {
    const now = clock.now()
    const day = startOfSiteDay(now)
    const row = store.playDay(memberId, day)
    store.keepPlayDay({
      memberId,
      day,
      playedMs: (row?.playedMs ?? 0) + addedMs(row?.seenAt, now),
      seenAt: now,
    })
  }

  return {
    info,
    setMoneyLimit: (memberId: number, { kind, limit }: Arg<typeof Contract.setMoneyLimit>) =>
      setLimit(memberId, kind, limit === null ? null : toCents(limit)),
    setTimeLimit: (memberId: number, minutes: number | null) => setLimit(memberId, 'time', minutes),
    dropPending: (memberId: number, kind: LimitKind): Restraint => {
      // A pending value whose time has come is the limit now: there is nothing to take back.
      store.setLimit({ memberId, kind, ...kept(memberId, kind), pendingValue: null, pendingFrom: null })
      return info(memberId)
    },
    takeRest: (
      memberId: number,
      { kind, days }: Arg<typeof Contract.takeRest>,
      refuse: Refuse<'WARNING'>,
    ): Restraint => {
      const now = clock.now()
      const until = now + days * DAY
      const before = rest(memberId)
      if (before && (before.until >= until || (before.kind === 'exclusion' && kind === 'coolOff')))
        refuse('WARNING', { message: `${restText(before)}，只能延长不能缩短` })
      store.setRest({ memberId, kind, since: before?.kind === kind ? before.since : now, until })
      return info(memberId)
    },
    setReality: (memberId: number, minutes: RealityMinutes): Restraint => {
      store.setReality(memberId, minutes)
      return info(memberId)
    },
    beat: (memberId: number): Restraint => {
      touch(memberId)
      return info(memberId)
    },
    history: (memberId: number, days: HistoryDays): Data<typeof Contract.history> => {
      const last = startOfSiteDay(clock.now())
      const from = last - (days - 1) * DAY
      const bets = wagers(memberId, from)
      const money = { deposit: deposits(memberId, from), withdraw: withdrawals(memberId, from) }
      const played = new Map(store.playDays(memberId, from).map((row) => [row.day, row.playedMs]))
      const on = <T extends { at: number }>(rows: readonly T[], day: number) =>
        rows.filter(({ at }) => at >= day && at < day + DAY)
      const rows = Array.from({ length: days }, (_, back) => {
        const day = last - back * DAY
        const placed = on(bets, day)
        return {
          day,
          depositCents: sumOf(on(money.deposit, day)),
          withdrawCents: sumOf(on(money.withdraw, day)),
          stakeCents: placed.reduce((sum, { stakeCents }) => sum + stakeCents, 0),
          netCents: -placed.reduce((sum, { lostCents, isOpen }) => sum + (isOpen ? 0 : lostCents), 0),
          minutes: Math.floor((played.get(day) ?? 0) / MINUTE),
        }
      })
      const total = (field: 'depositCents' | 'withdrawCents' | 'stakeCents' | 'netCents' | 'minutes') =>
        rows.reduce((sum, row) => sum + row[field], 0)
      return {
        days: rows.map(({ day, depositCents, withdrawCents, stakeCents, netCents, minutes }) => ({
          day: dayText(day),
          deposit: fromCents(depositCents),
          withdraw: fromCents(withdrawCents),
          stake: fromCents(stakeCents),
          net: fromCents(netCents),
          minutes,
        })),
        total: {
          deposit: fromCents(total('depositCents')),
          withdraw: fromCents(total('withdrawCents')),
          stake: fromCents(total('stakeCents')),
          net: fromCents(total('netCents')),
          minutes: total('minutes'),
        },
      }
    },
    /** Why no money may come in or be played with now. */
    restProblem: (memberId: number): string | null => {
      const row = rest(memberId)
      return row ? restText(row) : null
    },
    depositProblem: (memberId: number, cents: number): string | null => {
      const row = rest(memberId)
      if (row) return restText(row)
      const limits = standing(memberId)
      return limits.deposit === null ? null : depositProblem(limits, today(memberId), cents)
    },
    /** Why this stake isn't taken. Betting is a sign of life too. */
    stakeProblem: (memberId: number, cents: number): StakeProblem | 'ownRest' | null => {
      if (rest(memberId)) return 'ownRest'
      const limits = standing(memberId)
      if (LIMIT_KINDS.every((kind) => limits[kind] === null)) return null
      touch(memberId)
      return stakeProblem(limits, today(memberId), cents)
    },
    /** Who has excluded himself may take everything home, whatever turnover is open. */
    isExcluded: (memberId: number): boolean => rest(memberId)?.kind === 'exclusion',
  }
}
