import { fromCents, writtenCents } from '@app/contract/kit/cents'
import type { Data } from '@app/contract/kit/endpoint'
import type {
  ActivityAnswer,
  ActivityDetail,
  ActivityKind,
  ActivityState,
  Requirement,
} from '@app/contract/promotion/activity'
import type { ActivityPayload } from '@app/contract/promotion/activityContent'
import type { promotion as calls } from '@app/contract/promotion/promotion'
import type { Call, Member } from '../../kit/call.ts'
import type { Clock } from '../../world/clock.ts'
import { hashText, seededRandom, type Streams } from '../../world/random.ts'
import {
  ACTIVITIES,
  type ActivitySeed,
  type Period,
  headOf,
  periodOf,
  presentActivity,
  requirementsOf,
  type Standing,
  stateByDate,
} from './activities.rules.ts'
import { type Deposited, type Friend, maskedPlayer, type Me, type Public, type Reward } from './kind.ts'
import { KINDS } from './kinds.ts'
import type { PromotionStore } from './promotion.store.ts'
import type { RaceStore } from './race.store.ts'

export interface PromotionDeps {
  store: PromotionStore
  races: RaceStore
  clock: Clock
  random: Streams
  seed: number
  plantedAt(): number
  /** States that a tester set, by activity. */
  forced(): Readonly<Record<string, ActivityState>>
  wallet: {
    balances(memberId: number): { center: number }
    gift(memberId: number, cents: number, ref: string, note: string): unknown
  }
  name(memberId: number): string
  member(id: number): Standing & { name: string; iCode: string }
  deposits(memberId: number): Deposited
  /** Valid bets placed in a span, in cents. */
  turnover(memberId: number, from: number, until?: number): number
  friends(memberId: number, minDepositCents: number): Friend[]
  demandOf(memberId: number, orderNo: string): { requiredCents: number; doneCents: number } | undefined
  addPoints(memberId: number, points: number): void
  /** Why the member takes no part in anything now: a break of his own (UN-32). */
  restProblem(memberId: number): string | null
  /** Why the member is given nothing now, though he earned it before. */
  giftProblem(memberId: number): string | null
  /** Tells the member of a gift. */
  notify(memberId: number, gift: { orderNo: string; name: string; cents: number }): void
}

export type PromotionService = ReturnType<typeof openPromotion>
const RACES = ACTIVITIES.flatMap(({ kind, id }) => (kind === 'racePage' ? id : []))
type Asking = Pick<Call<typeof calls.joinActivity>, 'body' | 'member' | 'caller' | 'refuse'>

const WINNERS = 20
const ORDER_DIGITS = 6
const CODE_OF = {
  phone: 'UNBOUND_PHONE',
  realName: 'BIND_REAL_NAME',
  card: 'AUTHENTICATION_REQUIRED',
} as const
const REFUSALS: Partial<Record<Requirement['code'], string>> = {
  card: '请先添加收款账户完成身份认证',
  deposit: '请先完成首存再参加',
}

/** Nine kinds of activities: who may take part, what each has done, and what it gets (U-ACT-01). */
export const openPromotion = (deps: PromotionDeps) => {
  const { store, races, clock, random, wallet } = deps

  const periodAt = (seed: ActivitySeed): Period => periodOf(seed, deps.plantedAt())
  const dated = (seed: ActivitySeed): ActivityState =>
    deps.forced()[seed.id] ?? stateByDate(periodAt(seed), clock.now())
  const find = (id: string | undefined, type: ActivityKind | undefined): ActivitySeed | undefined =>
    id === undefined
      ? (ACTIVITIES.find((seed) => seed.kind === type && dated(seed) === 'open') ??
        ACTIVITIES.find(({ kind }) => kind === type))
      : ACTIVITIES.find((seed) => seed.id === id && (type === undefined || seed.kind === type))

  const everybody = (seed: ActivitySeed): Public => ({
    now: clock.now(),
    ...periodAt(seed),
    drawn: (text) => seededRandom(hashText(text, deps.seed)),
    race: {
      first: (week, limit) =>
        races.first(seed.id, week, limit).map((runner) => ({ ...runner, name: deps.name(runner.id) })),
      centsOf: (week, memberId) => races.centsOf(seed.id, week, memberId),
      aheadOf: (week, runner) => races.aheadOf(seed.id, week, runner),
    },
    winners: () =>
      store.winners(seed.id, WINNERS).map(({ memberId, name, at }) => ({
        name: maskedPlayer(deps.name(memberId)),
        prizeName: name.split(' · ').at(-1)!,
        time: at,
      })),
  })
  const meIn = (seed: ActivitySeed, { id }: Member, origin: string): Me => {
    const rows = store.of(id, seed.id)
    return {
      ...deps.member(id),
      id,
      now: clock.now(),
      origin,
      rows,
      joinedAt: rows.find(({ verb }) => verb === 'join')?.at ?? null,
      deposits: deps.deposits(id),
      turnover: (from, until) => deps.turnover(id, from, until),
      friends: (least) => deps.friends(id, least),
      demandOf: (orderNo) => deps.demandOf(id, orderNo),
    }
  }

  /** What was earned and not claimed, kept back in an exclusion or not. */
  const waiting = (seed: ActivitySeed, me: Me): Reward[] => {
    const kind = KINDS[seed.kind]
    const isIn = dated(seed) === 'open' && !kind.isOver?.(me) && (!kind.needsJoin || me.joinedAt !== null)
    return isIn ? kind.claimable(seed, everybody(seed), me) : []
  }
  const stateOf = (seed: ActivitySeed, me: Me | null): ActivityState => {
    const state = dated(seed)
    const kind = KINDS[seed.kind]
    if (me !== null && state === 'open' && kind.isOver?.(me)) return 'ended'
    if (me === null || state !== 'open' || (kind.needsJoin && me.joinedAt === null)) return state
    if (!deps.giftProblem(me.id) && waiting(seed, me).length > 0) return 'claimable'
    if (kind.isDone(seed, everybody(seed), me)) return 'claimed'
    return me.rows.length === 0 ? 'open' : 'joined'
  }
  const detail = (seed: ActivitySeed, me: Me | null): ActivityDetail => ({
    ...presentActivity(seed, periodAt(seed), stateOf(seed, me), ACTIVITIES.indexOf(seed) + 1),
    image: headOf(seed),
    intro: seed.intro,
    steps: seed.steps,
    rules: seed.rules,
    content: KINDS[seed.kind].content(seed, everybody(seed), me),
    serverTime: clock.now(),
  })
  const answer = (
    seed: ActivitySeed,
    me: Me,
    message: string,
  ): ActivityAnswer & { detail: ActivityDetail } => ({
    id: seed.id,
    state: stateOf(seed, me),
    message,
    joinId: me.joinedAt === null ? null : `J${seed.id}-${me.id}`,
    due: fromCents(waiting(seed, me).reduce((sum, { cents }) => sum + cents, 0)),
    detail: detail(seed, me),
  })

  const rested = (text: string | null): Requirement[] =>
    text === null ? [] : [{ code: 'rest', text, met: false, linkRoute: '' }]
  /** Asked of who wants to take part; what was earned before a cool-off can be claimed in it. */
  const requirements = (seed: ActivitySeed, me: Me): Requirement[] => [
    ...rested(deps.restProblem(me.id)),
    ...requirementsOf(seed, dated(seed), me),
    ...(KINDS[seed.kind].requirements?.(seed, me) ?? []),
  ]
  /** Refuses with the code of the first thing that is missing, and the whole list. */
  const check = (
    seed: ActivitySeed,
    me: Me,
    { refuse }: Pick<Asking, 'refuse'>,
    asked = requirements(seed, me),
  ) => {
    const missing = asked.find(({ met }) => !met)
    if (!missing) return
    const status = missing.code in CODE_OF ? CODE_OF[missing.code as keyof typeof CODE_OF] : 'WARNING'
    const message = REFUSALS[missing.code] ?? (status === 'WARNING' ? missing.text : undefined)
    refuse(status, { ...(message ? { message } : {}), data: { requirements: asked } })
  }
  const named = ({ body, refuse }: Pick<Asking, 'body' | 'refuse'>): ActivitySeed =>
    find(body.id, body.type) ?? refuse('NOT_FOUND', { message: '活动不存在或已下线' })

  /** Writes a reward down and books it; the key makes sure that it comes once. A drawing tells its outcome itself. */
  const give = (
    seed: ActivitySeed,
    memberId: number,
    { key, name, cents, requiredCents, points = 0 }: Reward,
    { isTold }: { isTold: boolean },
  ): string => {
    const orderNo = `A${clock.now()}${random.digits('activity', ORDER_DIGITS)}`
    store.insert({
      memberId,
      activityId: seed.id,
      verb: 'reward',
      key,
      name,
      cents,
      requiredCents,
      orderNo,
      at: clock.now(),
    })
    if (points > 0) deps.addPoints(memberId, points)
    if (cents > 0) {
      wallet.gift(memberId, cents, orderNo, name)
      if (isTold) deps.notify(memberId, { orderNo, name, cents })
    }
    return orderNo
  }
  const asked = ({ tierId, taskId, giftId }: ActivityPayload) => tierId ?? taskId ?? giftId

  return {
    config: ({ body }: Pick<Call<typeof calls.config>, 'body'>): Data<typeof calls.config> => {
      const seed = body.id === undefined && body.type === undefined ? undefined : find(body.id, body.type)
      const order = { open: 0, notOpen: 1, ended: 2 } as Record<ActivityState, number>
      const list = ACTIVITIES.map((each, at) => presentActivity(each, periodAt(each), dated(each), at + 1))
      return {
        list: list.toSorted((a, b) => order[a.state] - order[b.state] || a.sort - b.sort),
        detail: seed ? detail(seed, null) : null,
      }
    },
    /** A bet placed at a moment counts by so much more or less from now on. */
    counted: (memberId: number, at: number, cents: number): void => races.count(RACES, memberId, at, cents),
    /** Tells how the member stands; asked by a press of the button (action: join), it refuses what is missing. */
    verification: (call: Asking): Data<typeof calls.verification> => {
      const seed = named(call)
      const me = meIn(seed, call.member, call.caller.origin)
      if (call.body.payload.action === 'join') check(seed, me, call)
      const list = requirements(seed, me)
      const missing = list.find(({ met }) => !met)
      return {
        ...answer(seed, me, missing ? missing.text : '可以参加'),
        allowed: !missing,
        requirements: list,
      }
    },
    /** What a forced refusal says: the whole list, with what its code stands for missing; null where no code of the list's is forced. */
    missing: (
      body: Asking['body'],
      member: Member,
      status: string,
    ): { requirements: Requirement[] } | null => {
      const seed = find(body.id, body.type)
      if (!seed || !Object.values<string>(CODE_OF).includes(status)) return null
      const isMissing = (code: string) => CODE_OF[code as keyof typeof CODE_OF] === status
      const list = requirements(seed, meIn(seed, member, ''))
      return { requirements: list.map((each) => (isMissing(each.code) ? { ...each, met: false } : each)) }
    },
    join: (call: Asking): Data<typeof calls.joinActivity> => {
      const { member, body, caller, refuse } = call
      const seed = named(call)
      const kind = KINDS[seed.kind]
      const me = meIn(seed, member, caller.origin)
      check(seed, me, call)
      const again = () => meIn(seed, member, caller.origin)
      if (kind.act) {
        const acted = kind.act(seed, everybody(seed), me, random.fork(`act:${seed.id}`), body.payload)
        if (typeof acted === 'string') return refuse('WARNING', { message: acted })
        give(seed, member.id, acted.reward, { isTold: false })
        return {
          ...answer(seed, again(), acted.message),
          prize: acted.prize,
          amount: fromCents(acted.reward.cents),
        }
      }
      if (me.joinedAt !== null) refuse('WARNING', { message: '您已参加该活动' })
      const row = {
        memberId: member.id,
        activityId: seed.id,
        verb: 'join' as const,
        key: '',
        name: seed.title,
        cents: 0,
        requiredCents: 0,
        orderNo: '',
        at: clock.now(),
      }
      store.insert(row)
      return { ...answer(seed, again(), '参加成功'), prize: null, amount: '0.00' }
    },
    confirm: (call: Asking): Data<typeof calls.confirmInfo> => {
      const { member, body, caller, refuse } = call
      const seed = named(call)
      const me = meIn(seed, member, caller.origin)
      check(seed, me, call, [...rested(deps.giftProblem(me.id)), ...requirementsOf(seed, dated(seed), me)])
      if (KINDS[seed.kind].needsJoin && me.joinedAt === null) refuse('WARNING', { message: '请先参加活动' })
      const id = asked(body.payload)
      const rewards = waiting(seed, me).filter((each) => id === undefined || each.id === id)
      if (rewards.length === 0) refuse('WARNING', { message: '暂无可领取的礼金，请先达成活动条件' })
      const orders = rewards.map((each) => give(seed, member.id, each, { isTold: true }))
      const sum = (of: 'cents' | 'requiredCents') => rewards.reduce((all, each) => all + each[of], 0)
      const message = `领取成功，¥${writtenCents(sum('cents'))} 已存入中心钱包，须流水 ¥${writtenCents(sum('requiredCents'))}`
      return {
        ...answer(seed, meIn(seed, member, caller.origin), message),
        orderNo: orders[0]!,
        amount: fromCents(sum('cents')),
        centerWalletBalance: fromCents(wallet.balances(member.id).center),
      }
    },
  }
}
