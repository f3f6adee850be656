import { fromCents, toCents } from '@app/contract/kit/cents'
import type { Arg, Data } from '@app/contract/kit/endpoint'
import {
  type HistoryDays,
  LIMIT_SPANS,
  type LimitKind,
  type LimitSpan,
  MONEY_LIMITS,
  type RealityMinutes,
  REVIEW_MS,
} from '@app/contract/restraint/limits'
import { restUntil } from '@app/contract/restraint/until'
import type { restraint as Contract, Restraint } from '@app/contract/restraint/restraint'
import type { Refuse } from '../../kit/refusal.ts'
import { dayText, momentText, startOfMonth, startOfWeek } from '../../world/calendar.ts'
import { type Clock, DAY, MINUTE, startOfSiteDay } from '../../world/clock.ts'
import {
  addedMs,
  changedLimit,
  depositProblem,
  isTimeUp,
  type KeptLimit,
  type MoneyLimitSet,
  NO_LIMIT,
  stakeProblem,
  type StakeProblem,
  type Used,
  usedOf,
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
  /** Those of them that arrived. */
  paid(memberId: number, from: number): Flow[]
  /** Withdrawals that are not refused. */
  withdrawals(memberId: number, from: number): Flow[]
}

export type RestraintService = ReturnType<typeof openRestraint>
const REST_NAMES = { coolOff: '冷静期', exclusion: '自我排除期' } as const
const SPAN_STARTS: Record<LimitSpan, (at: number) => number> = {
  day: startOfSiteDay,
  week: (at) => startOfWeek(at),
  month: (at) => startOfMonth(at),
}
const spansOf = (limits: readonly MoneyLimitSet[]) => limits.map(({ span }) => span)
type Named = { kind: LimitKind; span: LimitSpan }
const sumOf = (flows: readonly { cents: number }[]) => flows.reduce((sum, { cents }) => sum + cents, 0)
const yuanOrNull = (cents: number | null) => (cents === null ? null : fromCents(cents))

/** 理性博彩: what a member lays down for himself, kept by the server (UN-31 to UN-34). */
export const openRestraint = ({ store, clock, wagers, deposits, paid, withdrawals }: RestraintDeps) => {
  const kept = (memberId: number, { kind, span }: Named): KeptLimit =>
    store.limits(memberId).find((row) => row.kind === kind && row.span === span) ?? NO_LIMIT
  const moneyLimits = (memberId: number): MoneyLimitSet[] =>
    store
      .limits(memberId)
      .flatMap(({ kind, span, value }) =>
        kind === 'time' || value === null ? [] : [{ kind, span, cents: value }],
      )
  const rest = (memberId: number): RestRow | undefined => {
    const row = store.rest(memberId)
    return row && row.until > clock.now() ? row : undefined
  }
  const restText = (row: RestRow) =>
    `您正处于${REST_NAMES[row.kind]}，${momentText(row.until)} 结束后才能继续`
  const playedMs = (memberId: number, day: number) => store.playDay(memberId, day)?.playedMs ?? 0
  /** What each of these spans has used so far; its lists are read from where the longest begins. */
  const usage = (memberId: number, spans: readonly LimitSpan[]) => {
    const now = clock.now()
    const from = Math.min(...spans.map((span) => SPAN_STARTS[span](now)))
    const bets = wagers(memberId, from)
    const ordered = deposits(memberId, from)
    const usedIn = (span: LimitSpan): Used => {
      const start = SPAN_STARTS[span](now)
      const isIn = ({ at }: { at: number }) => at >= start
      const placed = bets.filter(isIn)
      const sum = (centsOf: (bet: Wager) => number) => placed.reduce((cents, bet) => cents + centsOf(bet), 0)
      return {
        deposit: sumOf(ordered.filter(isIn)),
        stake: sum(({ stakeCents }) => stakeCents),
        net: -sum(({ lostCents, isOpen }) => (isOpen ? 0 : lostCents)),
        open: sum(({ stakeCents, isOpen }) => (isOpen ? stakeCents : 0)),
      }
    }
    const used = new Map(spans.map((span) => [span, usedIn(span)]))
    return (span: LimitSpan): Used => used.get(span)!
  }
  const info = (memberId: number): Restraint => {
    const now = clock.now()
    const used = usage(memberId, LIMIT_SPANS)
    const minutes = Math.floor(playedMs(memberId, startOfSiteDay(now)) / MINUTE)
    const time = kept(memberId, { kind: 'time', span: 'day' })
    const resting = rest(memberId)
    const reviewedAt = store.reviewedAt(memberId)
    return {
      money: LIMIT_SPANS.flatMap((span) =>
        MONEY_LIMITS.map((kind) => {
          const { value, pendingValue, pendingFrom } = kept(memberId, { kind, span })
          return {
            kind,
            span,
            limit: yuanOrNull(value),
            used: fromCents(usedOf(used(span), kind)),
            pending: pendingFrom === null ? null : { limit: yuanOrNull(pendingValue), from: pendingFrom },
          }
        }),
      ),
      time: {
        limit: time.value,
        used: minutes,
        pending: time.pendingFrom === null ? null : { limit: time.pendingValue, from: time.pendingFrom },
      },
      rest: resting ? { kind: resting.kind, since: resting.since, until: resting.until } : null,
      realityMinutes: store.reality(memberId) as RealityMinutes,
      today: {
        stake: fromCents(used('day').stake),
        net: fromCents(used('day').net),
        minutes,
      },
      review: { isDue: reviewedAt === null || now - reviewedAt >= REVIEW_MS, last: reviewedAt },
      resetAt: startOfSiteDay(now) + DAY,
      serverTime: now,
    }
  }
  const review = (memberId: number): Restraint => {
    store.review({ memberId, at: clock.now() })
    return info(memberId)
  }
  /** Who sets a limit has answered the question for them. */
  const setLimit = (memberId: number, named: Named, value: number | null): Restraint => {
    store.setLimit({ memberId, ...named, ...changedLimit(kept(memberId, named), value, clock.now()) })
    return review(memberId)
  }
  const stay = (memberId: number, addedTo: (seenAt: number | undefined, now: number) => number) => {
    const now = clock.now()
    const day = startOfSiteDay(now)
    const row = store.playDay(memberId, day)
    store.keepPlayDay({
      memberId,
      day,
      playedMs: (row?.playedMs ?? 0) + addedTo(row?.seenAt, now),
      seenAt: now,
    })
  }
  /** A sign of life: what lies between two of them is time with the site. */
  const touch = (memberId: number) => stay(memberId, addedMs)

  return {
    info,
    review,
    setMoneyLimit: (memberId: number, { kind, span, limit }: Arg<typeof Contract.setMoneyLimit>) =>
      setLimit(memberId, { kind, span }, limit === null ? null : toCents(limit)),
    setTimeLimit: (memberId: number, minutes: number | null) =>
      setLimit(memberId, { kind: 'time', span: 'day' }, minutes),
    dropPending: (memberId: number, named: Named): Restraint => {
      store.setLimit({
        memberId,
        ...named,
        ...kept(memberId, named),
        pendingValue: null,
        pendingFrom: null,
      })
      return info(memberId)
    },
    /** The second yes to a wider limit: a day after it was asked for, and only then, it holds. */
    confirmPending: (memberId: number, named: Named, refuse: Refuse<'WARNING'>): Restraint => {
      const { pendingValue, pendingFrom } = kept(memberId, named)
      if (pendingFrom === null) return refuse('WARNING', { message: '没有待确认的限额调整，请刷新后查看' })
      if (pendingFrom > clock.now())
        return refuse('WARNING', { message: `${momentText(pendingFrom)} 之后才能确认放宽限额` })
      store.setLimit({ memberId, ...named, ...NO_LIMIT, value: pendingValue })
      return review(memberId)
    },
    takeRest: (
      memberId: number,
      { kind, days }: Arg<typeof Contract.takeRest>,
      refuse: Refuse<'WARNING'>,
    ): Restraint => {
      const now = clock.now()
      const until = restUntil(days, now)
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
      const money = { deposit: paid(memberId, from), withdraw: withdrawals(memberId, from) }
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
    isResting: (memberId: number): boolean => rest(memberId) !== undefined,
    /** Why no money may come in or be played with now. */
    restProblem: (memberId: number): string | null => {
      const row = rest(memberId)
      return row ? restText(row) : null
    },
    /** Why nothing is given now: an exclusion leaves what was earned until it is over, a cool-off doesn't. */
    giftProblem: (memberId: number): string | null => {
      const row = rest(memberId)
      return row?.kind === 'exclusion' ? restText(row) : null
    },
    depositProblem: (memberId: number, cents: number): string | null => {
      const row = rest(memberId)
      if (row) return restText(row)
      const limits = moneyLimits(memberId).filter(({ kind }) => kind === 'deposit')
      return limits.length === 0 ? null : depositProblem(limits, usage(memberId, spansOf(limits)), cents)
    },
    /** Why this stake isn't taken. Betting is a sign of life too. */
    stakeProblem: (memberId: number, cents: number): StakeProblem | 'ownRest' | null => {
      if (rest(memberId)) return 'ownRest'
      const limits = moneyLimits(memberId).filter(({ kind }) => kind !== 'deposit')
      const minutes = kept(memberId, { kind: 'time', span: 'day' }).value
      if (limits.length === 0 && minutes === null) return null
      touch(memberId)
      if (isTimeUp(minutes, playedMs(memberId, startOfSiteDay(clock.now())))) return 'ownTime'
      return limits.length === 0 ? null : stakeProblem(limits, usage(memberId, spansOf(limits)), cents)
    },
    /** Time of a past that is planted, which no sign of life tells. */
    plantPlayed: (memberId: number, ms: number) => stay(memberId, () => ms),
    /** Who has excluded himself may take everything home, whatever turnover is open. */
    isExcluded: (memberId: number): boolean => rest(memberId)?.kind === 'exclusion',
  }
}
